import type { Id, Reason } from '@shared/domain/base'
import type { CommandOf } from '@shared/command'
import { needCombatant, onTurn } from '../../mechanics/fight'
import type { ReadState } from '../../store'
import { refuse } from '../../work'
import type { Decider } from '../ruleset'
import { isCounted, oneOfReasons, used } from './economy'
import { isJump, jumpReasons, noteRunUp } from './jump'
import { allowed, distinctRows, hasCondition } from './modifiers'
import { option } from './options'
import { no, note } from './reasons'
import { blockOf, speedOf } from './sheet'

/** Ways of moving that somebody else does to one, or magic does: they cost nothing and nothing forbids them. */
const moved: readonly string[] = ['forced', 'teleport']
/** Ways of moving that cost double without a speed of their own (GH-MOVE-06, GH-MOVE-07). */
const laborious: readonly string[] = ['climb', 'swim']
/** Ways of moving that need a speed of their own. */
const special: readonly string[] = ['fly', 'burrow']

/** The speed a way of moving draws on: its own where there is one, else walking. Feet. */
function speedFor(state: ReadState, id: Id, mode: string): number {
  const own = blockOf(state, id).speeds[mode]
  return speedOf(state, id, own === undefined ? 'walk' : mode).value
}

/** Feet that this turn holds for a way of moving, Dash and Sprint counted (GH-ACT-04, GH-AMB-08). */
function budget(state: ReadState, id: Id, mode: string): number {
  const speed = speedFor(state, id, mode)
  const dashes = used(state.must('combatants', id), 'dashes')
  return speed * (1 + dashes) + (speed > 0 ? sprintFeet(state, id) : 0)
}

/** Feet of a sprint where the option counts them as movement, not as speed. */
function sprintFeet(state: ReadState, id: Id): number {
  if (option(state, 'sprint') === 'speed') return 0
  let feet = 0
  for (const { row, effect } of distinctRows(state, id)) {
    const param = row.movement?.bonusParam
    const value = param === undefined ? 0 : effect?.params[param]
    if (typeof value === 'number') feet += value
  }
  return feet
}

/** Feet left for a way of moving; speeds switch by what was spent already (GH-MOVE-05, GH-AMB-10). */
export function feetLeft(state: ReadState, id: Id, mode: string): number {
  const combatant = state.must('combatants', id)
  const spent = used(combatant, option(state, 'switchCounts') === 'feet' ? 'feet' : 'movement')
  return Math.max(0, budget(state, id, mode) - spent)
}

/** The way of moving that is shown when none is chosen: on foot, or the fastest of those that can't walk. */
function mainMode(state: ReadState, id: Id): string {
  const { speeds } = blockOf(state, id)
  if ((speeds['walk'] ?? 0) > 0) return 'walk'
  const fastest = Object.entries(speeds).sort(([, a], [, b]) => b - a)[0]
  return fastest?.[0] ?? 'walk'
}

/** What keeps somebody from moving by its own will now. */
function moveReasons(state: ReadState, id: Id): readonly Reason[] {
  return [...allowed(state, id, 'move'), ...oneOfReasons(state, state.must('combatants', id), 'move')]
}

/** Movement of the turn for the reader: feet left and in all, and what bears on it. */
export function movement(
  state: ReadState,
  id: Id,
): { left: number; total: number; reasons: readonly Reason[] } {
  const mode = mainMode(state, id)
  const against = moveReasons(state, id)
  const reasons = [...speedOf(state, id, mode).reasons, ...against]
  if (mustCrawl(state, id)) reasons.push(note('only crawling: every foot costs two', 'GH-MOVE-17'))
  return { left: against.length > 0 ? 0 : feetLeft(state, id, mode), total: budget(state, id, mode), reasons }
}

const mustCrawl = (state: ReadState, id: Id): boolean =>
  distinctRows(state, id).some(({ row }) => row.movement?.crawlOnly === true)

