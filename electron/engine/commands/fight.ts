import type { Id } from '@shared/domain/base'
import type { Encounter } from '@shared/domain/encounter'
import type { Fight } from '@shared/domain/fight'
import { fightOnTable, needFight, present } from '../mechanics/fight'
import { closePrompt } from '../mechanics/prompts'
import { addToFight, enter, outOfFight, removeForGood } from '../mechanics/roster'
import { closeTies } from '../mechanics/ties'
import { expireScene, toClock } from '../mechanics/timers'
import { advance, beginRound } from '../mechanics/turns'
import type { Decider } from '../rulesets/ruleset'
import { refuse, type Work } from '../work'
import { freeMembers } from './party'

type Kinds = 'prepareFight' | 'beginFight' | 'endFight' | 'pauseFight' | 'resumeFight' | 'discardFight'

export const fightCommands: { readonly [K in Kinds]: Decider<K> } = {
  prepareFight(work, { encounter: encounterId, name, withParty }) {
    freeTable(work)
    const encounter =
      encounterId === null
        ? null
        : (work.state.get('encounters', encounterId) ?? refuse('That encounter is gone.'))
    const fight = newFight(work, encounter, name)
    work.emit({ kind: 'fightPrepared', fight })
    work.emit({ kind: 'fightOnTable', id: fight.id })
    for (const entry of encounter?.entries ?? []) {
      const creature =
        work.state.get('creatures', entry.creature) ?? refuse('The encounter names a creature that is gone.')
      addToFight(work, fight.id, { ...entry, creature })
    }
    const free = new Set(freeMembers(work))
    enter(work, fight.id, withParty ? withParty.filter((id) => free.has(id)) : [...free])
  },
  beginFight(work) {
    const fight = needFight(work.state)
    if (fight.status !== 'preparing') refuse('The fight has begun already.')
    const waiting = [...present(work.state, fight.id)].filter(({ initiative }) => initiative === null)
    if (waiting.length > 0) refuse(`No initiative yet: ${shortList(waiting.map(({ name }) => name))}.`)
    if (fight.order.length === 0) refuse('Nobody is in the fight yet.')
    closeTies(work, fight.id)
    work.emit({ kind: 'fightBegan', id: fight.id })
    beginRound(work, work.state.must('fights', fight.id))
    work.rules.beginFight(work, work.state.must('fights', fight.id))
    advance(work, fight.id)
  },
  endFight(work) {
    const fight = needFight(work.state)
    const party = membersOf(work, fight)
    work.rules.endFight(work, fight)
    expireScene(work, party)
    for (const id of party) {
      for (const effect of [...work.state.effectsOn(id)]) {
        if (effect.ends.some((rule) => rule.kind === 'turn')) toClock(work, effect, null)
      }
    }
    clearTable(work, fight, party)
    work.emit({ kind: 'fightEnded', id: fight.id, rounds: fight.round })
  },
  pauseFight(work) {
    putAside(work, needFight(work.state))
  },
  resumeFight(work, { id }) {
    if (fightOnTable(work.state)?.id === id) refuse('That fight is on the table already.')
    freeTable(work)
    const fight = work.state.get('fights', id) ?? refuse('That fight is gone.')
    const status = fight.round > 0 ? 'running' : 'preparing'
    work.emit({ kind: 'fightOnTable', id })
    for (const [member, kept] of Object.entries(fight.parked)) {
      work.emit({ kind: 'combatantChanged', id: member, patch: { ...kept, fight: id }, why: '' })
    }
    work.emit({ kind: 'fightChanged', id, patch: { status, parked: {} }, why: 'is on the table again' })
  },
  discardFight(work, { id }) {
    const fight = work.state.get('fights', id) ?? refuse('That fight is gone already.')
    clearTable(work, fight, membersOf(work, fight))
    work.emit({ kind: 'fightDiscarded', id })
  },
}

/** Another fight takes the table: the one on it waits, to go on where it stood. */
function freeTable(work: Work): void {
  const fight = fightOnTable(work.state)
  if (fight) putAside(work, fight)
}

/** What each member of the party had in this fight is kept with it, so that they can join another one. */
function putAside(work: Work, fight: Fight): void {
  const parked: Fight['parked'] = {}
  for (const id of membersOf(work, fight)) {
    const { initiative, group, surprised, turnsTaken, used, tags, readied, distances, gone } =
      work.state.must('combatants', id)
    parked[id] = { initiative, group, surprised, turnsTaken, used, tags, readied, distances, gone }
    work.emit({ kind: 'combatantChanged', id, patch: outOfFight, why: '' })
  }
  work.emit({
    kind: 'fightChanged',
    id: fight.id,
    patch: { status: 'paused', parked },
    why: 'is put aside',
  })
  work.emit({ kind: 'fightOnTable', id: null })
}

function newFight(work: Work, encounter: Encounter | null, name: string): Fight {
  return {
    id: work.newId(),
    name: name || (encounter?.name ?? 'Fight'),
    encounter: encounter?.id ?? null,
    status: 'preparing',
    round: 0,
    order: [],
    active: null,
    actor: null,
    acted: [],
    begun: [],
    parked: {},
    numbering: {},
    startedAt: null,
    challenge: challengeOf(work, encounter),
    notes: encounter?.notes ?? '',
  }
}

/** Sum of the Challenge Factors of an encounter's creatures; null when none is rated. */
function challengeOf(work: Work, encounter: Encounter | null): number | null {
  let sum: number | null = null
  for (const { creature, count } of encounter?.entries ?? []) {
    const challenge = work.state.get('creatures', creature)?.challenge ?? null
    if (challenge !== null) sum = (sum ?? 0) + challenge * count
  }
  return sum
}

/** Party members in a fight, whether they stand or have left it. */
function membersOf(work: Work, fight: Fight): Id[] {
  return [...work.state.all('combatants')]
    .filter((one) => one.inParty && one.fight === fight.id)
    .map(({ id }) => id)
}

/** The party leaves with what lasts, everybody else goes for good with everything that sat on them. */
function clearTable(work: Work, fight: Fight, party: readonly Id[]): void {
  for (const prompt of [...work.state.all('prompts')])
    if (prompt.fight === fight.id) closePrompt(work, prompt.id, '')
  work.emit({ kind: 'fightChanged', id: fight.id, patch: { order: [], active: null, actor: null }, why: '' })
  const others = [...work.state.all('combatants')].filter((one) => !one.inParty && one.fight === fight.id)
  for (const { id } of others) removeForGood(work, id)
  for (const id of party) work.emit({ kind: 'combatantChanged', id, patch: outOfFight, why: '' })
}

function shortList(names: readonly string[]): string {
  return names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
}
