import type { Attachment } from 'svelte/attachments'
import type { PlayerRow } from '@shared/view/player'

/** Where to scroll so that the active row stands second, and is wholly visible in any case. Pixels. */
export function scrollFor(
  active: { top: number; height: number },
  before: number | null,
  room: number,
): number {
  const second = before ?? active.top
  const fits = active.top + active.height - second <= room
  return fits ? second : active.top
}

function place(box: HTMLElement) {
  const row = box.querySelector<HTMLElement>('[aria-current="true"]')
  if (!row) {
    box.scrollTop = 0
    return
  }
  const previous = row.previousElementSibling
  const above = parseFloat(getComputedStyle(box).scrollPaddingTop) || 0
  const top = scrollFor(
    { top: row.offsetTop, height: row.offsetHeight },
    previous instanceof HTMLElement ? previous.offsetTop : null,
    box.clientHeight - above,
  )
  box.scrollTop = top - above
}

/**
 * Keeps the active row of a scrolling box fully visible: after every change of the rows, and whenever the box or its
 * content changes size. Rows already passed leave first.
 */
export function keepInView(rows: readonly PlayerRow[]): Attachment<HTMLElement> {
  return (box) => {
    const sizes = new ResizeObserver(() => place(box))
    sizes.observe(box)
    for (const child of box.children) sizes.observe(child)
    if (rows.length > 0) place(box)
    return () => sizes.disconnect()
  }
}
