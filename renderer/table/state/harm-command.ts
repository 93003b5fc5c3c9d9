import type { CommandInput } from '@shared/command'
import type { Id } from '@shared/domain/base'
import { act } from '../../state/game.svelte'
import type { Harm } from '../parse/harm'

/**
 * The command a typed text asks for; null while it says nothing clear or nobody is meant.
 * `source` is who deals it, when that is known.
 */
export const harmCommand = (harm: Harm, targets: readonly Id[], source: Id | null): CommandInput | null => {
  const [first] = targets
  if (first === undefined) return null
  switch (harm.kind) {
    case 'empty':
    case 'unclear':
      return null
    case 'heal':
      return { kind: 'heal', targets: [...targets], formula: harm.formula }
    case 'temp':
      return { kind: 'giveTemp', targets: [...targets], formula: harm.formula }
    case 'set':
      return { kind: 'setNumber', id: first, what: 'hp', value: harm.value }
    case 'damage':
      return harm.save
        ? { kind: 'proposeArea', source, parts: [...harm.parts], save: harm.save, targets: [...targets] }
        : {
            kind: 'damage',
            targets: [...targets],
            parts: [...harm.parts],
            share: harm.share === 'full' ? {} : Object.fromEntries(targets.map((id) => [id, harm.share])),
            critical: harm.critical,
            plain: harm.plain,
            source,
          }
  }
}

/** Sends it; true when it was done. */
export const sendHarm = async (command: CommandInput): Promise<boolean> => (await act(command)).ok
