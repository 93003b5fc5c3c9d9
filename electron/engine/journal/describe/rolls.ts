import type { Id } from '@shared/domain/base'
import type { AttackOutcome } from '@shared/domain/prompt'
import type { Tell } from './index'
import { abilityWords, capital, dim, line, named, sum, type Telling } from './telling'

type Kinds = 'attackRolled' | 'rolled' | 'checkMade'

const outcomeWords: { readonly [O in AttackOutcome]: string } = {
  hit: 'hit',
  miss: 'miss',
  critical: 'critical hit',
  criticalMiss: 'critical miss',
}

/** A skill's row id as words: "sleightOfHand" is "Sleight of hand" when the game has no name for it. */
const skillWords = (id: string): string => capital(id.replaceAll(/([A-Z])/g, ' $1').toLowerCase())

export const tellRolls: { readonly [K in Kinds]: Tell<K> } = {
  attackRolled({ attacker, target, label, roll, armorClass, outcome, reasons }, telling) {
    const shown = roll ? `${sum(roll)} against ${armorClass}, ` : ''
    return line(
      telling,
      isShot(telling, attacker, label) ? 'bow' : 'blade',
      [
        named(telling, attacker),
        `, ${label} on `,
        named(telling, target),
        ': ',
        dim(shown),
        `${outcomeWords[outcome]}.`,
      ],
      {
        of: [attacker, target],
        dice: roll?.dice ?? [],
        reasons,
      },
    )
  },
  rolled: ({ label, roll, secret }, telling) =>
    line(
      telling,
      'd20',
      [label === '' ? 'A roll' : label, ': ', String(roll.total), '. ', dim(`${roll.formula}: ${sum(roll)}`)],
      {
        secret,
        dice: roll.dice,
      },
    ),
  checkMade({ id, what, ability, skill, roll, dc, success, reasons, label }, telling) {
    const kind =
      label ||
      (skill === null
        ? `${abilityWords[ability]} ${what === 'save' ? 'save' : 'check'}`
        : `${skillName(telling.rules.skills, skill)} check`)
    const against = dc === null ? '' : ` against ${dc}`
    const told = success === null ? (roll ? String(roll.total) : 'fails') : success ? 'succeeds' : 'fails'
    return line(
      telling,
      success === false ? 'x' : 'd20',
      [named(telling, id), `, ${kind}: ${told}. `, dim(roll ? `${sum(roll)}${against}` : '')],
      {
        of: [id],
        dice: roll?.dice ?? [],
        reasons,
      },
    )
  },
}

/** Whether the attack of this name is made from afar. */
function isShot(telling: Telling, attacker: Id, label: string): boolean {
  const block = telling.state.get('blocks', telling.combatant(attacker)?.block ?? '')
  return (
    block?.actions.some(({ name, attack }) => name === label && attack?.kind.startsWith('ranged')) ?? false
  )
}

const skillName = (skills: readonly { id: string; name: string }[], id: string): string =>
  skills.find((skill) => skill.id === id)?.name ?? skillWords(id)
