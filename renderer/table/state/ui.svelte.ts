import type { Id, Mode } from '@shared/domain/base'

export type Cover = 'none' | 'half' | 'threeQuarters' | 'full'
export const covers: readonly { readonly id: Cover; readonly name: string }[] = [
  { id: 'none', name: 'no cover' },
  { id: 'half', name: 'half cover' },
  { id: 'threeQuarters', name: 'three-quarters cover' },
  { id: 'full', name: 'full cover' },
]

export type Tab = 'order' | 'turn' | 'due' | 'log'

/** What only the table's own parts know of each other. */
class TableUi {
  /** The GM overrules how the next attack is rolled; null = as the rules say. */
  mode = $state.raw<Mode | null>(null)
  cover = $state.raw<Cover>('none')
  /** The row whose hit points are being typed. */
  typing = $state.raw<Id | null>(null)
  /** The action whose reasons are open. */
  why = $state.raw<Id | null>(null)
  showUndone = $state.raw(false)
  /** Passed stops are shown although the window is low. */
  unfolded = $state.raw(false)
  showFallen = $state.raw(false)
  tab = $state.raw<Tab>('order')
  /** The first prompt's die field, so that digits find it. */
  dieField: HTMLInputElement | null = null
  /** Space has already gone to the prompts once in this turn. */
  askedAtPrompts = $state.raw(false)
  /** What follows once targets are picked: the rest of the command, started from an action or a panel. */
  after: (() => void) | null = null

  /** A turn began or ended: overrulings were for that turn. */
  newTurn() {
    this.mode = null
    this.cover = 'none'
    this.why = null
    this.askedAtPrompts = false
  }
}

export const ui = new TableUi()
