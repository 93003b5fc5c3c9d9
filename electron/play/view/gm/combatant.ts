import type { Id } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { Creature } from '@shared/domain/creature'
import type { Fight } from '@shared/domain/fight'
import type { ChargeView, CombatantView } from '@shared/view/gm'
import type { Ruleset } from '../../../engine/rulesets/ruleset'
import type { TimeSight } from '../words/time'
import { dueFlags } from './due'
import type { Rows } from '../condition-rows'
import { effectViews } from './effects'
import type { ViewState } from './input'

/** What the views of all combatants share during one update. */
export interface Scene {
  readonly state: ViewState
  readonly rules: Ruleset
  readonly fight: Fight | null
  readonly rows: Rows
  /** Slot by member. */
  readonly slots: ReadonlyMap<Id, Id>
  readonly active: ReadonlySet<Id>
  readonly sight: TimeSight
}

/** Recharge abilities of the block with whether they are charged now. */
export function chargeViews(combatant: Combatant, block: Creature | undefined): ChargeView[] {
  const views: ChargeView[] = []
  for (const action of block?.actions ?? []) {
    const charge = combatant.charges[action.id]
    if (!action.recharge || !charge) continue
    views.push({
      action: action.id,
      name: action.name,
      charged: charge.charged,
      min: action.recharge.kind === 'die' ? action.recharge.min : null,
      tell: action.tell,
      shared: charge.tellShared,
    })
  }
  return views
}

function reactionView(scene: Scene, id: Id): CombatantView['reaction'] {
  const pip = scene.rules.pips(scene.state, id).find((one) => one.id === 'reaction')
  if (!pip) return { available: false, reason: '' }
  const reason = pip.reasons.map((one) => one.text).join(', ')
  return { available: pip.state === 'available', reason: reason || (pip.state === 'spent' ? 'used' : '') }
}

function hitDiceView(combatant: Combatant, block: Creature | undefined): CombatantView['hitDice'] {
  if (!block?.hitDice) return null
  const { sides, count } = block.hitDice
  return { sides, total: count, left: Math.max(0, count - (combatant.counters.hitDiceSpent ?? 0)) }
}

function deathSaveView(combatant: Combatant): CombatantView['deathSaves'] {
  if (combatant.life !== 'dying' || !combatant.deathSaves) return null
  const { deathSuccesses = 0, deathFailures = 0 } = combatant.counters
  return { successes: deathSuccesses, failures: deathFailures }
}

/** Everything the GM sees of one combatant at a glance. Hit points; feet. */
export function combatantView(scene: Scene, combatant: Combatant): CombatantView {
  const { state, rules, rows } = scene
  const { id } = combatant
  const block = state.get('blocks', combatant.block)
  const health = rules.health(combatant.hp, combatant.maxHp, combatant.life)
  return {
    id,
    slot: scene.slots.get(id) ?? null,
    name: combatant.name,
    baseName: combatant.baseName,
    publicName: combatant.publicName,
    side: combatant.side,
    inParty: combatant.inParty,
    hidden: combatant.hidden,
    roles: block ? [...block.roles] : [],
    block: combatant.block,
    creature: combatant.creature,
    hp: combatant.hp,
    maxHp: combatant.maxHp,
    temp: combatant.temp?.amount ?? 0,
    tempSource: combatant.temp?.source ?? '',
    bloodied: health.bloodied,
    word: health.word,
    life: combatant.life,
    gone: combatant.gone,
    armorClass: rules.armorClass(state, id).value,
    initiative: combatant.initiative,
    surprised: combatant.surprised,
    effects: effectViews(state, rules, state.effectsOn(id), rows, scene.sight),
    charges: chargeViews(combatant, block),
    reaction: reactionView(scene, id),
    concentration: combatant.concentration?.on ?? null,
    readied: combatant.readied
      ? { trigger: combatant.readied.trigger, response: combatant.readied.response }
      : null,
    deathSaves: deathSaveView(combatant),
    hitDice: hitDiceView(combatant, block),
    passivePerception: block?.passivePerception ?? null,
    speed: rules.speed(state, id).value,
    exhaustion: combatant.counters.exhaustion ?? 0,
    note: combatant.note,
    due: dueFlags(state, combatant, block, rows),
  }
}
