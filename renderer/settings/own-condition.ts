import type { Ability } from '@shared/domain/base'
import type { Row } from '@shared/domain/campaign'

type Data = Row['data']
export type Mode = '' | 'advantage' | 'disadvantage'
export type Sort = 'any' | 'melee' | 'ranged' | 'meleeWeapon'
export type Tone = 'harmful' | 'helpful' | 'mixed'
export type Blocked = 'action' | 'bonus' | 'reaction' | 'bold' | 'move'
export type UsedUpBy = '' | 'attack' | 'check' | 'hit'

/** A condition of the GM's own as the form shows it: what the rules do with it, without nesting. */
export interface ConditionForm {
  readonly tone: Tone
  readonly against: Mode
  readonly againstKind: Sort
  readonly own: Mode
  readonly ownKind: Sort
  readonly ownBonus: number
  readonly checks: Mode
  readonly checkBonus: number
  readonly saves: Mode | 'autoFail'
  readonly saveAbilities: readonly Ability[]
  readonly saveBonus: number
  /** Share of the speed that is left: 1 = all, 0.5 = half, 0 = none. */
  readonly speed: number
  /** Feet more or less. */
  readonly speedBonus: number
  readonly blocks: readonly Blocked[]
  readonly blind: boolean
  readonly deaf: boolean
  readonly resistAll: boolean
  readonly critical: '' | Sort
  readonly usedUpBy: UsedUpBy
  readonly implies: readonly string[]
  /** Hit points lost after each action it takes. */
  readonly afterAction: number
}

const asData = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const asNumber = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback
const oneOf = <T extends string>(value: unknown, choices: readonly T[], fallback: T): T =>
  choices.find((choice) => choice === value) ?? fallback

const modes: readonly Mode[] = ['', 'advantage', 'disadvantage']
const sorts: readonly Sort[] = ['any', 'melee', 'ranged', 'meleeWeapon']
const abilities: readonly Ability[] = ['str', 'dex', 'con', 'int', 'wis', 'cha']
const blocked: readonly Blocked[] = ['action', 'bonus', 'reaction', 'bold', 'move']

/** Reads the data of a row into the form. What the form has no field for is left in the row. */
export function formOf(data: Data): ConditionForm {
  const against = asData(asList(data['attacksAgainst'])[0])
  const own = asData(asList(data['ownAttacks'])[0])
  const bonus = asData(asList(data['ownAttackModifier'])[0])
  const checks = asData(data['checks'])
  const saves = asData(data['saves'])
  const saveMode = asData(asList(saves['modes'])[0])
  const movement = asData(data['movement'])
  const named = asList(saveMode['abilities'])
  return {
    tone: oneOf(data['tone'], ['harmful', 'helpful', 'mixed'], 'harmful'),
    against: oneOf(against['mode'], modes, ''),
    againstKind: oneOf(against['kind'], sorts, 'any'),
    own: oneOf(own['mode'], modes, ''),
    ownKind: oneOf(own['kind'], sorts, 'any'),
    ownBonus: asNumber(bonus['value'], 0),
    checks: oneOf(checks['mode'], modes, ''),
    checkBonus: asNumber(checks['modifier'], 0),
    saves: oneOf(saveMode['mode'], ['', 'advantage', 'disadvantage', 'autoFail'], ''),
    saveAbilities: abilities.filter((ability) => named.includes(ability)),
    saveBonus: asNumber(saves['modifier'], 0),
    speed: movement['immobile'] === true ? 0 : asNumber(movement['multiplier'], 1),
    speedBonus: asNumber(movement['bonus'], 0),
    blocks: blocked.filter((one) => asList(data['blocks']).includes(one)),
    blind: data['blind'] === true,
    deaf: data['deaf'] === true,
    resistAll: data['resistAll'] === true,
    critical: oneOf(data['criticalWhenHit'], ['', ...sorts], ''),
    usedUpBy: oneOf(data['usedUpBy'], ['', 'attack', 'check', 'hit'], ''),
    implies: asList(data['implies']).filter((word): word is string => typeof word === 'string'),
    afterAction: asNumber(data['afterAction'], 0),
  }
}

/** First entry of a list replaced, the others kept; no entry when there is nothing to say. */
const firstOf = (list: unknown, entry: Data | null): unknown[] => {
  const others = asList(list).slice(1)
  return entry ? [entry, ...others] : others
}

const without = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => {
      if (value === undefined || value === '' || value === false || value === 0) return false
      if (Array.isArray(value)) return value.length > 0
      return typeof value !== 'object' || value === null || Object.keys(value).length > 0
    }),
  )

/** Writes the form into the data of a row; fields the form does not know stay as they were. */
export function dataOf(form: ConditionForm, before: Data): Data {
  const saveModes = firstOf(
    asData(before['saves'])['modes'],
    form.saves === '' ? null : { mode: form.saves, abilities: [...form.saveAbilities] },
  )
  return without({
    ...before,
    tone: form.tone,
    attacksAgainst: firstOf(
      before['attacksAgainst'],
      form.against === '' ? null : { mode: form.against, kind: form.againstKind },
    ),
    ownAttacks: firstOf(
      before['ownAttacks'],
      form.own === '' ? null : { mode: form.own, kind: form.ownKind },
    ),
    ownAttackModifier: firstOf(
      before['ownAttackModifier'],
      form.ownBonus === 0 ? null : { value: form.ownBonus, kind: 'any' },
    ),
    checks: without({ ...asData(before['checks']), mode: form.checks, modifier: form.checkBonus }),
    saves: without({ ...asData(before['saves']), modes: saveModes, modifier: form.saveBonus }),
    movement: without({
      ...asData(before['movement']),
      multiplier: form.speed === 1 || form.speed === 0 ? undefined : form.speed,
      immobile: form.speed === 0,
      bonus: form.speedBonus,
    }),
    blocks: [...form.blocks],
    blind: form.blind,
    deaf: form.deaf,
    resistAll: form.resistAll,
    criticalWhenHit: form.critical,
    usedUpBy: form.usedUpBy,
    implies: [...form.implies],
    afterAction: form.afterAction,
  })
}
