/** What a GM typed into a die field. */
export type TypedAnswer =
  | { readonly kind: 'roll' }
  | { readonly kind: 'dice'; readonly dice: readonly (number | null)[] }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'unclear'; readonly problem: string }

/**
 * Reads a die field: empty = the app rolls; `4` or `4 2 6` = dice in order, `-` or `?` = the app rolls this one;
 * `=12` = the amount itself, no dice.
 */
export const readTyped = (input: string): TypedAnswer => {
  const text = input.trim()
  if (text === '') return { kind: 'roll' }
  const amount = /^= ?(\d{1,5})$/.exec(text)
  if (amount) return { kind: 'amount', amount: Number(amount[1]) }
  const words = text.split(/[\s,;+]+/).filter(Boolean)
  const dice: (number | null)[] = []
  for (const word of words) {
    if (word === '-' || word === '?' || word === '_') dice.push(null)
    else if (/^[1-9]\d{0,3}$/.test(word) && Number(word) <= 1000) dice.push(Number(word))
    else return { kind: 'unclear', problem: `“${word}” is no die. Type what it shows, or nothing to roll.` }
  }
  if (dice.length > 200) return { kind: 'unclear', problem: 'Too many dice.' }
  return { kind: 'dice', dice }
}
