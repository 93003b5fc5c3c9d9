import type { Id } from '@shared/domain/base'
import type { Effect } from '@shared/domain/effect'
import type { Fight } from '@shared/domain/fight'
import type { RecordChange } from '../../../engine/store'
import { activeMembers, tableFight, type ViewState } from './input'

/** What one step touched, as far as the view is concerned. */
export interface Touched {
  /** Combatants to look at again. */
  readonly combatants: Set<Id>
  /** Everyone must be looked at again (a name, a row, another fight on the table). */
  all: boolean
  campaign: boolean
  rules: boolean
  clock: boolean
  fight: boolean
  prompts: boolean
  readonly blocks: Set<Id>
  readonly creatures: Set<Id>
  readonly encounters: Set<Id>
}

function nothing(): Touched {
  return {
    combatants: new Set(),
    all: false,
    campaign: false,
    rules: false,
    clock: false,
    fight: false,
    prompts: false,
    blocks: new Set(),
    creatures: new Set(),
    encounters: new Set(),
  }
}

type ChangeOf<T extends RecordChange['table']> = RecordChange<T>

/** Fields of a combatant that other parts of the view than its own row are made of. */
const placeFields = ['fight', 'name', 'baseName', 'gone', 'initiative', 'side'] as const

function ofCombatant(touched: Touched, { id, before, after }: ChangeOf<'combatants'>): void {
  touched.combatants.add(id)
  if (!before || !after) {
    touched.fight = true
    if ((before ?? after)?.inParty) touched.campaign = true
    return
  }
  if (placeFields.some((field) => before[field] !== after[field])) touched.fight = true
  if (before.name !== after.name) touched.all = true
  if (before.inParty !== after.inParty || before.block !== after.block) touched.campaign = true
}

function addEffect(touched: Touched, effect: Effect | null): void {
  if (!effect) return
  touched.combatants.add(effect.on)
  for (const rule of effect.ends) if (rule.kind === 'turn') touched.combatants.add(rule.of)
}

/** Those whose words change because a turn begins or ends: the members and the bearers of what hangs on them. */
function addTurn(touched: Touched, state: ViewState, fight: Fight | null): void {
  for (const member of activeMembers(fight)) {
    touched.combatants.add(member)
    for (const effect of state.effectsAnchoredTo(member)) touched.combatants.add(effect.on)
  }
}

function ofFight(touched: Touched, state: ViewState, { id, before, after }: ChangeOf<'fights'>): void {
  touched.campaign ||= before?.name !== after?.name || before?.status !== after?.status
  touched.campaign ||= before?.round !== after?.round && tableFight(state)?.id !== id
  touched.fight = true
  if (before?.active !== after?.active) {
    addTurn(touched, state, before)
    addTurn(touched, state, after)
  }
  if (before?.order === after?.order) return
  const places = new Map<Id, Id>()
  for (const slot of before?.order ?? []) for (const member of slot.members) places.set(member, slot.id)
  for (const slot of after?.order ?? []) {
    for (const member of slot.members) {
      if (places.get(member) !== slot.id) touched.combatants.add(member)
      places.delete(member)
    }
  }
  for (const member of places.keys()) touched.combatants.add(member)
}

function ofCampaign(touched: Touched, { before, after }: ChangeOf<'campaign'>): void {
  touched.campaign ||= before?.name !== after?.name || before?.notes !== after?.notes
  touched.clock ||= before?.clock !== after?.clock
  if (before?.fight !== after?.fight) {
    touched.all = true
    touched.fight = true
    touched.campaign = true
    touched.prompts = true
  }
  if (before?.options !== after?.options) {
    touched.all = true
    touched.rules = true
  }
}

/** Reads what a step changed into what the view has to compute again. */
export function touchedBy(state: ViewState, changes: readonly RecordChange[]): Touched {
  const touched = nothing()
  for (const change of changes) {
    switch (change.table) {
      case 'campaign':
        ofCampaign(touched, change as ChangeOf<'campaign'>)
        break
      case 'rows':
        touched.rules = true
        touched.all = true
        break
      case 'creatures':
        touched.creatures.add(change.id)
        break
      case 'encounters':
        touched.encounters.add(change.id)
        break
      case 'blocks':
        touched.blocks.add(change.id)
        break
      case 'combatants':
        ofCombatant(touched, change as ChangeOf<'combatants'>)
        break
      case 'effects': {
        const { before, after } = change as ChangeOf<'effects'>
        addEffect(touched, before)
        addEffect(touched, after)
        break
      }
      case 'fights':
        ofFight(touched, state, change as ChangeOf<'fights'>)
        break
      case 'prompts':
        touched.prompts = true
        break
    }
  }
  return touched
}
