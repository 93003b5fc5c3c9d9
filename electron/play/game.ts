import type { Command, TypedDice } from '@shared/command'
import type { Id } from '@shared/domain/base'
import type { Step, StepResult } from '@shared/event'
import type { RequestResult } from '@shared/ipc/contract'
import type { LogEntry, Preview } from '@shared/view/gm'
import type { PlayerView } from '@shared/view/player'
import { redoEntry, stepEntry, undoEntry, type Campaign } from '../campaign/campaign'
import type { Notice, Outcome } from '../campaign/problem'
import type { Context } from '../engine/execute'
import type { DoneStep } from '../engine/history'
import { entryOf, type PageRequest } from '../engine/journal/entries'
import { historyView } from '../engine/journal/labels'
import type { Ruleset } from '../engine/rulesets/ruleset'
import type { RecordChange } from '../engine/store'
import { newId, rollDie } from './chance'
import { logPageOf } from './log-page'
import { previewAttackOf, previewOf } from './preview'
import { createQueue } from './queue'
import { createSaver } from './saver'
import type { PatchStream } from './stream'
import { createGmViewer, type GmInput } from './view/gm'
import { createPlayerViewer, type PlayerInput } from './view/player'

/** What a game needs from the app around it. */
export interface Surroundings {
  readonly gm: PatchStream
  readonly player: PatchStream
  /** How the players' screen is to look now. */
  readonly screen: () => PlayerView['screen']
  readonly settings: () => PlayerInput['settings']
  /** Milliseconds of the wall clock. */
  readonly now: () => number
  /** Tells the GM something that is not the answer to a request. */
  readonly tell: (notice: Notice) => void
  /** A step was done, undone or redone. */
  readonly stepped: () => void
}

/** The campaign that is open: the one place where commands become steps on the disk and views in the windows. */
export interface Game {
  readonly campaign: Campaign
  perform(command: Command, dice: TypedDice): Promise<StepResult>
  undo(): Promise<StepResult>
  redo(): Promise<StepResult>
  /** Undoes every step after the one with this number. */
  backTo(seq: number): Promise<StepResult>
  stepBackTurn(): Promise<StepResult>
  focus(id: Id | null): Promise<void>
  gmState(): Promise<{ seq: number; view: NonNullable<RequestResult<'gm.state'>['view']> }>
  playerState(): Promise<RequestResult<'player.state'>>
  /** The players' screen changed its looks, or what players may see. */
  lookChanged(): Promise<void>
  previewAttack(command: Command): Promise<RequestResult<'preview.attack'>>
  previewCommand(command: Command, dice: TypedDice): Promise<Preview>
  logPage(request: PageRequest): Promise<{ entries: LogEntry[]; more: boolean }>
  /** Saves and does `task` while nothing else happens. */
  quietly<T>(task: () => Promise<T>): Promise<T>
  /** Saves and lets go of the folder. */
  close(): Promise<void>
}

const refusal = (message: string): StepResult => ({ ok: false, refusal: { message, reasons: [] } })

const nothingToUndo = refusal('There is nothing to undo.')

function notWritten(written: Extract<Outcome<null>, { ok: false }>): StepResult {
  return refusal(`${written.problem.message}. ${written.problem.advice}`)
}

