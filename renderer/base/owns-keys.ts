import type { Attachment } from 'svelte/attachments'

const within = 'input, textarea, select, button, a[href], [tabindex]:not([tabindex="-1"])'

/**
 * For a panel or dialog: takes the focus when it opens (first `[data-first]`, else first control, else itself),
 * gives it back when it closes, and marks the element so that buttons in it keep the focus after a click.
 */
export const holdFocus: Attachment<HTMLElement> = (panel) => {
  const before = document.activeElement
  panel.dataset.ownsKeys = ''
  const first =
    panel.querySelector<HTMLElement>('[data-first]') ?? panel.querySelector<HTMLElement>(within) ?? panel
  first.focus({ preventScroll: true })
  return () => {
    if (before instanceof HTMLElement && before.isConnected && before !== document.body)
      before.focus({ preventScroll: true })
  }
}
