import { z } from 'zod'
import {
  abilitySchema,
  idSchema,
  modeSchema,
  patchOf,
  reasonSchema,
  refusalSchema,
  rollSchema,
} from './domain/base'
import { optionValueSchema, rowSchema } from './domain/campaign'
import { combatantSchema, lifeSchema } from './domain/combatant'
import { creatureSchema } from './domain/creature'
import { effectSchema } from './domain/effect'
import { encounterSchema } from './domain/encounter'
import { fightSchema, slotSchema } from './domain/fight'
import { attackOutcomeSchema, promptSchema } from './domain/prompt'
import { logLineSchema } from './log'

const event = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), ...shape })

/** How one share of damage became lost hit points, step by step. */
export const damageStepsSchema = z.object({
  type: z.string(),
  rolled: z.number().int(),
  taken: z.number().int(),
  reasons: z.array(reasonSchema),
})

/**
 * Facts. Each event names what happened with the dice and reasons inside; folding events in order makes the state.
 * A ruleset adds rows, counters and tags rather than new kinds of event.
 */
export const eventSchema = z.discriminatedUnion('kind', [
  event('campaignChanged', {
    name: z.string().optional(),
    notes: z.string().optional(),
    option: z.object({ key: z.string(), value: optionValueSchema }).optional(),
  }),
  event('rowSaved', { row: rowSchema }),
  event('rowDeleted', { id: idSchema, name: z.string() }),
  event('creatureSaved', { creature: creatureSchema, isNew: z.boolean() }),
  event('creatureDeleted', { id: idSchema, name: z.string() }),
  event('creaturesImported', { count: z.number().int(), label: z.string() }),
  event('encounterSaved', { encounter: encounterSchema, isNew: z.boolean() }),
  event('encounterDeleted', { id: idSchema, name: z.string() }),
  event('clockMoved', { from: z.number().int(), to: z.number().int(), why: z.string() }),

  event('blockAdded', { block: creatureSchema }),
  event('blockDropped', { id: idSchema }),
  event('combatantAdded', { combatant: combatantSchema, quiet: z.boolean().default(false) }),
  event('combatantRemoved', { id: idSchema, name: z.string() }),
  /** A change of plain fields; `why` is the sentence's verb phrase ("is hidden", "joins the fight"). Empty = not told. */
  event('combatantChanged', { id: idSchema, patch: patchOf(combatantSchema), why: z.string() }),

  event('fightPrepared', { fight: fightSchema }),
  event('fightChanged', { id: idSchema, patch: patchOf(fightSchema), why: z.string() }),
  event('fightOnTable', { id: idSchema.nullable() }),
  event('fightBegan', { id: idSchema }),
  event('fightEnded', { id: idSchema, rounds: z.number().int() }),
  event('fightDiscarded', { id: idSchema }),
  event('orderChanged', { fight: idSchema, order: z.array(slotSchema), why: z.string() }),
  /** A place comes into the order, before another (null = last); `acted`, `begun`: it counts so in this round. */
  event('slotAdded', {
    fight: idSchema,
    slot: slotSchema,
    before: idSchema.nullable(),
    acted: z.boolean(),
    begun: z.boolean(),
  }),
  event('slotChanged', { fight: idSchema, slot: slotSchema }),
  event('slotDropped', { fight: idSchema, slot: idSchema }),
  event('initiativeRolled', {
    ids: z.array(idSchema),
    roll: rollSchema,
    mode: modeSchema,
    reasons: z.array(reasonSchema),
  }),
  event('initiativeSet', { ids: z.array(idSchema), value: z.number() }),
  event('tieRolled', { rolls: z.array(z.object({ slot: idSchema, roll: rollSchema })) }),
  event('roundBegan', { fight: idSchema, round: z.number().int() }),
  event('turnBegan', { fight: idSchema, slot: idSchema }),
  event('turnEnded', { fight: idSchema, slot: idSchema }),
  event('delayed', { fight: idSchema, slot: idSchema }),
  event('delayEnded', { fight: idSchema, slot: idSchema }),

  /** Use of the turn: `what` is a pip or counter of the ruleset. */
  event('spent', { id: idSchema, what: z.string(), count: z.number(), why: z.string() }),
  event('turnUseReset', { id: idSchema }),
  event('tagSet', { id: idSchema, tag: z.string(), value: z.string().nullable() }),
  event('counterSet', { id: idSchema, counter: z.string(), value: z.number(), why: z.string() }),
  /** `cost` is what it takes from the turn's movement in feet; counted in `used.movement`. */
  event('moved', { id: idSchema, feet: z.number(), cost: z.number(), mode: z.string() }),
  event('actionTaken', { id: idSchema, action: z.string(), name: z.string(), targets: z.array(idSchema) }),

  event('promptRaised', { prompt: promptSchema }),
  event('promptChanged', { prompt: promptSchema, why: z.string() }),
  event('promptClosed', { id: idSchema, how: z.string() }),

  event('attackRolled', {
    attacker: idSchema,
    target: idSchema,
    label: z.string(),
    roll: rollSchema.nullable(),
    mode: modeSchema,
    armorClass: z.number().int(),
    outcome: attackOutcomeSchema,
    reasons: z.array(reasonSchema),
  }),
  event('damageTaken', {
    id: idSchema,
    source: idSchema.nullable(),
    cause: z.string(),
    parts: z.array(damageStepsSchema),
    total: z.number().int(),
    fromTemp: z.number().int(),
    fromHp: z.number().int(),
    overflow: z.number().int(),
    critical: z.boolean(),
    rolls: z.array(rollSchema),
  }),
  event('hitPointsLost', {
    id: idSchema,
    amount: z.number().int(),
    cause: z.string(),
    roll: rollSchema.nullable(),
  }),
  /** `amount` = hit points regained, `wasted` = what did not fit under the maximum. */
  event('healed', {
    id: idSchema,
    amount: z.number().int(),
    wasted: z.number().int(),
    cause: z.string(),
    roll: rollSchema.nullable(),
  }),
  event('tempChanged', {
    id: idSchema,
    temp: combatantSchema.shape.temp,
    why: z.string(),
    roll: rollSchema.nullable(),
  }),
  event('lifeChanged', {
    id: idSchema,
    from: lifeSchema,
    to: lifeSchema,
    why: z.string(),
    reasons: z.array(reasonSchema),
  }),
  event('deathSaveMade', {
    id: idSchema,
    roll: rollSchema.nullable(),
    /** Both counts as they stand afterwards. */
    successes: z.number().int(),
    failures: z.number().int(),
    why: z.string(),
    reasons: z.array(reasonSchema).default([]),
  }),

  event('effectStarted', { effect: effectSchema }),
  event('effectEnded', { id: idSchema, on: idSchema, name: z.string(), why: z.string() }),
  event('effectChanged', { effect: effectSchema, why: z.string() }),
  event('refusedEffect', { on: idSchema, name: z.string(), reasons: z.array(reasonSchema) }),

  event('concentrationBegan', { id: idSchema, on: z.string(), effects: z.array(idSchema) }),
  event('concentrationEnded', { id: idSchema, on: z.string(), why: z.string() }),
  event('chargeChanged', {
    id: idSchema,
    action: idSchema,
    name: z.string(),
    charged: z.boolean(),
    tell: z.string(),
    why: z.string(),
    roll: rollSchema.nullable(),
  }),
  event('tellShared', { id: idSchema, action: idSchema, name: z.string(), shared: z.boolean() }),
  event('usesChanged', { id: idSchema, action: idSchema, name: z.string(), spent: z.number().int() }),

  event('hitDieSpent', { id: idSchema, roll: rollSchema, spent: z.number().int() }),
  /** A long rest that helped is dated by the clock as it stands: move the clock first. */
  event('rested', {
    rest: z.enum(['short', 'long']),
    who: z.array(idSchema),
    without: z.array(z.object({ id: idSchema, reasons: z.array(reasonSchema) })),
    minutes: z.number().int(),
  }),
  event('rolled', { label: z.string(), roll: rollSchema, secret: z.boolean() }),
  event('checkMade', {
    id: idSchema,
    what: z.enum(['check', 'save']),
    ability: abilitySchema,
    skill: z.string().nullable(),
    roll: rollSchema.nullable(),
    mode: modeSchema,
    dc: z.number().int().nullable(),
    success: z.boolean().nullable(),
    reasons: z.array(reasonSchema),
    label: z.string(),
  }),
  /** Something told that changes nothing else (a refusal that was overridden, a note of a rule). */
  event('noted', {
    text: z.string(),
    of: idSchema.nullable(),
    secret: z.boolean(),
    reasons: z.array(reasonSchema),
  }),
])
export type Event = z.infer<typeof eventSchema>
export type EventKind = Event['kind']
export type EventOf<K extends EventKind> = Extract<Event, { kind: K }>

/** One command with its events: the unit of the log and of undo. `at` is wall time in milliseconds, handed in. */
export const stepSchema = z.object({
  seq: z.number().int().positive(),
  at: z.number(),
  command: z.string(),
  /** Round of the fight on the table when the step was done; null = no fight was running. */
  round: z.number().int().nullable(),
  events: z.array(eventSchema),
  /** The step in sentences, made when it was done and kept, so that they stay right when names change or go. */
  lines: z.array(logLineSchema),
})
export type Step = z.infer<typeof stepSchema>

export const stepResultSchema = z.union([
  z.object({ ok: z.literal(true), seq: z.number().int() }),
  z.object({ ok: z.literal(false), refusal: refusalSchema }),
])
export type StepResult = z.infer<typeof stepResultSchema>