/** Brings an open campaign to the table. */
export function createGame(campaign: Campaign, rules: Ruleset, around: Surroundings): Game {
  const { store, history } = campaign
  const inTurn = createQueue()
  const gmViewer = createGmViewer()
  const playerViewer = createPlayerViewer()
  const log: LogEntry[] = []
  for (const step of history.all) logged(step)
  const saver = createSaver(campaign, inTurn, around.tell)
  let focus: Id | null = null

  const gmInput = (changes: readonly RecordChange[] | null): GmInput => ({
    state: store,
    rules,
    log,
    history: historyView(history),
    focus,
    folder: campaign.folder,
    notices: [...campaign.notices],
    changes,
  })

  const playerInput = (): PlayerInput => ({
    state: store,
    rules,
    screen: around.screen(),
    settings: around.settings(),
  })

  function show(changes: readonly RecordChange[] | null): void {
    if (around.gm.followed) around.gm.send(gmViewer.patch(gmInput(changes)))
    if (around.player.followed) around.player.send(playerViewer.patch(playerInput()))
  }

  /** Steps without a sentence have no entry. */
  function logged(step: Step): void {
    if (step.lines.length > 0) log.push(entryOf(step, !history.stands(step.seq)))
  }

  /** Undone steps stay in the log, marked; done again they are as they were. Newest are looked at first. */
  function relogged(seq: number, undone: boolean): void {
    const at = log.findLastIndex((entry) => entry.seq === seq)
    const entry = log[at]
    if (entry) log[at] = { ...entry, undone }
  }

  /** After a step is on the disk. */
  function stepped(changes: readonly RecordChange[]): void {
    show(changes)
    saver.stepped()
    around.stepped()
  }

  const context = (dice: TypedDice): Context => ({ random: rollDie, typed: dice, newId })

  async function perform(command: Command, dice: TypedDice): Promise<StepResult> {
    const performed = history.perform(rules, command, context(dice), around.now())
    if (!performed.ok) return performed
    const { step, changes } = performed
    if (!step) return { ok: true, seq: history.done.at(-1)?.step.seq ?? 0 }
    const written = await campaign.append(stepEntry(step))
    if (!written.ok) {
      history.forget()
      return notWritten(written)
    }
    logged(step)
    stepped(changes)
    return { ok: true, seq: step.seq }
  }

  async function undo(count: number): Promise<StepResult> {
    const undone: DoneStep[] = []
    while (undone.length < count) {
      const past = history.undo()
      if (!past) break
      undone.push(past)
    }
    const oldest = undone.at(-1)
    if (!oldest) return nothingToUndo
    const written = await campaign.append(undoEntry(undone, around.now()))
    if (!written.ok) {
      for (let index = 0; index < undone.length; index += 1) history.redo()
      return notWritten(written)
    }
    const { seq } = oldest.step
    for (const { step } of undone) relogged(step.seq, true)
    stepped(undone.flatMap(({ changes }) => changes))
    return { ok: true, seq }
  }

  async function redo(): Promise<StepResult> {
    const past = history.redo()
    if (!past) return refusal('There is nothing to redo.')
    const written = await campaign.append(redoEntry(past.step, around.now()))
    if (!written.ok) {
      history.undo()
      return notWritten(written)
    }
    relogged(past.step.seq, false)
    stepped(past.changes)
    return { ok: true, seq: past.step.seq }
  }

  return {
    campaign,
    perform: (command, dice) => inTurn(() => perform(command, dice)),
    undo: () => inTurn(() => undo(1)),
    redo: () => inTurn(redo),
    backTo: (seq) =>
      inTurn(() => (seq === 0 || history.stands(seq) ? undo(history.stepsAfter(seq)) : nothingToUndo)),
    stepBackTurn: () =>
      inTurn(() => {
        const count = history.stepsOfTurn()
        return count > 0 ? undo(count) : refusal('There is no turn before this one to go back to.')
      }),
    focus: (id) =>
      inTurn(() => {
        focus = id
        show([])
      }),
    gmState: () => inTurn(() => ({ view: gmViewer.full(gmInput(null)), seq: around.gm.full() })),
    playerState: () => inTurn(() => ({ view: playerViewer.full(playerInput()), seq: around.player.full() })),
    lookChanged: () => inTurn(() => show([])),
    previewAttack: (command) => inTurn(() => previewAttackOf(store, rules, command)),
    previewCommand: (command, dice) => inTurn(() => previewOf(store, rules, command, context(dice))),
    logPage: (request) => inTurn(() => logPageOf(campaign, request)),
    quietly: (task) => inTurn(() => saver.settled().then(task)),
    close: () =>
      inTurn(async () => {
        await saver.settled()
        await campaign.close()
      }),
  }
}
