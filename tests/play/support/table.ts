import { commandSchema, type CommandInput, type TypedDice } from '@shared/command'
import type { StepResult } from '@shared/event'
import type { Patch } from '@shared/ipc/contract'
import { createCampaign } from '../../../electron/campaign/create'
import { diskFiles, type Files } from '../../../electron/campaign/files'
import { openCampaign } from '../../../electron/campaign/open'
import type { Notice } from '../../../electron/campaign/problem'
import { rulesets } from '../../../electron/engine/rulesets'
import { createGame, type Game } from '../../../electron/play/game'
import { sampleState } from '../../../electron/play/sample'
import { createPatchStream } from '../../../electron/play/stream'
import { temporaryFolder } from '../../campaign/support/folder'

/** An open game with two windows that write down what they are sent. */
export interface Table {
  readonly game: Game
  readonly gm: Patch[]
  readonly player: Patch[]
  readonly told: Notice[]
  act(command: CommandInput, dice?: TypedDice): Promise<StepResult>
  /** Acts and must not be refused. */
  must(command: CommandInput, dice?: TypedDice): Promise<number>
}

/** A folder with the sample campaign. */
export async function sampleFolder(): Promise<string> {
  const made = { ...sampleState(), app: '0.0.1', now: 0 }
  const created = await createCampaign(diskFiles, await temporaryFolder(), made)
  if (!created.ok) throw new Error(created.problem.message)
  return created.value
}

/** Opens a folder at the table. */
export async function seated(folder: string, files: Files = diskFiles): Promise<Table> {
  const opened = await openCampaign(folder, { files, app: '0.0.1', now: () => 0 })
  if (!opened.ok) throw new Error(opened.problem.message)
  const rules = rulesets[opened.value.ruleset]
  if (!rules) throw new Error('no such rules')
  const gm: Patch[] = []
  const player: Patch[] = []
  const told: Notice[] = []
  const game = createGame(opened.value, rules, {
    gm: createPatchStream((patch) => gm.push(structuredClone(patch))),
    player: createPatchStream((patch) => player.push(structuredClone(patch))),
    screen: () => ({ blackout: false, layout: 'list', theme: 'dark' }),
    settings: () => ({ partyNumbers: true, shareTells: true }),
    now: () => 1,
    tell: (notice) => told.push(notice),
    stepped: () => undefined,
  })
  const act: Table['act'] = (command, dice = []) => game.perform(commandSchema.parse(command), dice)
  return {
    game,
    gm,
    player,
    told,
    act,
    async must(command, dice) {
      const done = await act(command, dice)
      if (!done.ok) throw new Error(done.refusal.message)
      return done.seq
    },
  }
}

/** Begins the sample's first fight. */
export async function fighting(table: Table): Promise<void> {
  const encounter = [...table.game.campaign.store.all('encounters')][0]?.id ?? null
  await table.must({ kind: 'prepareFight', encounter })
  await table.must({ kind: 'rollInitiative' })
  await table.must({ kind: 'beginFight' })
}
