import type { Id, Mode, Reason } from '@shared/domain/base'
import type { Action, Attack } from '@shared/domain/creature'
import type { ReadState } from '../../store'
import { type Cover, coverOf } from './cover'
import {
  activeRows,
  attackReasons,
  type AttackManner,
  criticalReasons,
  distinctRows,
  named,
} from './modifiers'
import { because, no, note } from './reasons'
import { abilityModifier, abilityShift, armorClassOf, blockOf, flatOf, modeOf } from './sheet'

/** An attack on one target, as it is asked for. Distances in feet. */
export interface AttackAsk {
  readonly attacker: Id
  /** null = unarmed strike. */
  readonly action: Action | null
  readonly attack: Attack
  readonly target: Id
  /** null = derived from the conditions. */
  readonly mode: Mode | null
  readonly cover: Cover
  readonly distance: number | null
  readonly bonus: number
  readonly twoHanded: boolean
}

export interface AttackTerms {
  readonly kind: Attack['kind']
  readonly mode: Mode
  readonly toHit: number
  readonly armorClass: number
  readonly reasons: readonly Reason[]
  /** Why it may not be aimed at this target. */
  readonly refusals: readonly Reason[]
  /** Why it misses without a die. */
  readonly misses: readonly Reason[]
}

const REACH = 5

/** Fists: Strength, everybody is proficient, 1 + Strength modifier and no dice (GH-ATK-10). */
export function unarmed(state: ReadState, id: Id): Attack {
  const strength = abilityModifier(state, id, 'str')
  return {
    kind: 'melee',
    toHit: strength + blockOf(state, id).proficiencyBonus,
    ability: null,
    reach: REACH,
    range: null,
    damage: [{ formula: String(Math.max(0, 1 + strength)), type: 'bludgeoning' }],
    light: false,
    thrown: false,
    hands: 0,
    onHit: [],
  }
}

const isRanged = (kind: Attack['kind']): boolean => kind === 'ranged' || kind === 'rangedSpell'

/** How an attack of this kind is made, as conditions ask. */
export const mannerOf = (kind: Attack['kind']): AttackManner => ({
  ranged: isRanged(kind),
  spell: kind === 'meleeSpell' || kind === 'rangedSpell',
})

/** Feet between two, as stated for this attack or as held. */
function distanceOf(state: ReadState, ask: AttackAsk): number | null {
  return ask.distance ?? state.must('combatants', ask.attacker).distances[ask.target] ?? null
}

/** A throwable weapon beyond its reach is thrown (GH-TWF-03). */
function kindOf(attack: Attack, distance: number | null): Attack['kind'] {
  const beyond = distance !== null && distance > (attack.reach ?? REACH)
  return attack.kind === 'melee' && attack.thrown && attack.range !== null && beyond ? 'ranged' : attack.kind
}

interface Reaching {
  readonly refusals: readonly Reason[]
  readonly misses: readonly Reason[]
  readonly reasons: readonly Reason[]
}

const within: Reaching = { refusals: [], misses: [], reasons: [] }

/** Reach and range (GH-ATK-01, GH-ATK-08, GH-ATK-09). An unstated distance is in range. */
function reaching(attack: Attack, kind: Attack['kind'], distance: number | null): Reaching {
  if (distance === null) return within
  if (!isRanged(kind)) {
    const reach = attack.reach ?? REACH
    return distance <= reach
      ? within
      : { ...within, refusals: [no(`beyond its reach of ${reach} ft`, 'GH-ATK-09')] }
  }
  const { range } = attack
  if (!range || distance <= range.normal) return within
  if (range.long !== null && distance <= range.long)
    return {
      ...within,
      reasons: [because('disadvantage', `long range: over ${range.normal} ft`, 'GH-ATK-08')],
    }
  return { ...within, misses: [note(`out of range: over ${range.long ?? range.normal} ft`, 'GH-ATK-08')] }
}

/** Why it can't be aimed at this target, apart from reach and cover. */
function targetRefusals(state: ReadState, ask: AttackAsk): readonly Reason[] {
  const reasons: Reason[] = []
  const { life, gone } = state.must('combatants', ask.target)
  if (gone === 'fled' || gone === 'left') reasons.push(no('target has left the fight', null))
  else if (life === 'dead') reasons.push(no('target is dead', null))
  for (const { row, effect } of activeRows(state, ask.attacker)) {
    if (row.sparesParam && named(effect, row.sparesParam.param) === ask.target)
      reasons.push(no(`${row.phrase} by the target`, row.sparesParam.rule))
  }
  if (ask.twoHanded || ask.attack.hands >= 2) {
    for (const { row } of distinctRows(state, ask.attacker))
      if (row.forbids?.actions.includes('twoHanded')) reasons.push(no(row.phrase, row.forbids.rule))
  }
  return reasons
}

/** Everything that is known about an attack before its die falls. Pure. */
export function attackTerms(state: ReadState, ask: AttackAsk): AttackTerms {
  const { attacker, target, attack } = ask
  const distance = distanceOf(state, ask)
  const kind = kindOf(attack, distance)
  const reach = reaching(attack, kind, distance)
  const cover = coverOf(state, target, ask.cover)
  const derived = [...attackReasons(state, attacker, target, mannerOf(kind)), ...reach.reasons]
  const flats = [...flatsOf(state, ask)]
  const given = ask.mode === null ? [] : [note(`rolled ${modeWords[ask.mode]} by the GM’s word`, null)]
  const armorClass = armorClassOf(state, target)
  return {
    kind,
    mode: ask.mode ?? modeOf(derived),
    toHit: attack.toHit + flatOf(derived) + flatOf(flats),
    armorClass: armorClass.value + cover.bonus,
    reasons: [...derived, ...flats, ...cover.reasons, ...given],
    refusals: [...targetRefusals(state, ask), ...reach.refusals, ...cover.refusals],
    misses: reach.misses,
  }
}

const modeWords: { readonly [M in Mode]: string } = {
  advantage: 'with advantage',
  flat: 'flat',
  disadvantage: 'with disadvantage',
}

function* flatsOf(state: ReadState, ask: AttackAsk): Generator<Reason> {
  const { ability } = ask.attack
  const shift = ability === null ? 0 : abilityShift(state, ask.attacker, ability)
  if (shift !== 0) yield because(shift < 0 ? 'penalty' : 'bonus', 'changed ability score', 'GH-INT-28', shift)
  if (ask.bonus !== 0) yield because(ask.bonus < 0 ? 'penalty' : 'bonus', 'by hand', null, ask.bonus)
}

/**
 * Why a hit would be critical whatever the die shows. What one open result has already taken up (Vulnerable) is not
 * counted again for the next attack (GH-COND-VULN-02).
 */
export function criticalIfHit(
  state: ReadState,
  target: Id,
  kind: Attack['kind'],
  except: Id | null = null,
): readonly Reason[] {
  const taken = [...state.all('prompts')].some(
    (prompt) =>
      prompt.kind === 'attack' &&
      prompt.id !== except &&
      prompt.target === target &&
      (prompt.outcome === 'hit' || prompt.outcome === 'critical'),
  )
  return criticalReasons(state, target, mannerOf(kind), taken)
}
