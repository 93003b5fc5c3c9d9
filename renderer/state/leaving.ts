/** Sends what is still unsaved; resolves when it is safe. */
type Last = () => Promise<unknown>

const lasts = new Set<Last>()

/** Names what must be saved before the campaign or the app closes. Returns the way to take it back. */
export function beforeLeaving(last: Last): () => void {
  lasts.add(last)
  return () => lasts.delete(last)
}

/** Leaves the field in hand, so that its change is sent, and waits until everything unsaved was handed in. */
export async function handInAll(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await Promise.allSettled([...lasts].map((last) => last()))
}
