import { commandSchema } from '@shared/command'
import type { RequestResult } from '@shared/ipc/contract'
import { readCreatures } from '../library/import'
import { newId } from './chance'
import type { Game } from './game'

type ImportResult = RequestResult<'library.importText'>

const refused = (title: string, message: string): ImportResult => ({
  ok: false,
  cancelled: false,
  title,
  message,
})

/** Reads creatures from a text and adds them to the open campaign's library in one step. */
export async function importCreatures(game: Game | null, text: string, name: string): Promise<ImportResult> {
  if (!game)
    return refused('No campaign is open', 'Open the campaign that the creatures are meant for first.')
  const outcome = readCreatures(text, newId)
  if (!outcome.ok) return refused(outcome.title, outcome.message)
  const { creatures, report } = outcome
  if (creatures.length === 0) return { ok: true, report }
  const command = commandSchema.parse({ kind: 'importCreatures', creatures, label: name.slice(0, 200) })
  const done = await game.perform(command, [])
  return done.ok ? { ok: true, report } : refused('Nothing was imported', done.refusal.message)
}
