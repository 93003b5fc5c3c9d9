import type { Id } from '@shared/domain/base'

/** How far a press must move before it is a drag, in pixels. */
const threshold = 6

interface Dropped {
  /** Key of the entry that was taken. */
  readonly taken: string
  /** Key of the entry it was let go above; null = below the last. */
  readonly above: string | null
}

/**
 * Follows a press on a stop: once it moves it is a drag, and letting go reports where. A press that does not move stays
 * a click. Marks the stop under the pointer with the class `over`.
 */
export function followDrag(event: PointerEvent, list: HTMLElement, done: (dropped: Dropped) => void) {
  const target = event.target instanceof Element ? event.target : null
  const taken = target?.closest<HTMLElement>('[data-key]')?.dataset.key
  if (taken === undefined || event.button !== 0 || target?.closest('button, input, .chip')) return
  const from = event.clientY
  let over: Element | null = null
  let moving = false

  const mark = (next: Element | null) => {
    if (next === over) return
    over?.classList.remove('over')
    next?.classList.add('over')
    over = next
  }
  const move = (moved: PointerEvent) => {
    moving ||= Math.abs(moved.clientY - from) > threshold
    if (!moving) return
    list.classList.add('dragging')
    const under = document.elementFromPoint(moved.clientX, moved.clientY)
    const box = list.getBoundingClientRect()
    if (moved.clientY < box.top + 24) list.scrollBy(0, -12)
    if (moved.clientY > box.bottom - 24) list.scrollBy(0, 12)
    mark(under && list.contains(under) ? (under.closest('[data-key], .end') ?? over) : null)
  }
  const finish = (commit: boolean) => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('keydown', cancel, true)
    const above = over instanceof HTMLElement ? (over.dataset.key ?? null) : null
    const landed = over !== null
    mark(null)
    list.classList.remove('dragging')
    if (!moving || !commit) return
    swallowClick()
    if (landed && above !== taken) done({ taken, above })
  }
  const up = () => finish(true)
  const cancel = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return
    pressed.stopPropagation()
    finish(false)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('keydown', cancel, true)
}

/** The click that ends a drag is no press on a row. */
function swallowClick() {
  const stop = (event: Event) => event.stopPropagation()
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}

/** The part of an entry's key that names its slot, and the member below it if there is one. */
export const splitKey = (key: string): { slot: Id; member: Id | null } => {
  const at = key.indexOf(':')
  return at < 0 ? { slot: key, member: null } : { slot: key.slice(0, at), member: key.slice(at + 1) }
}
