import type { Apply } from './index'

type Kinds =
  | 'creaturesImported'
  | 'tieRolled'
  | 'actionTaken'
  | 'attackRolled'
  | 'refusedEffect'
  | 'rolled'
  | 'checkMade'
  | 'noted'

const nothing = (): void => undefined

/** Events that are told and change nothing: what follows from them are events of their own. */
export const tellsOnly: { readonly [K in Kinds]: Apply<K> } = {
  creaturesImported: nothing,
  tieRolled: nothing,
  actionTaken: nothing,
  attackRolled: nothing,
  refusedEffect: nothing,
  rolled: nothing,
  checkMade: nothing,
  noted: nothing,
}
