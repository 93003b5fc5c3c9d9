import type { Id, Roll } from '@shared/domain/base'
import type { AttackOutcome, Prompt, PromptKind, PromptOf } from '@shared/domain/prompt'
import { capital, countWord, plural, signed } from '../words/plain'
import type { Rows } from '../condition-rows'
import { effectName } from './effects'
import type { ViewState } from './input'

/** Words of a prompt: what it is, what it is about, and the dice it will ask for. */
export interface PromptWords {
  readonly title: string
  readonly detail: string
  readonly formula: string | null
}

interface Telling {
  readonly state: ViewState
  readonly rows: Rows
  readonly name: (id: Id) => string
}

const outcomes: Readonly<Record<AttackOutcome, string>> = {
  hit: 'hit',
  miss: 'miss',
  critical: 'critical hit',
  criticalMiss: 'critical miss',
}

const d20 = (modifier: number) =>
  modifier === 0 ? '1d20' : `1d20${modifier < 0 ? '-' : '+'}${Math.abs(modifier)}`

/** "17+6 = 23", with the dropped die after a stroke: "17|4 +6 = 23". */
export function rollWords(roll: Roll): string {
  const kept = roll.dice.filter((die) => die.kept).map((die) => die.value)
  const dropped = roll.dice.filter((die) => !die.kept).map((die) => die.value)
  const dice = kept.join('+') + (dropped.length > 0 ? ` (not ${dropped.join(', ')})` : '')
  const flat = roll.modifier === 0 ? '' : ` ${signed(roll.modifier)}`
  return dice === '' ? String(roll.total) : `${dice}${flat} = ${roll.total}`
}

function damageWords(parts: PromptOf<'area'>['damage']): string {
  return parts.map((part) => `${part.roll.total} ${part.type}`.trim()).join(' + ')
}

function attackDetail(prompt: PromptOf<'attack'>): string {
  const roll = prompt.roll ? `${rollWords(prompt.roll)} against ${prompt.armorClass}, ` : ''
  const hit = prompt.outcome === 'hit' || prompt.outcome === 'critical'
  const damage = hit && prompt.damage.length > 0 ? `, ${damageWords(prompt.damage)}` : ''
  return `${roll}${outcomes[prompt.outcome]}${damage}`
}

function areaDetail(prompt: PromptOf<'area'>): string {
  const { save } = prompt
  const asks = save
    ? `${capital(save.ability)} DC ${save.dc}, ${save.onSuccess === 'half' ? 'half' : 'nothing'} on a success`
    : ''
  const damage = damageWords(prompt.damage)
  return [damage, asks, plural(prompt.targets.length, 'target')].filter((part) => part !== '').join(' · ')
}

function effectTitle(telling: Telling, id: Id | null, fallback: string): { title: string; cause: string } {
  const effect = id === null ? undefined : telling.state.get('effects', id)
  return effect
    ? { title: effectName(effect, telling.rows), cause: effect.cause }
    : { title: fallback, cause: '' }
}

function rechargeTitle(telling: Telling, prompt: PromptOf<'recharge'>): string {
  const combatant = telling.state.get('combatants', prompt.of)
  const block = combatant && telling.state.get('blocks', combatant.block)
  return block?.actions.find((action) => action.id === prompt.action)?.name ?? 'Recharge'
}

type Writers = { readonly [K in PromptKind]: (prompt: PromptOf<K>, telling: Telling) => PromptWords }

const writers: Writers = {
  attack: (prompt, { name }) => ({
    title: `${prompt.label} on ${name(prompt.target)}`,
    detail: attackDetail(prompt),
    formula: null,
  }),
  area: (prompt) => ({ title: prompt.label, detail: areaDetail(prompt), formula: null }),
  ongoing(prompt, telling) {
    const { title, cause } = effectTitle(telling, prompt.effect, 'Ongoing damage')
    const what = prompt.loss ? 'hit points lost' : `${prompt.damageType} damage`.trim()
    return { title, detail: [cause, what].filter((part) => part !== '').join(' · '), formula: prompt.formula }
  },
  save(prompt, telling) {
    const { title } = effectTitle(telling, prompt.effect, prompt.label)
    const asks = `${capital(prompt.ability)} ${signed(prompt.modifier)}, DC ${prompt.dc}`
    return { title: prompt.label || title, detail: asks, formula: d20(prompt.modifier) }
  },
  deathSave(prompt, { state }) {
    const counters = state.get('combatants', prompt.of)?.counters
    const { deathSuccesses = 0, deathFailures = 0 } = counters ?? {}
    return {
      title: 'Death save',
      detail: `${countWord(deathSuccesses)} made, ${countWord(deathFailures)} failed`,
      formula: d20(prompt.modifier),
    }
  },
  deathFailure: (prompt) => ({
    title:
      prompt.count === 1 ? 'One failed death save' : `${capital(countWord(prompt.count))} failed death saves`,
    detail: '',
    formula: null,
  }),
  recharge: (prompt, telling) => ({
    title: rechargeTitle(telling, prompt),
    detail: prompt.min === 6 ? 'lights on a 6' : `lights on ${prompt.min} or more`,
    formula: '1d6',
  }),
  concentration(prompt, { state }) {
    const on = state.get('combatants', prompt.of)?.concentration?.on
    return {
      title: on ? `Hold ${on}` : 'Concentration',
      detail: `${prompt.damage} damage · Con ${signed(prompt.modifier)}, DC ${prompt.dc}`,
      formula: d20(prompt.modifier),
    }
  },
  tie: (prompt, { state, name }) => ({
    title: 'Tied initiative',
    detail: slotMembers(state, prompt).map(name).join(', '),
    formula: '1d20',
  }),
  surprise: (prompt, { name }) => ({
    title: 'Surprised?',
    detail: prompt.targets.map(name).join(', '),
    formula: null,
  }),
  knockOut: () => ({
    title: 'Down: dead or knocked out?',
    detail: 'counts as dead until told otherwise',
    formula: null,
  }),
  tempChoice: (prompt) => ({
    title: `${prompt.amount} temporary hit points`,
    detail: prompt.source === '' ? 'instead of those it has?' : `${prompt.source}, instead of those it has?`,
    formula: null,
  }),
  ended: (prompt, { rows }) => ({
    title: `${effectName(prompt.effect, rows)} has ended`,
    detail: '',
    formula: null,
  }),
  reminder: (prompt) => ({ title: prompt.label, detail: '', formula: null }),
}

function slotMembers(state: ViewState, prompt: PromptOf<'tie'>): Id[] {
  const fight = prompt.fight === null ? undefined : state.get('fights', prompt.fight)
  return (fight?.order ?? [])
    .filter((slot) => prompt.slots.includes(slot.id))
    .flatMap((slot) => slot.members.slice(0, 1))
}

/** Title, detail and dice of a prompt. */
export function promptWords(prompt: Prompt, telling: Telling): PromptWords {
  // The table has one writer per kind, so the writer found by a prompt's kind takes that prompt.
  const write = writers[prompt.kind] as (prompt: Prompt, telling: Telling) => PromptWords
  return write(prompt, telling)
}
