import type { Id } from '@shared/domain/base'
import { game } from '../../state/game.svelte'
import { selection } from '../../state/selection.svelte'

/** Who is in a fight that has not begun: those with a number in their order, then those without. */
class Lineup {
  ids = $derived.by((): Id[] => {
    const { fight } = game.view
    if (!fight) return []
    return [...new Set([...fight.order.flatMap((slot) => slot.members), ...fight.waiting])]
  })

  /** Moves the cursor by so many rows. */
  walk(by: number) {
    const here = this.ids.indexOf(selection.cursor ?? '')
    const next = this.ids[Math.min(this.ids.length - 1, Math.max(0, here < 0 ? 0 : here + by))]
    if (next !== undefined) selection.cursor = next
  }
}

export const lineup = new Lineup()

/** The rows as they are shown: those held in their places first, whoever came since after them. */
export const heldOrder = (held: readonly Id[] | null, now: readonly Id[]): readonly Id[] =>
  held === null ? now : [...held.filter((id) => now.includes(id)), ...now.filter((id) => !held.includes(id))]
