import type { CombatantView, FightView, LogEntry, PromptView } from '@shared/view/gm'

class Announcements {
  /** Read when the reader is free: turns, results, prompts. */
  polite = $state.raw('')
  /** Read at once: a tell, a drop to 0. */
  assertive = $state.raw('')
}

export const announcements = new Announcements()

/** Says something to screen readers. A repeated sentence is said again (a space makes it new). */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite') {
  if (text === '') return
  announcements[how] = announcements[how] === text ? `${text}\u00a0` : text
}

/** What the announcements look at, before and after a patch. */
export interface Told {
  fight: FightView | null
  combatants: Record<string, CombatantView>
  prompts: readonly PromptView[]
  log: readonly LogEntry[]
}

const nameOf = (told: Told, id: string | null | undefined) => (id ? (told.combatants[id]?.name ?? '') : '')

const lineText = (entry: LogEntry) =>
  entry.lines.map((line) => line.pieces.map((piece) => piece.text).join('')).join(' ')

/** Sentences that a change is worth, urgent ones apart. */
export function worthTelling(before: Told, after: Told): { polite: string[]; assertive: string[] } {
  const polite: string[] = []
  const assertive: string[] = []
  if (before.combatants !== after.combatants) {
    for (const [id, now] of Object.entries(after.combatants)) {
      const was = before.combatants[id]
      if (!was || was === now) continue
      if (was.hp > 0 && now.hp === 0) assertive.push(`${now.name} drops to 0 hit points.`)
      if (was.life !== 'dead' && now.life === 'dead') assertive.push(`${now.name} is dead.`)
      for (const charge of now.charges)
        if (
          charge.charged &&
          charge.tell !== '' &&
          was.charges.find((c) => c.action === charge.action)?.charged === false
        )
          assertive.push(`Tell, ${now.name}: ${charge.tell}`)
    }
  }
  const newest = before.log.at(-1)?.seq ?? -1
  for (const entry of after.log) if (entry.seq > newest && !entry.undone) polite.push(lineText(entry))
  const turned =
    after.fight?.status === 'running' &&
    (before.fight?.active !== after.fight.active || before.fight?.round !== after.fight.round)
  if (turned && after.fight)
    polite.push(
      `Round ${after.fight.round}, turn of ${nameOf(after, after.fight.actor)}. Next: ${after.fight.next}.`,
    )
  const first = after.prompts[0]
  if (first && first.prompt.id !== before.prompts[0]?.prompt.id)
    polite.push(`Due: ${first.title}, ${first.ofName}${first.detail ? `, ${first.detail}` : ''}.`)
  return { polite, assertive }
}
