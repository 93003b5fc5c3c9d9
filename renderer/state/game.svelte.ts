/*
 * The open campaign as the GM sees it.
 *
 *   game.open                 a campaign is open (else: the start screen)
 *   game.view.fight           sections of the contract's GmView, each `$state.raw`, replaced whole
 *   game.view.combatants[id]  record sections keep unchanged entries as the same objects
 *   await act({ kind: 'endTurn' })
 *   await act({ kind: 'attack', … }, [17, 8])    dice the GM typed
 *   await undo(), redo(), stepBackTurn(), backTo(seq)
 *
 * For lists: derive the array of entries once and iterate over the entries themselves, keyed by id,
 *   const rows = $derived(slot.members.map((id) => game.view.combatants[id]!))
 *   {#each rows as combatant (combatant.id)}<Row {combatant} />{/each}
 * then a patch re-renders only the rows whose entry changed.
 */
import type { CommandInput, TypedDice } from '@shared/command'
import type { Id } from '@shared/domain/base'
import type { Patch } from '@shared/ipc/contract'
import type { StepResult } from '@shared/event'
import type { CombatantView, GmSection, GmView } from '@shared/view/gm'
import { announce, worthTelling } from './announce.svelte'
import { app } from './app.svelte'
import { listen, request } from './bridge.svelte'
import { follow } from './follow'
import { handInAll } from './leaving'
import { notices } from './notices.svelte'
import { changesOf } from './patches'
import { selection } from './selection.svelte'

class View implements GmView {
  campaign = $state.raw<GmView['campaign']>({
    name: '',
    folder: '',
    notes: '',
    party: [],
    partyLevel: null,
    otherFights: [],
    notices: [],
  })
  rules = $state.raw<GmView['rules']>({
    id: '',
    name: '',
    conditions: [],
    damageTypes: [],
    sizes: [],
    skills: [],
    options: [],
    rows: [],
  })
  clock = $state.raw<GmView['clock']>({ seconds: 0, day: 1, time: '' })
  fight = $state.raw<GmView['fight']>(null)
  combatants = $state.raw<GmView['combatants']>({})
  blocks = $state.raw<GmView['blocks']>({})
  creatures = $state.raw<GmView['creatures']>({})
  encounters = $state.raw<GmView['encounters']>({})
  turns = $state.raw<GmView['turns']>({})
  prompts = $state.raw<GmView['prompts']>([])
  log = $state.raw<GmView['log']>([])
  history = $state.raw<GmView['history']>({
    canUndo: false,
    canRedo: false,
    undo: '',
    redo: '',
    canStepBack: false,
  })
}

class Game {
  open = $state.raw(false)
  /** Main has answered once: what is shown is true. */
  ready = $state.raw(false)
  view = new View()
}

export const game = new Game()

const emptyView = new View()
const sections = Object.keys({
  campaign: 0,
  rules: 0,
  clock: 0,
  fight: 0,
  combatants: 0,
  blocks: 0,
  creatures: 0,
  encounters: 0,
  turns: 0,
  prompts: 0,
  log: 0,
  history: 0,
} satisfies Record<GmSection, 0>) as GmSection[]

const isSection = (name: string): name is GmSection => (sections as string[]).includes(name)

function setSection(section: GmSection, value: unknown) {
  Object.assign(game.view, { [section]: value })
}

const told = () => ({
  fight: game.view.fight,
  combatants: game.view.combatants,
  prompts: game.view.prompts,
  log: game.view.log,
})

function applyPatch(patch: Patch) {
  const before = told()
  const changes = changesOf(patch.ops, (section) => (isSection(section) ? game.view[section] : undefined))
  for (const [section, value] of changes) if (isSection(section)) setSection(section, value)
  if (changes.has('combatants')) selection.keepOnly((id) => Object.hasOwn(game.view.combatants, id))
  const { polite, assertive } = worthTelling(before, told())
  announce(assertive.join(' '), 'assertive')
  announce(polite.join(' '))
}

/** What was found on opening (a torn line left out, an older copy used) is told once, not on every full state. */
let toldOpening = false

function tellOpening(view: GmView) {
  if (toldOpening) return
  toldOpening = true
  for (const notice of view.campaign.notices) notices.say(notice)
}

const following = follow<GmView | null>({
  full: () => request('gm.state', {}),
  replace(view) {
    for (const section of sections) setSection(section, (view ?? emptyView)[section])
    game.open = view !== null
    game.ready = true
    if (view) tellOpening(view)
  },
  apply: applyPatch,
})

/** Starts to follow main's pushes and loads what is open. Returns the way to stop. */
export async function startGame(): Promise<() => void> {
  const stops = [
    listen('gm.patch', following.take),
    listen('gm.reset', () => {
      following.forget()
      toldOpening = false
      selection.clear()
      void Promise.all([app.refresh(), following.reload()])
    }),
    listen('screen.changed', (screen) => (app.screen = screen)),
    listen('app.notice', (notice) => notices.say(notice)),
    listen('app.leaving', () => void handInAll().then(() => request('app.left', {}))),
  ]
  await Promise.all([app.refresh(), app.refreshScreen(), following.reload()])
  return () => stops.forEach((stop) => stop())
}

/** The combatant with this id, or undefined when it has left. */
export const combatant = (id: Id | null | undefined): CombatantView | undefined =>
  id ? game.view.combatants[id] : undefined

const overridable: ReadonlySet<CommandInput['kind']> = new Set([
  'rest',
  'actBoldly',
  'universalAction',
  'attack',
  'useAction',
  'applyEffect',
])

async function step(run: () => Promise<StepResult>, anyway: (() => void) | null): Promise<StepResult> {
  try {
    const result = await run()
    if (result.ok) notices.dropRefusals()
    else
      notices.say({
        tone: 'refused',
        title: result.refusal.message,
        text: '',
        reasons: result.refusal.reasons,
        way: anyway && { label: 'Do it anyway', action: 'app.override', run: anyway },
      })
    return result
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem)
    notices.say({
      tone: 'risk',
      title: 'That did not work.',
      text: `${message} Nothing was changed. If it happens again, close and open the campaign.`,
    })
    return { ok: false, refusal: { message, reasons: [] } }
  }
}

/**
 * Sends a command, with dice the GM typed (null = the app rolls that one). The view follows by patch.
 * A refusal is shown as a notice with its reasons; where the rules can be overruled, with a way to do it anyway (O).
 */
export function act(command: CommandInput, dice: TypedDice = []): Promise<StepResult> {
  const can = overridable.has(command.kind) && !('override' in command && command.override === true)
  const anyway = can ? () => void act({ ...command, override: true } as CommandInput, dice) : null
  return step(() => request('command', { command, dice }), anyway)
}

export const undo = (): Promise<StepResult> => step(() => request('history.undo', {}), null)
export const redo = (): Promise<StepResult> => step(() => request('history.redo', {}), null)
/** Undoes every step after the one with this number. */
export const backTo = (seq: number): Promise<StepResult> =>
  step(() => request('history.backTo', { seq }), null)
/** Undoes everything since the turn before began its end. */
export const stepBackTurn = (): Promise<StepResult> => step(() => request('history.stepBackTurn', {}), null)
