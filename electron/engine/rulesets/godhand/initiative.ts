import type { Id, Roll } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { Fight, Slot } from '@shared/domain/fight'
import type { PromptOf } from '@shared/domain/prompt'
import { needCombatant, needFight, present } from '../../mechanics/fight'
import { raisePrompt } from '../../mechanics/prompts'
import { arrangeSlots, placeAt } from '../../mechanics/order'
import { askAboutTies } from '../../mechanics/ties'
import type { ReadState } from '../../store'
import { refuse, type Work } from '../../work'
import type { AnswerCommand, Decider, RollTerms } from '../ruleset'
import { option } from './options'
import { note } from './reasons'
import { checkTerms } from './sheet'

/** Identical creatures share one roll and one place in the order; the party never does (GH-INIT-02, GH-AMB-06). */
export function groupKey(state: ReadState, combatant: Combatant): string | null {
  if (combatant.inParty || option(state, 'groupInitiative') !== 'block') return null
  return `${combatant.block}/${combatant.side}`
}

/**
 * Where a newcomer's place goes so that nobody else's relative order changes (GH-INIT-03): where the fewest places
 * stand on the wrong side of it, after those with the same number. Hand-made orders need not be sorted.
 */
export function insertAt(order: readonly Slot[], initiative: number): number {
  let wrong = order.filter((slot) => slot.initiative >= initiative).length
  let fewest = wrong
  let best = 0
  order.forEach((slot, index) => {
    wrong += slot.initiative >= initiative ? -1 : 1
    if (wrong <= fewest) {
      fewest = wrong
      best = index + 1
    }
  })
  return best
}

/**
 * Rolls initiative: a Dexterity check, one die for a group of identical creatures (GH-INIT-01, GH-INIT-02). Without
 * names, for everybody who has no number yet; who joins a group that has rolled takes its number without a die.
 */
export const rollInitiative: Decider<'rollInitiative'> = (work, command) => {
  const fight = needFight(work.state)
  const asked = command.ids.map((id) => needCombatant(work.state, id))
  const stranger = asked.find((combatant) => combatant.fight !== fight.id)
  if (stranger) refuse(`${stranger.name} is not in the fight.`)
  const named = asked.length > 0
  const rolling = named
    ? asked
    : [...present(work.state, fight.id)].filter(({ initiative }) => initiative === null)
  if (rolling.length === 0) refuse('Everybody has an initiative already.')
  for (const members of groups(rolling)) {
    const ids = members.map(({ id }) => id)
    const shared = named ? null : sharedNumber(work.state, fight, members)
    if (shared === null) rollFor(work, fight, ids)
    else {
      work.emit({ kind: 'initiativeSet', ids, value: shared })
      placeAt(work, fight.id, ids, shared)
    }
  }
  askAboutTies(work, fight.id)
}

function groups(combatants: readonly Combatant[]): Combatant[][] {
  const byKey = new Map<string, Combatant[]>()
  for (const combatant of combatants) {
    const key = combatant.group === null ? `alone ${combatant.id}` : combatant.group
    byKey.set(key, [...(byKey.get(key) ?? []), combatant])
  }
  return [...byKey.values()]
}

/** The number that others of the group have rolled already. */
function sharedNumber(state: ReadState, fight: Fight, members: readonly Combatant[]): number | null {
  const group = members[0]?.group ?? null
  if (group === null) return null
  for (const one of present(state, fight.id))
    if (one.group === group && one.initiative !== null) return one.initiative
  return null
}

function rollFor(work: Work, fight: Fight, ids: readonly Id[]): void {
  const { mode, modifier, reasons } = termsOf(work.state, ids)
  const roll = work.dice.d20(mode, modifier)
  work.emit({ kind: 'initiativeRolled', ids: [...ids], roll, mode, reasons: [...reasons] })
  placeAt(work, fight.id, ids, roll.total)
}

/** A group rolls as its least hampered member does: one poisoned goblin does not slow the others. */
function termsOf(state: ReadState, ids: readonly Id[]): RollTerms {
  const all = ids.map((id) => checkTerms(state, id, 'dex', null, null))
  const best = all.reduce<RollTerms | undefined>(
    (least, terms) => (least === undefined || terms.reasons.length < least.reasons.length ? terms : least),
    undefined,
  )
  return best ?? { mode: 'flat', modifier: 0, autoFail: false, reasons: [] }
}

/** Asks about every run of tied places (GH-INIT-04). */
export function offerTies(work: Work, fight: Fight): void {
  const byNumber = new Map<number, Slot[]>()
  for (const slot of fight.order)
    byNumber.set(slot.initiative, [...(byNumber.get(slot.initiative) ?? []), slot])
  for (const slots of byNumber.values()) {
    const of = slots[0]?.members[0]
    if (slots.length < 2 || of === undefined) continue
    raisePrompt(work, {
      kind: 'tie',
      of,
      moment: 'now',
      order: 0,
      reasons: [note('the GM may have each roll a d20, or order them by hand', 'GH-INIT-04')],
      slots: slots.map(({ id }) => id),
    })
  }
}

/** A plain d20 for each tied place, again for those still tied; or they stay as they stand. */
export function answerTie(work: Work, prompt: PromptOf<'tie'>, answer: AnswerCommand): void {
  if (answer.how === 'skip' || prompt.fight === null) return
  const standing = work.state.must('fights', prompt.fight).order
  const slots = prompt.slots.filter((id) => standing.some((slot) => slot.id === id))
  const rolls: { slot: Id; roll: Roll }[] = []
  const order = breakTie(work, slots, rolls)
  work.emit({ kind: 'tieRolled', rolls })
  arrangeSlots(work, prompt.fight, order, '')
}

/** Rolls after which those still tied stay as they stand. */
const ENOUGH_ROLLS = 20

function breakTie(work: Work, slots: readonly Id[], rolls: { slot: Id; roll: Roll }[], times = 0): Id[] {
  if (slots.length < 2 || times === ENOUGH_ROLLS) return [...slots]
  const totals = new Map<number, Id[]>()
  for (const slot of slots) {
    const roll = work.dice.d20('flat', 0)
    rolls.push({ slot, roll })
    totals.set(roll.total, [...(totals.get(roll.total) ?? []), slot])
  }
  const ranked = [...totals].sort(([a], [b]) => b - a)
  return ranked.flatMap(([, tied]) => breakTie(work, tied, rolls, times + 1))
}