/** What each foot costs. Double for crawling, and again in difficult terrain (GH-MOVE-08, GH-MOVE-09, GH-INT-18). */
function costPerFoot(state: ReadState, id: Id, mode: string, difficultGround: boolean): number {
  if (moved.includes(mode)) return 0
  const difficult =
    difficultGround || distinctRows(state, id).some(({ row }) => row.movement?.difficult === true)
  if (isJump(mode)) return 1
  const slow = mode === 'crawl' || (laborious.includes(mode) && blockOf(state, id).speeds[mode] === undefined)
  if (!slow) return difficult ? 2 : 1
  if (!difficult) return 2
  return mode === 'crawl' ? 4 : Number(option(state, 'climbDifficult'))
}

/** Moves: by the budget of the turn, in steps of 5 ft, in whatever way it can (GH-MOVE-01 to 09). */
export const move: Decider<'move'> = (work, command) => {
  const { id } = command
  const combatant = needCombatant(work.state, id)
  const mode = wayOf(work.state, command)
  if (command.feet === 0) refuse('Move some feet.')
  const capped = distinctRows(work.state, id).find(({ row }) => row.movement?.maxFeet !== undefined)
  const cost = command.feet * (capped ? 1 : costPerFoot(work.state, id, mode, command.difficult))
  const reasons = command.feet < 0 ? [] : refusals(work.state, command, mode, cost)
  if (reasons.length > 0 && !command.override) refuse(`${combatant.name} can’t move that far.`, reasons)
  work.emit({ kind: 'moved', id, feet: command.feet, cost: moved.includes(mode) ? 0 : cost, mode })
  noteRunUp(work, id, mode, command.feet)
}

/** On the ground one crawls, whatever was asked (GH-MOVE-17). */
function wayOf(state: ReadState, { id, mode }: CommandOf<'move'>): string {
  return mustCrawl(state, id) && (mode === 'walk' || laborious.includes(mode)) ? 'crawl' : mode
}

function refusals(
  state: ReadState,
  command: CommandOf<'move'>,
  mode: string,
  cost: number,
): readonly Reason[] {
  const { id, feet } = command
  if (moved.includes(mode)) return []
  const combatant = state.must('combatants', id)
  const reasons = [...moveReasons(state, id)]
  const counted = isCounted(state, combatant)
  if (counted && !onTurn(state, id)) reasons.push(no('it is not its turn', 'GH-TURN-01'))
  if (special.includes(mode) && blockOf(state, id).speeds[mode] === undefined)
    reasons.push(no(`it has no ${mode} speed`, 'GH-MOVE-05'))
  if (mustCrawl(state, id) && mode !== 'crawl') reasons.push(no('it can only crawl', 'GH-MOVE-17'))
  if (isJump(mode)) reasons.push(...jumpReasons(state, id, mode, feet))
  else if (feet % 5 !== 0) reasons.push(no('movement goes in steps of 5 ft', 'GH-MOVE-01'))
  if (counted) reasons.push(...budgetReasons(state, id, mode, feet, cost))
  return reasons
}

function budgetReasons(
  state: ReadState,
  id: Id,
  mode: string,
  feet: number,
  cost: number,
): readonly Reason[] {
  const combatant = state.must('combatants', id)
  const reasons: Reason[] = []
  for (const { row } of distinctRows(state, id)) {
    const most = row.movement?.maxFeet
    if (most === undefined) continue
    if (used(combatant, 'feet') + feet > most)
      reasons.push(no(`at most ${most} ft a round`, row.movement?.rule ?? null))
    if (!hasCondition(state, id, 'prone'))
      reasons.push(no('it can’t travel standing', row.movement?.rule ?? null))
  }
  const left = feetLeft(state, id, mode)
  if (cost > left) reasons.push(no(`costs ${cost} ft, ${left} ft left`, 'GH-MOVE-01'))
  return reasons
}
