const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small count as a word ("four"), a large one as digits. */
export function countWord(count: number): string {
  return counts[count] ?? String(count)
}

/** "1 round", "3 rounds". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** First letter in upper case, the rest as it is. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name with its genitive: "Maur's", "the Reavers'". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`
}

/** A signed modifier with a real minus sign: "+4", "−1". */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}
