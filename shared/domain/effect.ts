import { z } from 'zod'
import { abilitySchema, idSchema } from './base'

/** When an effect ends. Several rules on one effect: the first that comes true ends it. */
export const endRuleSchema = z.discriminatedUnion('kind', [
  /** At the start or end of a turn of `of`; `left` counts how many such moments are still to come (1 = the next). */
  z.object({
    kind: z.literal('turn'),
    of: idSchema,
    at: z.enum(['start', 'end']),
    left: z.number().int().positive(),
  }),
  /** On a successful save by the bearer at the start or end of its turn. */
  z.object({
    kind: z.literal('save'),
    at: z.enum(['start', 'end']),
    ability: abilitySchema,
    dc: z.number().int(),
  }),
  /** When the campaign clock reaches this second. */
  z.object({ kind: z.literal('clock'), at: z.number().int() }),
  /** When a new round begins. */
  z.object({ kind: z.literal('round') }),
  /** When the fight ends. */
  z.object({ kind: z.literal('scene') }),
  /** When a stated thing happens to or by the bearer. */
  z.object({
    kind: z.literal('happening'),
    what: z.enum([
      'hitByAttack',
      'makesAttack',
      'attackedBySource',
      'makesCheck',
      'standsUp',
      'takesDamage',
      'isHealed',
    ]),
  }),
  /** Only by hand. */
  z.object({ kind: z.literal('hand') }),
])
export type EndRule = z.infer<typeof endRuleSchema>

/** Value of a condition's parameter (an amount, a limb, a creature's id, a level, a switch). */
export const paramSchema = z.union([z.string().max(200), z.number(), z.boolean()])
export type Param = z.infer<typeof paramSchema>

/** Damage that comes back every turn while the effect lasts. */
export const ongoingSchema = z.object({
  at: z.enum(['start', 'end']),
  formula: z.string().max(60),
  type: z.string().max(40),
})
export type Ongoing = z.infer<typeof ongoingSchema>

/**
 * An effect as it is asked for, before it sits on somebody.
 * `condition` names a row of the ruleset's or the GM's condition table; null = a free-form effect called `name`.
 */
export const effectSpecSchema = z.object({
  condition: z.string().max(60).nullable().default(null),
  name: z.string().max(120).default(''),
  params: z.record(z.string(), paramSchema).default({}),
  note: z.string().max(2000).default(''),
  /** Players see it on their screen. */
  visible: z.boolean().default(true),
  ongoing: ongoingSchema.nullable().default(null),
  /** Relative length, made absolute when it is applied. */
  lasts: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('turn'),
          /** Whose turn: the bearer's, the source's, or a named combatant's. */
          of: z.union([z.literal('bearer'), z.literal('source'), z.object({ id: idSchema })]),
          at: z.enum(['start', 'end']),
          /** How many such moments, 1 = the next one. */
          turns: z.number().int().positive().max(1000),
        }),
        z.object({ kind: z.literal('rounds'), rounds: z.number().int().positive().max(10_000) }),
        z.object({
          kind: z.literal('save'),
          at: z.enum(['start', 'end']),
          ability: abilitySchema,
          dc: z.number().int(),
        }),
        z.object({ kind: z.literal('seconds'), seconds: z.number().int().positive() }),
        z.object({ kind: z.literal('round') }),
        z.object({ kind: z.literal('scene') }),
        z.object({
          kind: z.literal('happening'),
          what: z.enum([
            'hitByAttack',
            'makesAttack',
            'attackedBySource',
            'makesCheck',
            'standsUp',
            'takesDamage',
            'isHealed',
          ]),
        }),
        z.object({ kind: z.literal('hand') }),
      ]),
    )
    .default([]),
})
export type EffectSpec = z.infer<typeof effectSpecSchema>

/** An effect sitting on a combatant. */
export const effectSchema = z.object({
  id: idSchema,
  on: idSchema,
  condition: z.string().nullable(),
  name: z.string(),
  params: z.record(z.string(), paramSchema),
  note: z.string(),
  visible: z.boolean(),
  source: idSchema.nullable(),
  cause: z.string(),
  /** Lives exactly as long as this other effect (an implied condition, a pin). */
  parent: idSchema.nullable(),
  ongoing: ongoingSchema.nullable(),
  ends: z.array(endRuleSchema),
  /** Paused: present, without effect, timers standing still. */
  suspended: z.boolean(),
  startedRound: z.number().int().nullable(),
})
export type Effect = z.infer<typeof effectSchema>
