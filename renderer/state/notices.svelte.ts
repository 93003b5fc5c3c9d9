import type { Reason } from '@shared/domain/base'

/** Something the GM is told in words near the bottom; stays till read. */
export interface NoticeRecord {
  id: number
  tone: 'kept' | 'risk' | 'refused'
  title: string
  text: string
  reasons: readonly Reason[]
  /** A way on ("Do it anyway"), with the key that does the same. */
  way: { label: string; action: string; run: () => void } | null
}

class Notices {
  list = $state.raw<readonly NoticeRecord[]>([])
  #next = 1

  /** Shows a notice. A refusal takes the place of the refusal before it. */
  say(
    notice: Omit<NoticeRecord, 'id' | 'reasons' | 'way'> & Partial<Pick<NoticeRecord, 'reasons' | 'way'>>,
  ): number {
    const id = this.#next++
    const kept = notice.tone === 'refused' ? this.list.filter((n) => n.tone !== 'refused') : this.list
    this.list = [...kept, { reasons: [], way: null, ...notice, id }]
    return id
  }

  /** Takes a notice away: it was read. */
  dismiss(id: number) {
    this.list = this.list.filter((notice) => notice.id !== id)
  }

  /** Refusals have had their time once something else went through. */
  dropRefusals() {
    if (this.list.some((notice) => notice.tone === 'refused'))
      this.list = this.list.filter((notice) => notice.tone !== 'refused')
  }
}

/** Notices of the GM window: `notices.say({ tone: 'risk', title, text })`. */
export const notices = new Notices()
