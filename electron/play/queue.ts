/** Runs tasks one after the other, in the order in which they were handed in. */
export type Queue = <T>(task: () => T | Promise<T>) => Promise<T>

/** A queue of its own. A task that fails does not hold up the next. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const mine = last.then(task, task)
    last = mine.catch(() => undefined)
    return mine
  }
}
