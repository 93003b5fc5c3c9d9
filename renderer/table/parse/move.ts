import { tidy } from './words'

export interface Moving {
  readonly feet: number
  readonly mode: string
  readonly difficult: boolean
}

/** Reads `20`, `15 difficult`, `10 climb`, `-10` (given back). Feet; null when no number is there. */
export const readMove = (input: string): Moving | null => {
  let feet: number | null = null
  let mode = 'walk'
  let difficult = false
  for (const word of tidy(input).split(' ').filter(Boolean)) {
    if (/^-?\d{1,4}$/.test(word)) feet = Number(word)
    else if (word.startsWith('diff')) difficult = true
    else if (word !== 'ft' && word !== 'feet' && /^[a-z]{2,20}$/.test(word)) mode = word
  }
  return feet === null || Math.abs(feet) > 1000 ? null : { feet, mode, difficult }
}
