/**
 * Runs inside a window. `benchWatch.arm(what)` waits for a change of what is shown; `seen` is when the frame with that
 * change had been handed to the screen, `pressed` when the last key went down. Milliseconds since 1970.
 *
 * @param {{ next: string, damage: string }} shown where to read the one whose turn it is, and hit points
 */
export function installWatch(shown) {
  const now = () => performance.timeOrigin + performance.now()
  const read = (selector) => {
    const element = document.querySelector(selector)
    return (
      element &&
      (element.getAttribute('data-id') ?? element.getAttribute('aria-label') ?? element.textContent)
    )
  }
  const watch = {
    pressed: 0,
    seen: null,
    arm(what) {
      const before = read(shown[what])
      watch.seen = new Promise((done) => {
        const observer = new MutationObserver(() => {
          const value = read(shown[what])
          if (value === null || value === before) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            // Comes after this frame's style, layout and paint.
            channel.port1.onmessage = () => done(now())
            channel.port2.postMessage(null)
          })
        })
        observer.observe(document.documentElement, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
      })
      return before
    },
  }
  window.addEventListener('keydown', () => (watch.pressed = now()), { capture: true })
  window.benchWatch = watch
}
