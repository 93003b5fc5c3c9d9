import type { Action, Trait } from '@shared/domain/creature'
import type { Remarks } from '../outcome'
import { fields, list, text, type Fields } from '../values'
import { readAttack } from './attack-text'
import { attacksPerAction } from './multiattack'
import { readSave } from './save'
import { readUsage } from './usage'

/** What a creature can do and what is always true of it. */
export interface Abilities {
  readonly actions: Action[]
  readonly traits: Trait[]
  readonly attacksPerAction: number
}

/** A spell list that stands only in the structured part, as a line of text; empty when the text has it. */
function spellLine(ability: Fields): string {
  const spells = list(fields(ability.spellcasting)?.spells).map(fields)
  const names = spells.map((spell) => {
    const times = text(fields(spell?.usage)?.times)
    return `${text(spell?.name)}${times === '' ? '' : ` (${times} a day)`}`.trim()
  })
  const first = text(spells[0]?.name)
  if (first === '' || text(ability.desc).toLowerCase().includes(first.toLowerCase())) return ''
  return `\nSpells: ${names.filter((name) => name !== '').join(', ')}.`
}

/** Gives ids that are unique inside one block. */
function createIds(): (name: string) => string {
  const used = new Set<string>()
  return (name) => {
    const base =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 80) || 'ability'
    let id = base
    for (let again = 2; used.has(id); again += 1) id = `${base}-${again}`
    used.add(id)
    return id
  }
}

function records(value: unknown, section: string, remarks: Remarks): Fields[] {
  const found: Fields[] = []
  for (const one of list(value)) {
    const record = fields(one)
    if (record && text(record.name) !== '') found.push(record)
    else remarks.add(section, 'an entry without a name was left out')
  }
  return found
}

const sections = [
  ['actions', 'action'],
  ['bonus_actions', 'bonus'],
  ['reactions', 'reaction'],
  ['legendary_actions', 'legendary'],
  ['lair_actions', 'lair'],
] as const satisfies readonly (readonly [string, Action['cost']])[]

/** Reads all sections of abilities. Special abilities become traits unless their use has to be counted. */
export function readAbilitySections(record: Fields, remarks: Remarks): Abilities {
  const newId = createIds()
  const actions: Action[] = []
  const traits: Trait[] = []
  let attacks = 1

  function action(ability: Fields, cost: Action['cost']): Action {
    const { name, recharge, uses, legendaryCost } = readUsage(ability, remarks)
    const attack = readAttack(ability)
    const costs =
      legendaryCost !== null && legendaryCost > 1 ? `Costs ${legendaryCost} legendary actions. ` : ''
    if (recharge?.kind === 'die')
      remarks.add(name, 'needs a tell: what the table sees or hears while it is charged')
    return {
      id: newId(name),
      name: name.slice(0, 120),
      cost,
      text: costs + text(ability.desc) + spellLine(ability),
      attack,
      save: attack ? null : readSave(ability, name, remarks),
      healing: null,
      recharge,
      tell: '',
      uses,
      spellLevel: null,
      concentration: false,
      roles: [],
    }
  }

  function trait(ability: Fields): Trait {
    const name = text(ability.name).slice(0, 120)
    return { id: newId(name), name, text: text(ability.desc) }
  }

  for (const ability of records(record.special_abilities, 'special_abilities', remarks)) {
    const { recharge, uses } = readUsage(ability, { add: () => undefined })
    if (recharge || (uses && uses.per !== 'turn')) actions.push(action(ability, 'free'))
    else traits.push(trait(ability))
  }
  for (const [section, cost] of sections) {
    for (const ability of records(record[section], section, remarks)) {
      if (/^multiattack\b/i.test(text(ability.name))) {
        attacks = Math.max(attacks, attacksPerAction(ability))
        traits.push(trait(ability))
      } else actions.push(action(ability, cost))
    }
  }
  return { actions, traits, attacksPerAction: attacks }
}
