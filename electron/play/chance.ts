import { randomBytes, randomInt } from 'node:crypto'

/** A fair die. */
export function rollDie(sides: number): number {
  return randomInt(1, sides + 1)
}

/** A short id that no other record has. */
export function newId(): string {
  return randomBytes(9).toString('base64url')
}
