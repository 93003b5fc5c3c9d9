import type { Id } from '@shared/domain/base'
import type { Prompt, PromptOf } from '@shared/domain/prompt'
import type { Event, EventOf } from '@shared/event'
import type { PromptView } from '@shared/view/gm'
import { applyEvent } from '../../../engine/apply'
import { createDice } from '../../../engine/dice/dice'
import type { Ruleset } from '../../../engine/rulesets/ruleset'
import type { Store } from '../../../engine/store'
import { Refused, type Work } from '../../../engine/work'
import type { Scene } from './combatant'
import type { Rows } from '../condition-rows'
import { effectName } from './effects'
import type { ViewState } from './input'

type Outcome = PromptView['outcomes'][number]

/** Foretells what taking a proposal would do, per target; computed again only when something it reads changed. */
export interface Outcomes {
  of(scene: Scene, prompt: Prompt): Outcome[]
}

/** Runs the ruleset's own answer on a copy of the state and returns what would happen. */
function rehearse(store: Store, rules: Ruleset, prompt: Prompt): Event[] {
  const events: Event[] = []
  let made = 0
  const work: Work = {
    state: store,
    rules,
    // Everything that hurts is rolled already; a die that an answer still asks for shows the middle.
    dice: createDice((sides) => Math.ceil(sides / 2)),
    newId: () => `rehearsal-${(made += 1)}`,
    emit(event) {
      applyEvent(store, event)
      events.push(event)
    },
  }
  const answer = rules.answers[prompt.kind] as (work: Work, prompt: Prompt, how: unknown) => void
  try {
    answer(work, prompt, { kind: 'answerPrompt', id: prompt.id, how: 'apply', amount: null, bonus: 0 })
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown
  }
  return events
}

function arithmetic(taken: readonly EventOf<'damageTaken'>[]): string {
  const parts = taken.flatMap((event) =>
    event.parts.map((part) => {
      const rolled = `${part.rolled} ${part.type}`.trim()
      return part.rolled === part.taken ? rolled : `${rolled} → ${part.taken}`
    }),
  )
  const fromTemp = taken.reduce((sum, event) => sum + event.fromTemp, 0)
  return parts.join(' + ') + (fromTemp > 0 ? `, ${fromTemp} off temporary` : '')
}

function consequence(event: Event, id: Id, rows: Rows): string | null {
  switch (event.kind) {
    case 'lifeChanged':
      if (event.id !== id) return null
      return event.to === 'dead' ? 'dies' : event.to === 'dying' ? 'drops, dying' : event.to
    case 'deathSaveMade':
      return event.id === id ? `death saves: ${event.failures} failed` : null
    case 'effectStarted':
      return event.effect.on === id ? effectName(event.effect, rows) : null
    case 'effectEnded':
      return event.on === id ? `${event.name} ends` : null
    case 'concentrationEnded':
      return event.id === id ? `loses ${event.on}` : null
    case 'promptRaised':
      if (event.prompt.kind !== 'concentration' || event.prompt.of !== id) return null
      return `concentration, DC ${event.prompt.dc}`
    default:
      return null
  }
}

function outcome(
  before: ViewState,
  after: Store,
  events: readonly Event[],
  id: Id,
  rows: Rows,
): Outcome | null {
  const from = before.get('combatants', id)
  if (!from) return null
  const taken = events.filter(
    (event) => event.kind === 'damageTaken' && event.id === id,
  ) as EventOf<'damageTaken'>[]
  const follows = events.map((event) => consequence(event, id, rows)).filter((text) => text !== null)
  return {
    id,
    name: from.name,
    arithmetic: arithmetic(taken),
    from: from.hp,
    to: after.get('combatants', id)?.hp ?? 0,
    consequence: [...new Set(follows)].join(', '),
  }
}

/** Saves not rolled yet stand aside, so that the others can be foretold. */
function settled(prompt: PromptOf<'area'>): PromptOf<'area'> {
  if (!prompt.save) return prompt
  const targets = prompt.targets.map((one) => (one.saved === null ? { ...one, out: true } : one))
  return { ...prompt, targets }
}

function foretell(scene: Scene, prompt: PromptOf<'attack' | 'area'>): Outcome[] {
  const store = scene.state.fork()
  const proposal = prompt.kind === 'area' ? settled(prompt) : prompt
  store.put('prompts', proposal)
  const events = rehearse(store, scene.rules, proposal)
  const targets = prompt.kind === 'area' ? prompt.targets.map((one) => one.id) : [prompt.target]
  return targets
    .map((id) => outcome(scene.state, store, events, id, scene.rows))
    .filter((one) => one !== null)
}

function readBy(scene: Scene, prompt: PromptOf<'attack' | 'area'>): unknown[] {
  const targets = prompt.kind === 'area' ? prompt.targets.map((one) => one.id) : [prompt.target]
  const { state } = scene
  return [prompt, ...targets.flatMap((id) => [state.get('combatants', id), state.effectsOn(id)])]
}

/** Makes the foretelling of one viewer, with its memory. */
export function createOutcomes(): Outcomes {
  const memory = new Map<Id, { read: unknown[]; outcomes: Outcome[] }>()
  return {
    of(scene, prompt) {
      if (prompt.kind !== 'attack' && prompt.kind !== 'area') return []
      const read = readBy(scene, prompt)
      const known = memory.get(prompt.id)
      if (known && known.read.length === read.length && known.read.every((one, i) => one === read[i])) {
        return known.outcomes
      }
      const outcomes = foretell(scene, prompt)
      if (memory.size > 50) memory.clear()
      memory.set(prompt.id, { read, outcomes })
      return outcomes
    },
  }
}
