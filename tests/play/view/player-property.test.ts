import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Combatant } from '@shared/domain/combatant'
import { playerViewSchema, type PlayerView } from '@shared/view/player'
import { createPlayerViewer } from '../../../electron/play/view/player'
import { commandOf, moves, randomTable, secret } from './support/random-fight'
import type { Table } from './support/table'

const inputOf = (table: Table) => ({
  state: table.store,
  rules: table.rules,
  screen: { blackout: false, layout: 'list', theme: 'dark' } as const,
  settings: { partyNumbers: true, shareTells: true },
})

const whole = (name: string) => new RegExp(`${name}(?!\\d)`)

/** Names that some combatant in sight goes by openly: seeing them is no leak. */
function openNames(people: readonly Combatant[]): Set<string> {
  const open = new Set<string>()
  for (const one of people) {
    if (one.hidden) continue
    if (one.publicName !== null) open.add(one.publicName)
    else for (const name of [one.name, one.baseName]) open.add(name)
  }
  return open
}

function leakedNames(table: Table, json: string): string[] {
  const people = [...table.store.all('combatants')]
  const open = openNames(people)
  const leaks: string[] = []
  for (const one of people) {
    const { hidden, publicName, name, baseName } = one
    const kept = hidden ? [name, baseName, publicName] : publicName === null ? [] : [name, baseName]
    for (const word of kept) {
      if (word === null || open.has(word) || word.startsWith('Hero')) continue
      if (whole(word).test(json) && ![...open].some((shown) => shown.startsWith(word))) leaks.push(word)
    }
  }
  return leaks
}

function allowedTells(table: Table): Set<string> {
  const tells = new Set<string>()
  for (const one of table.store.all('combatants')) {
    const charge = one.charges.blast
    const block = table.store.get('blocks', one.block)
    if (one.hidden || one.gone !== null || !charge?.charged || !charge.tellShared) continue
    for (const action of block?.actions ?? []) if (action.tell !== '') tells.add(action.tell)
  }
  return tells
}

function check(table: Table, view: PlayerView): void {
  const json = JSON.stringify(playerViewSchema.parse(view))
  expect(leakedNames(table, json)).toEqual([])
  expect(json).not.toMatch(/id-\d+-zk|sheet-/)
  for (const word of [secret.note, secret.cause, secret.fight, 'Abilityq']) expect(json).not.toContain(word)
  const allowed = allowedTells(table)
  for (let kind = 0; kind < 4; kind += 1) {
    if (!allowed.has(secret.tell(kind))) expect(json).not.toContain(secret.tell(kind))
  }
  for (const row of view.rows) {
    if (row.side !== 'party') expect(row.health.kind).toBe('word')
    if (row.side !== 'party') expect([row.readied, row.concentration]).toEqual([false, null])
  }
  expect(view.rows.filter((row) => row.next).length).toBeLessThanOrEqual(2)
  expect(new Set(view.rows.map((row) => row.key)).size).toBe(view.rows.length)
}

describe('the players’ view of any state', () => {
  it('holds no hidden name, no id, no note, no exact health of a foe and no uncharged ability', () => {
    fc.assert(
      fc.property(fc.nat(), moves, (seed, list) => {
        const table = randomTable(seed)
        const viewer = createPlayerViewer()
        check(table, viewer.full(inputOf(table)))
        for (const move of list) {
          const command = commandOf(move, table)
          if (command && table.tryIt(command)) check(table, viewer.full(inputOf(table)))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('follows by patches to the same view', () => {
    fc.assert(
      fc.property(fc.nat(), moves, (seed, list) => {
        const table = randomTable(seed)
        const viewer = createPlayerViewer()
        const followed = { ...viewer.full(inputOf(table)) } as Record<string, unknown>
        for (const move of list) {
          const command = commandOf(move, table)
          if (command) table.tryIt(command)
          for (const op of viewer.patch(inputOf(table))) {
            if (op.op === 'set') followed[op.section] = op.value
            else if (op.op === 'at' && op.section === 'rows') {
              followed.rows = (followed.rows as unknown[]).with(Number(op.path[0]), op.value)
            } else throw new Error(`unexpected ${op.op}`)
          }
        }
        expect(followed).toEqual(viewer.full(inputOf(table)))
      }),
      { numRuns: 20 },
    )
  })
})
