import type { CommandInput } from '@shared/command'
import type { Id } from '@shared/domain/base'
import type { Preview } from '@shared/view/gm'
import { request } from '../state/bridge.svelte'
import { act, game } from '../state/game.svelte'

type RestKind = 'short' | 'long'

class Rest {
  /** The rest that is being planned; null = none. */
  kind = $state.raw<RestKind | null>(null)
  minutes = $state(60)
  asleep = $state(360)
  interrupted = $state(0)
  override = $state(false)
  left = $state.raw<readonly Id[]>([])
  armored = $state.raw<readonly Id[]>([])
  preview = $state.raw<Preview | null>(null)

  who = $derived(game.view.campaign.party.filter((id) => !this.left.includes(id)))
  command = $derived.by((): CommandInput | null => {
    if (this.kind === null || this.who.length === 0) return null
    return {
      kind: 'rest',
      rest: this.kind,
      who: [...this.who],
      minutes: Math.max(1, Math.round(this.minutes)),
      asleepMinutes: this.kind === 'long' ? Math.max(0, Math.round(this.asleep)) : 0,
      interruptedMinutes: Math.max(0, Math.round(this.interrupted)),
      inArmor: this.armored.filter((id) => this.who.includes(id)),
      override: this.override,
    }
  })

  plan(kind: RestKind) {
    this.kind = kind
    this.minutes = kind === 'short' ? 60 : 480
    this.asleep = 360
    this.interrupted = 0
    this.override = false
    this.preview = null
  }

  drop() {
    this.kind = null
    this.preview = null
  }

  /** Rests, or does not: the choice of the one on this row. */
  toggle(id: Id) {
    this.left = this.left.includes(id) ? this.left.filter((other) => other !== id) : [...this.left, id]
  }

  toggleArmor(id: Id) {
    this.armored = this.armored.includes(id)
      ? this.armored.filter((other) => other !== id)
      : [...this.armored, id]
  }

  /** Asks main what the rest would bring, without resting. */
  async look(command: CommandInput | null) {
    if (command === null) {
      this.preview = null
      return
    }
    const preview = await request('preview.command', { command })
    if (this.command === command) this.preview = preview
  }

  async take() {
    const command = this.command
    if (command !== null && (await act(command)).ok) this.drop()
  }
}

/** The rest that the party room plans. */
export const rest = new Rest()
