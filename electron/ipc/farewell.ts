export interface Farewell {
  /** Resolves when the window has said goodbye, or after the time it is given. */
  readonly wait: () => Promise<void>
  /** The window has handed in what it still had. */
  readonly said: () => void
}

/** Gives a window `ms` milliseconds to hand in what is still being written before the app goes. */
export function createFarewell(ms: number): Farewell {
  let done = (): void => undefined
  return {
    wait: () =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        done = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    said: () => done(),
  }
}
