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

/** The scroll position that begins with a whole row: the first row's top at or below `wanted`. Pixels. */
export function wholeRow(tops: readonly number[], wanted: number): number {
  return tops.find((top) => top >= wanted - 1) ?? wanted
}

function place(box: HTMLElement) {
  box.style.setProperty('--spare', '0px')
  const row = box.querySelector<HTMLElement>('[aria-current="true"]')
  if (!row) {
    box.scrollTop = 0
    return
  }
  const most = box.scrollHeight - box.clientHeight
  if (most <= 0) return
  const above = parseFloat(getComputedStyle(box).scrollPaddingTop) || 0
  const previous = row.previousElementSibling
  const wanted = scrollFor(
    { top: row.offsetTop, height: row.offsetHeight },
    previous instanceof HTMLElement ? previous.offsetTop : null,
    box.clientHeight - above,
  )
  const rows = [...(row.parentElement?.children ?? [])].filter((one) => one instanceof HTMLElement)
  const top = wholeRow(
    rows.map((one) => one.offsetTop),
    Math.min(wanted, most + above),
  )
  const scroll = Math.max(0, top - above)
  // Near the end of the list the last rows get room below, so that the first one shown is not cut.
  if (scroll > most) box.style.setProperty('--spare', `${scroll - most}px`)
  box.scrollTop = scroll
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
