import type { CommandInput } from '@shared/command'
import type { Id, Mode } from '@shared/domain/base'
import type { AttackPreview } from '@shared/view/gm'
import { request } from '../../state/bridge.svelte'

/** What is asked about: one attack of one creature against the chosen targets. */
export interface Aim {
  readonly attacker: Id
  readonly actions: readonly Id[]
  readonly targets: readonly Id[]
  readonly mode: Mode | null
  readonly cover: 'none' | 'half' | 'threeQuarters' | 'full'
  /** Changes whenever anything on the table does, so that the answer stays true. */
  readonly table: unknown
}

/** How the shown attacks would be rolled at the chosen targets, with reasons, by action id. */
export class AttackPreviews {
  byAction = $state.raw<Readonly<Record<Id, readonly AttackPreview[]>>>({})

  constructor(aim: () => Aim | null) {
    $effect(() => {
      const now = aim()
      if (!now || now.targets.length === 0 || now.actions.length === 0) {
        this.byAction = {}
        return
      }
      let stale = false
      const timer = setTimeout(() => {
        void Promise.all(now.actions.map((action) => previewOf(now, action))).then((all) => {
          if (!stale) this.byAction = Object.fromEntries(all)
        })
      }, 60)
      return () => {
        stale = true
        clearTimeout(timer)
      }
    })
  }
}

const previewOf = async (aim: Aim, action: Id): Promise<[Id, readonly AttackPreview[]]> => {
  const command: CommandInput = {
    kind: 'attack',
    attacker: aim.attacker,
    action,
    targets: [...aim.targets],
    mode: aim.mode,
    cover: aim.cover,
  }
  const answer = await request('preview.attack', { command })
  return [action, answer.ok ? answer.targets : []]
}
