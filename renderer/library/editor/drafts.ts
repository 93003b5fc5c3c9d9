import type { Id } from '@shared/domain/base'
import type { Creature } from '@shared/domain/creature'
import { Draft, type Save } from './draft.svelte'

const drafts = new Map<Id, Draft>()

/** The draft of a creature: the one left unsaved before, or a fresh one. */
export function draftOf(creature: Creature): Draft {
  const left = drafts.get(creature.id)
  if (left?.dirty) return left
  const draft = new Draft(creature)
  drafts.set(creature.id, draft)
  return draft
}

/** Saves on leaving; what could not be saved stays for the next time the editor opens. */
export async function leave(draft: Draft, send: Save): Promise<void> {
  if (await draft.save(send)) {
    if (drafts.get(draft.creature.id) === draft) drafts.delete(draft.creature.id)
  }
}

/** Another campaign is open: what could not be saved in the last one is not offered here. */
export const forgetDrafts = (): void => drafts.clear()
