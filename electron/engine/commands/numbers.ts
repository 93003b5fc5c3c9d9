import type { Combatant } from '@shared/domain/combatant'
import { needCombatant } from '../mechanics/fight'
import type { Decider } from '../rulesets/ruleset'
import { refuse, type Work } from '../work'

type Kinds = 'setNumber' | 'changeMaxHp' | 'changeArmor' | 'dropMaxHpChange' | 'dropArmorChange'

const counters = {
  exhaustion: 'has its exhaustion set by hand',
  hitDiceSpent: 'has its spent hit dice set by hand',
  deathSuccesses: 'has its death save successes set by hand',
  deathFailures: 'has its death save failures set by hand',
} as const

const signed = (amount: number): string => (amount < 0 ? `\u2212${-amount}` : `+${amount}`)
const because = (cause: string): string => (cause === '' ? '' : ` (${cause})`)

export const numberCommands: { readonly [K in Kinds]: Decider<K> } = {
  setNumber(work, { id, what, value }) {
    const combatant = needCombatant(work.state, id)
    switch (what) {
      case 'hp':
        if (value > combatant.maxHp) refuse(`${combatant.name} has at most ${combatant.maxHp} hit points.`)
        return change(work, combatant, { hp: value }, `is set to ${value} hit points`)
      case 'maxHp':
        return change(
          work,
          combatant,
          { maxHp: value, hp: Math.min(combatant.hp, value) },
          `has a maximum of ${value} hit points now`,
        )
      case 'armorClass':
        return change(work, combatant, { armorClass: value }, `has armor class ${value} now`)
      case 'temp': {
        const temp = value === 0 ? null : { amount: value, source: combatant.temp?.source ?? '' }
        if ((combatant.temp?.amount ?? 0) === value) return
        return work.emit({ kind: 'tempChanged', id, temp, why: 'set by hand', roll: null })
      }
      default:
        if ((combatant.counters[what] ?? 0) === value) return
        return work.emit({ kind: 'counterSet', id, counter: what, value, why: counters[what] })
    }
  },
  changeMaxHp(work, { id, amount, cause }) {
    const combatant = needCombatant(work.state, id)
    const maxHpChanges = [...combatant.maxHpChanges, { id: work.newId(), amount, cause }]
    changeMaximum(
      work,
      combatant,
      amount,
      { maxHpChanges },
      `has ${signed(amount)} to its maximum hit points${because(cause)}`,
    )
  },
  dropMaxHpChange(work, { id, change: changeId }) {
    const combatant = needCombatant(work.state, id)
    const dropped =
      combatant.maxHpChanges.find((one) => one.id === changeId) ?? refuse('That change is gone already.')
    const maxHpChanges = combatant.maxHpChanges.filter((one) => one !== dropped)
    const why = `no longer has ${signed(dropped.amount)} to its maximum hit points${because(dropped.cause)}`
    changeMaximum(work, combatant, -dropped.amount, { maxHpChanges }, why)
  },
  changeArmor(work, { id, amount, cause }) {
    const combatant = needCombatant(work.state, id)
    const armorChanges = [...combatant.armorChanges, { id: work.newId(), amount, cause }]
    const patch = { armorChanges, armorClass: combatant.armorClass + amount }
    change(work, combatant, patch, `has ${signed(amount)} to its armor class${because(cause)}`)
  },
  dropArmorChange(work, { id, change: changeId }) {
    const combatant = needCombatant(work.state, id)
    const dropped =
      combatant.armorChanges.find((one) => one.id === changeId) ?? refuse('That change is gone already.')
    const patch = {
      armorChanges: combatant.armorChanges.filter((one) => one !== dropped),
      armorClass: combatant.armorClass - dropped.amount,
    }
    change(
      work,
      combatant,
      patch,
      `no longer has ${signed(dropped.amount)} to its armor class${because(dropped.cause)}`,
    )
  },
}

function change(work: Work, combatant: Combatant, patch: Partial<Combatant>, why: string): void {
  const keys = Object.keys(patch) as (keyof Combatant)[]
  if (keys.every((key) => combatant[key] === patch[key])) return
  work.emit({ kind: 'combatantChanged', id: combatant.id, patch, why })
  if (patch.hp !== undefined) liveUpTo(work, combatant)
}

/** Who is set to 0 is down, who was down or dead and has hit points is up, by the ruleset's own way. */
function liveUpTo(work: Work, { id, deathSaves }: Combatant): void {
  const { hp, life } = work.state.must('combatants', id)
  const setLife = work.rules.commands.setLife
  if (hp === 0 && life === 'up') setLife(work, { kind: 'setLife', id, life: deathSaves ? 'dying' : 'dead' })
  else if (hp > 0 && life !== 'up') setLife(work, { kind: 'setLife', id, life: 'up' })
}

/** Reductions add up; hit points never stand above the maximum (GH-COND-POIS-02). */
function changeMaximum(
  work: Work,
  combatant: Combatant,
  amount: number,
  patch: Partial<Combatant>,
  why: string,
): void {
  const maxHp = combatant.maxHp + amount
  if (maxHp < 0)
    refuse(`${combatant.name} has a maximum of ${combatant.maxHp} hit points; it cannot fall below 0.`)
  change(work, combatant, { ...patch, maxHp, hp: Math.min(combatant.hp, maxHp) }, why)
}
