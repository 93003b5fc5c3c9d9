import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Action, Creature } from '@shared/domain/creature'
import { readCreatures } from '../../electron/library/import'

interface Expected {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly summary: Readonly<Record<string, number>>
        readonly recharge: readonly (readonly [string, string, string, number, number])[]
      }
    >
  >
}

const corpus = join(__dirname, '../../../shared/corpus')
const expectedFile = join(corpus, 'expected/5e-database.json')
const expected: Expected = existsSync(expectedFile)
  ? (JSON.parse(readFileSync(expectedFile, 'utf8')) as Expected)
  : { files: {} }

const sections: Readonly<Partial<Record<Action['cost'], string>>> = {
  action: 'action',
  bonus: 'bonus',
  reaction: 'reaction',
  legendary: 'legendary',
  free: 'trait',
}

function rechargeRows(creatures: readonly Creature[]): string[] {
  return creatures.flatMap((creature) =>
    creature.actions.flatMap((action) =>
      action.recharge?.kind === 'die'
        ? [`${creature.name}|${sections[action.cost]}|${action.name}|${action.recharge.min}`]
        : [],
    ),
  )
}

/** Real files, where a copy of them lies beside the project; nothing of them is kept here. */
describe.runIf(existsSync(expectedFile))('real creatures in the 5e-database format', () => {
  it.each(Object.keys(expected.files))('%s gives every creature and every recharge ability', (file) => {
    const want = expected.files[file]
    let made = 0
    const outcome = readCreatures(readFileSync(join(corpus, file), 'utf8'), () => `c${(made += 1)}`)
    if (!outcome.ok || !want) throw new Error('not read')
    expect(outcome.report.imported).toBe(want.summary.creatures)
    expect(outcome.report.failures).toEqual([])
    const rows = want.recharge.map(([name, section, ability, low]) => `${name}|${section}|${ability}|${low}`)
    expect(rechargeRows(outcome.creatures).sort()).toEqual(rows.sort())
    const actions = outcome.creatures.flatMap((creature) => creature.actions)
    expect(actions.filter((action) => action.attack)).toHaveLength(want.summary.attacks ?? 0)
    expect(actions.filter((action) => action.recharge?.kind === 'rest')).toHaveLength(
      want.summary.restRechargeAbilities ?? 0,
    )
  })
})
