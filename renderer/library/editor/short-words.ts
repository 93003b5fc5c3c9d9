import type { Action } from '@shared/domain/creature'
import {
  attackDamage,
  attackReach,
  costOf,
  rechargeWords,
  saveDamage,
  saveWords,
  signed,
  usesWords,
} from '../../statblock/words'

/** An action in one line: "+8, reach 10 ft, 2d10+5 piercing". */
export function shortWords(action: Action): string {
  const { attack, save } = action
  return [
    costOf(action),
    action.recharge ? rechargeWords(action.recharge) : '',
    action.uses ? usesWords(action.uses, null) : '',
    ...(attack ? [signed(attack.toHit), attackReach(attack), attackDamage(attack)] : []),
    ...(save ? [saveWords(save), save.area, saveDamage(save)] : []),
    action.healing ? `heals ${action.healing}` : '',
    attack || save || action.healing ? '' : (action.text.split('\n')[0] ?? ''),
  ]
    .filter(Boolean)
    .join(', ')
}
