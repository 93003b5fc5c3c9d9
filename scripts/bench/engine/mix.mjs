import { commandSchema } from '@shared/command'

const parsed = (input) => commandSchema.parse(input)

/**
 * The commands of the measure, in turn: damage to one, a condition on one until damage
 * ends it, the end of a turn (which counts the timers of who had it). Checked beforehand, as they are when they arrive.
 *
 * @param {readonly string[]} ids combatants
 * @returns {(n: number) => import('@shared/command').Command}
 */
export function createMix(ids) {
  const harm = ids.map((id) =>
    parsed({ kind: 'damage', targets: [id], parts: [{ formula: '7', type: 'slashing' }] }),
  )
  const effects = ids.map((id) =>
    parsed({
      kind: 'applyEffect',
      targets: [id],
      effect: { condition: 'charmed', lasts: [{ kind: 'happening', what: 'takesDamage' }] },
    }),
  )
  const endTurn = parsed({ kind: 'endTurn' })
  return (n) => {
    const step = Math.floor(n / 3)
    if (n % 3 === 0) return harm[(step * 7 + 3) % ids.length]
    if (n % 3 === 1) return effects[(step * 7 + 24) % ids.length]
    return endTurn
  }
}
