import { abilities } from './abilities'
import type { Ability } from '@shared/domain/base'
import type { Row } from '@shared/domain/campaign'
import type {
  AttackMark,
  AttackSort,
  Capability,
  CheckMarks,
  ConditionRow,
  FlatMark,
  MovementMarks,
  SaveMarks,
} from './row'

type Data = Readonly<Record<string, unknown>>

const kinds: readonly AttackSort[] = ['any', 'melee', 'ranged', 'meleeWeapon']
const capabilities: readonly Capability[] = ['action', 'bonus', 'reaction', 'bold', 'move']
const tones = ['harmful', 'helpful', 'mixed'] as const

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly Data[] => (Array.isArray(value) ? value.filter(isData) : [])
const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []
const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
const oneOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)

const attackMark = (data: Data): AttackMark | null => {
  const mode = oneOf(data['mode'], ['advantage', 'disadvantage'] as const)
  return mode ? { mode, kind: oneOf(data['kind'], kinds) ?? 'any', rule: null } : null
}

const present = <T>(value: T | null): value is T => value !== null

function flatMark(data: Data): FlatMark | null {
  const value = number(data['value'])
  return value === undefined ? null : { value, kind: oneOf(data['kind'], kinds) ?? 'any', rule: null }
}

function checks(data: Data): CheckMarks {
  const fails = words(data['fails']).flatMap((sense) => {
    const needs = oneOf(sense, ['sight', 'hearing'] as const)
    return needs ? [{ needs, rule: null }] : []
  })
  const mode = oneOf(data['mode'], ['advantage', 'disadvantage'] as const)
  return {
    modes: mode ? [{ mode, rule: null }] : [],
    modifier: number(data['modifier']) ?? 0,
    fails,
    rule: null,
  }
}

function saves(data: Data): SaveMarks {
  const modes = listOf(data['modes']).flatMap((entry) => {
    const mode = oneOf(entry['mode'], ['advantage', 'disadvantage', 'autoFail'] as const)
    const named = words(entry['abilities']).filter((word): word is Ability =>
      abilities.some((one) => one === word),
    )
    return mode ? [{ abilities: named.length === 0 ? abilities : named, mode, rule: null }] : []
  })
  return { modes, modifier: number(data['modifier']) ?? 0, rule: null }
}

function movement(data: Data): MovementMarks {
  const multiplier = number(data['multiplier'])
  return {
    multiplier: multiplier === undefined ? 1 : Math.max(0, multiplier),
    bonus: number(data['bonus']) ?? 0,
    immobile: data['immobile'] === true,
    crawlOnly: data['crawlOnly'] === true,
    difficult: data['difficult'] === true,
    rule: null,
  }
}

/**
 * Reads a condition that the GM made. `row.data` holds the same fields as a built-in row, each optional:
 * `tone`, `phrase`, `implies: string[]`, `attacksAgainst` and `ownAttacks: { mode, kind }[]`,
 * `ownAttackModifier: { value, kind }[]`, `checks: { mode, modifier, fails: ('sight' | 'hearing')[] }`,
 * `saves: { modifier, modes: { abilities, mode }[] }`, `criticalWhenHit: kind`, `usedUpBy: 'attack' | 'check' | 'hit'`,
 * `coverSteps: number`, `movement: { multiplier, bonus, immobile, crawlOnly, difficult }`, `blocks: capability[]`,
 * `resistAll: boolean`, `blind`, `deaf`, `immune: string[]`, `afterAction: number`.
 * What is not understood is left out: a wrong field never stops a fight.
 */
export function ownRow(row: Row): ConditionRow {
  const data: Data = row.data
  const critical = oneOf(data['criticalWhenHit'], kinds)
  const usedUpBy = oneOf(data['usedUpBy'], ['attack', 'check', 'hit'] as const)
  const steps = number(data['coverSteps'])
  const hurt = number(data['afterAction'])
  const what = words(data['blocks']).flatMap((word) => oneOf(word, capabilities) ?? [])
  const immune = words(data['immune'])
  const phrase = data['phrase']
  return {
    id: row.id,
    name: row.name,
    phrase: typeof phrase === 'string' && phrase !== '' ? phrase : `has ${row.name}`,
    summary: row.summary,
    tone: oneOf(data['tone'], tones) ?? 'harmful',
    rules: [],
    seenBy: row.visible ? 'all' : 'gm',
    implies: words(data['implies']),
    attacksAgainst: listOf(data['attacksAgainst']).map(attackMark).filter(present),
    ownAttacks: listOf(data['ownAttacks']).map(attackMark).filter(present),
    ownAttackModifier: listOf(data['ownAttackModifier']).map(flatMark).filter(present),
    ...(isData(data['checks']) && { checks: checks(data['checks']) }),
    ...(isData(data['saves']) && { saves: saves(data['saves']) }),
    ...(critical && { criticalWhenHit: { kind: critical, rule: null } }),
    ...(usedUpBy && { usedUpBy }),
    ...(steps !== undefined && { coverSteps: { steps: Math.max(0, Math.trunc(steps)), rule: null } }),
    ...(isData(data['movement']) && { movement: movement(data['movement']) }),
    ...(what.length > 0 && { blocks: [{ what, rule: null }] }),
    ...(data['resistAll'] === true && { resistAll: { rule: null } }),
    senses: {
      ...(data['blind'] === true && { sight: false }),
      ...(data['deaf'] === true && { hearing: false }),
    },
    ...(immune.length > 0 && { immune: { conditions: immune, rule: null } }),
    ...(hurt !== undefined && hurt > 0 && { afterAction: { damage: Math.trunc(hurt), rule: null } }),
  }
}
