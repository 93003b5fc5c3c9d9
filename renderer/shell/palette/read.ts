import type { CommandInput } from '@shared/command'
import type { Creature } from '@shared/domain/creature'
import type { ConditionRowView } from '@shared/view/gm'
import { readAbility } from '../../table/parse/abilities'
import { readAdding } from '../../table/parse/add'
import { readHarm, sayHarm, type Harm } from '../../table/parse/harm'
import { readTimer } from '../../table/parse/timer'
import { fitting, isFormula, joinFormulas, tidy } from '../../table/parse/words'
import { harmCommand } from '../../table/state/harm-command'
import { readTarget, sayPeople, type Meant, type Person } from './targets'

/** A piece of the text and what it was taken for. */
export interface Part {
  readonly text: string
  readonly means: string
}

/** One way to understand the text. Without a command it says in `note` what is missing. */
export interface Reading {
  readonly title: string
  readonly detail: string
  readonly note: string
  readonly parts: readonly Part[]
  readonly command: CommandInput | null
}

/** What the palette knows of the game when it reads. */
export interface World {
  readonly people: readonly Person[]
  readonly chosen: readonly Person[]
  /** Who acts: the source of what is done. */
  readonly actor: Person | null
  readonly damageTypes: readonly string[]
  readonly conditions: readonly ConditionRowView[]
  readonly creatures: readonly Creature[]
  readonly fighting: boolean
}

const whoNote = 'Who? Type a name, or choose on the line first.'

const uniquePeople = (people: readonly Person[]): Person[] => [...new Set(people)]

interface Split {
  rest: string[]
  meant: Meant[]
}

/** Parts the words into those that name somebody and the others; `isOther` is asked first. */
function splitTargets(
  words: readonly string[],
  people: readonly Person[],
  isOther: (at: number) => number,
): Split {
  const split: Split = { rest: [], meant: [] }
  for (let at = 0; at < words.length;) {
    const others = isOther(at)
    if (others > 0) {
      split.rest.push(...words.slice(at, at + others))
      at += others
      continue
    }
    const target = readTarget(words, at, people)
    if (target) {
      split.meant.push(target.meant)
      at += target.used
    } else split.rest.push(words[at++]!)
  }
  return split
}

const targetParts = (meant: readonly Meant[], chosen: readonly Person[]): Part[] =>
  meant.length > 0
    ? meant.map((one) => ({ text: one.text, means: sayPeople(one.people) }))
    : chosen.length > 0
      ? [{ text: 'chosen', means: sayPeople(chosen) }]
      : []

/** The people meant, and the same reading with every namesake. */
function peopleOf(
  meant: readonly Meant[],
  chosen: readonly Person[],
): { people: Person[]; wider: Person[] | null } {
  if (meant.length === 0) return { people: [...chosen], wider: null }
  const people = uniquePeople(meant.flatMap((one) => one.people))
  const wider = uniquePeople(
    meant.flatMap((one) => [...one.people, ...one.others.filter((other) => other.up)]),
  )
  return { people, wider: wider.length > people.length ? wider : null }
}

function harmReading(harm: Harm, people: readonly Person[], parts: readonly Part[], world: World): Reading {
  const ids = people.map((person) => person.id)
  const source = world.actor && !ids.includes(world.actor.id) ? world.actor.id : null
  return {
    title: sayHarm(harm),
    detail: people.length > 0 ? `on ${sayPeople(people)}` : '',
    note: people.length > 0 ? '' : whoNote,
    parts,
    command: harmCommand(harm, ids, source),
  }
}

/** "14 fire ogre half", "2d6+3 slash dag ans", "31 fire con 16 half foes". */
function readDamage(words: readonly string[], world: World): Reading[] {
  const isClear = (text: string[]) => {
    const kind = readHarm(text.join(' '), world.damageTypes).kind
    return kind === 'damage' || kind === 'heal' || kind === 'temp'
  }
  const taken: string[] = []
  const { rest, meant } = splitTargets(words, world.people, (at) => {
    const word = words[at]!
    if (isClear([...taken, word])) {
      taken.push(word)
      return 1
    }
    const pair = [word, words[at + 1] ?? '']
    if (taken.length > 0 && readAbility(word) && isClear([...taken, ...pair])) {
      taken.push(...pair)
      return 2
    }
    return 0
  })
  if (taken.length === 0 || rest.length > taken.length) return []
  const harm = readHarm(taken.join(' '), world.damageTypes)
  const { people, wider } = peopleOf(meant, world.chosen)
  const means = harm.kind === 'damage' && harm.save ? 'damage, saves first' : 'damage'
  const parts = [{ text: taken.join(' '), means }, ...targetParts(meant, world.chosen)]
  const readings = [harmReading(harm, people, parts, world)]
  if (wider) readings.push(harmReading(harm, wider, parts, world))
  return readings
}

