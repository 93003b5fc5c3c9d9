import type { Attachment } from 'svelte/attachments'

interface Fitted {
  least: number
}

const waiting = new Map<HTMLElement, Fitted>()
let asked = 0

/** Measures all that wait together: first every reset, then every reading, then every size (one layout, not many). */
function measureAll() {
  asked = 0
  const batch = [...waiting].filter(([element]) => element.isConnected)
  waiting.clear()
  for (const [element] of batch) element.style.setProperty('--fit', '1')
  const shares = batch.map(([element]) =>
    element.scrollWidth > element.clientWidth ? element.clientWidth / element.scrollWidth : 1,
  )
  batch.forEach(([element, { least }], n) => {
    const share = shares[n] ?? 1
    if (share < 1) element.style.setProperty('--fit', String(Math.max(least, Math.floor(share * 100) / 100)))
  })
}

function ask(element: HTMLElement, fitted: Fitted) {
  waiting.set(element, fitted)
  asked ||= requestAnimationFrame(measureAll)
}

/**
 * Makes a name smaller until it fits, down to `least` of its size; then it clips. The element's font size must be
 * multiplied with `var(--fit, 1)`. `text` is handed in so that a new text is measured again.
 */
export function fit(text: string, least = 0.62): Attachment<HTMLElement> {
  return (element) => {
    const fitted = { least }
    const observed = element.parentElement ?? element
    element.title = text
    const resizing = new ResizeObserver(() => ask(element, fitted))
    resizing.observe(observed)
    ask(element, fitted)
    // The first measure may have used a stand-in font.
    let gone = false
    void document.fonts.ready.then(() => gone || ask(element, fitted))
    return () => {
      gone = true
      resizing.disconnect()
      waiting.delete(element)
    }
  }
}
