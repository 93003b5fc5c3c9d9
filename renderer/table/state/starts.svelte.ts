import type { IconName } from '../../base/icons'
import { act, game } from '../../state/game.svelte'

interface Start {
  readonly key: string
  readonly icon: IconName
  readonly name: string
  readonly note: string
  readonly go: () => void
}

/** Fights that can be put on the table now: those that wait, then the prepared encounters. */
class Starts {
  place = $state.raw(0)
  list = $derived.by((): Start[] => [
    ...game.view.campaign.otherFights.map((fight) => ({
      key: fight.id,
      icon: 'clock' as const,
      name: fight.name || 'A fight',
      note: fight.round > 0 ? `waits in round ${fight.round}` : 'prepared, not begun',
      go: () => void act({ kind: 'resumeFight', id: fight.id }),
    })),
    ...Object.values(game.view.encounters).map(({ encounter, creatures, challenge }) => ({
      key: encounter.id,
      icon: 'blade' as const,
      name: encounter.name,
      note: `${creatures} creature${creatures === 1 ? '' : 's'}, CF ${challenge}`,
      go: () => void act({ kind: 'prepareFight', encounter: encounter.id }),
    })),
  ])

  walk(by: number) {
    this.place = Math.min(Math.max(0, this.list.length - 1), Math.max(0, this.place + by))
  }
  go() {
    this.list[this.place]?.go()
  }
}

export const starts = new Starts()