/** "heal 8 brakka", "heal brakka 2d8+3", "temp 6 dag". */
function readHealing(words: readonly string[], world: World): Reading[] {
  const [verb = ''] = words
  const temp = /^temp(?:orary)?$/.test(verb)
  if (!temp && !/^heals?$/.test(verb)) return []
  const { rest, meant } = splitTargets(words.slice(1), world.people, (at) =>
    isFormula(words[at + 1]!) ? 1 : 0,
  )
  const amount = rest.find(isFormula)
  if (rest.some((word) => !isFormula(word))) return []
  const { people, wider } = peopleOf(meant, world.chosen)
  const harm: Harm = amount
    ? { kind: temp ? 'temp' : 'heal', formula: amount }
    : { kind: 'unclear', problem: temp ? 'How many temporary hit points?' : 'Heal how much?' }
  const parts = [
    { text: verb, means: temp ? 'temporary hit points' : 'healing' },
    ...(amount ? [{ text: amount, means: 'amount' }] : []),
    ...targetParts(meant, world.chosen),
  ]
  const readings = [harmReading(harm, people, parts, world)]
  if (wider && amount) readings.push(harmReading(harm, wider, parts, world))
  return readings
}

function effectReading(
  row: ConditionRowView,
  people: readonly Person[],
  time: string,
  parts: readonly Part[],
  world: World,
): Reading {
  const timer = readTimer(time, world.people)
  const onSomebody = people.length > 0
  return {
    title: row.name,
    detail: onSomebody ? `on ${sayPeople(people)}` : '',
    note: !timer.ok
      ? timer.problem
      : !onSomebody
        ? whoNote
        : `${timer.words === '' ? 'Until you end it' : `Time: ${timer.words}`}.${world.actor ? ` Source: ${world.actor.name}.` : ''}`,
    parts,
    command:
      timer.ok && onSomebody
        ? {
            kind: 'applyEffect',
            targets: people.map((person) => person.id),
            effect: { condition: row.id, lasts: [...timer.lasts] },
            source: world.actor?.id ?? null,
          }
        : null,
  }
}

/** "fright rea 1-3 2r end maur": condition, targets, then how long. */
function readCondition(words: readonly string[], world: World): Reading[] {
  const [name = ''] = words
  if (name.length < 3) return []
  const rows = world.conditions.filter((row) => tidy(row.name).startsWith(name))
  return rows.slice(0, 2).flatMap((row) => {
    const meant: Meant[] = []
    let at = 1
    for (
      let target = readTarget(words, at, world.people);
      target;
      target = readTarget(words, at, world.people)
    ) {
      meant.push(target.meant)
      at += target.used
    }
    const time = words.slice(at).join(' ')
    const { people, wider } = peopleOf(meant, world.chosen)
    const timer = readTimer(time, world.people)
    const parts = [
      { text: name, means: 'condition' },
      ...targetParts(meant, world.chosen),
      ...(time === '' ? [] : [{ text: time, means: timer.ok ? timer.words : '?' }]),
    ]
    const readings = [effectReading(row, people, time, parts, world)]
    if (wider) readings.push(effectReading(row, wider, time, parts, world))
    if (time !== '') readings.push(effectReading(row, people, '', parts.slice(0, -1), world))
    return readings
  })
}

/** "add 3 reaver hidden" */
function readAdd(words: readonly string[], world: World): Reading[] {
  if (words[0] !== 'add' && words[0] !== '+') return []
  const adding = readAdding(words.slice(1).join(' '))
  if (adding.query === '') return []
  return fitting(adding.query, world.creatures, (creature) => creature.name)
    .slice(0, 3)
    .map((creature) => ({
      title: `Add ${adding.count} × ${creature.name}`,
      detail: [adding.side === 'foe' ? '' : adding.side, adding.hidden ? 'hidden' : '']
        .filter(Boolean)
        .join(', '),
      note: world.fighting
        ? 'They join the fight; the turn stays.'
        : 'There is no fight to join. Start one first.',
      parts: [
        { text: String(adding.count), means: 'how many' },
        { text: adding.query, means: creature.name },
      ],
      command: world.fighting
        ? {
            kind: 'addCombatants',
            creature: creature.id,
            count: adding.count,
            side: adding.side,
            hidden: adding.hidden,
            role: adding.role,
          }
        : null,
    }))
}

/** "roll 2d6+3 for the ferry", or dice alone. */
function readRoll(words: readonly string[]): Reading[] {
  const [first = '', second = ''] = words
  const verb = first === 'roll'
  const formula = verb ? second : first
  if (!isFormula(formula) || !/d/.test(formula) || (!verb && words.length > 1)) return []
  const label = verb ? words.slice(2).join(' ').replace(/^for /, '') : ''
  return [
    {
      title: `Roll ${formula}`,
      detail: label,
      note: 'A free roll for the log.',
      parts: [{ text: formula, means: 'dice' }],
      command: { kind: 'roll', formula, label },
    },
  ]
}

/**
 * Everything the text may mean as a command, best first: damage, healing, conditions, joining creatures, rolls.
 * Readings that can't be done yet stand behind those that can.
 */
export function readCommand(text: string, world: World): Reading[] {
  const words = joinFormulas(tidy(text)).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const readings = [
    ...readAdd(words, world),
    ...readHealing(words, world),
    ...readDamage(words, world),
    ...readCondition(words, world),
    ...readRoll(words),
  ]
  return [
    ...readings.filter((one) => one.command !== null),
    ...readings.filter((one) => one.command === null),
  ]
}
