/** Stands in the place of what was understood: no pattern knows it, and it parts the words on both sides. */
export const taken = '\uE000'

/** A text that is read piece by piece: what was understood is marked and not read again. Lengths stay the same. */
export class Spans {
  #left: string
  readonly marks: { from: number; to: number }[] = []

  constructor(readonly text: string) {
    this.#left = text
  }

  /** Takes the first match out of what is left; null when there is none. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#left)
    if (!found || found[0].trim() === '') return null
    const lead = found[0].length - found[0].trimStart().length
    const from = found.index + lead
    const to = found.index + found[0].trimEnd().length
    this.marks.push({ from, to })
    this.#left = `${this.#left.slice(0, from)}${taken.repeat(to - from)}${this.#left.slice(to)}`
    return found
  }

  /** Takes every match. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const all: RegExpExecArray[] = []
    for (let found = this.take(pattern); found; found = this.take(pattern)) all.push(found)
    return all
  }

  /** What nothing took: before the first mark, and the pieces behind it. */
  rest(): { before: string; after: string } {
    const first = this.#left.indexOf(taken)
    const tidy = (text: string) => text.replace(/\uE000+/g, ` ${taken} `)
    return first === -1
      ? { before: this.#left, after: '' }
      : { before: this.#left.slice(0, first), after: tidy(this.#left.slice(first)) }
  }

  /** Marks in the order of the text. */
  sorted(): { from: number; to: number }[] {
    return [...this.marks].sort((a, b) => a.from - b.from)
  }
}
