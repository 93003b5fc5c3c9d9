import { z } from 'zod'
import {
  abilitySchema,
  damagePartSchema,
  idSchema,
  modeSchema,
  reasonSchema,
  rollSchema,
  rolledPartSchema,
} from './base'
import { effectSchema, effectSpecSchema } from './effect'

export const attackOutcomeSchema = z.enum(['hit', 'miss', 'critical', 'criticalMiss'])
export type AttackOutcome = z.infer<typeof attackOutcomeSchema>

const common = {
  id: idSchema,
  fight: idSchema.nullable(),
  /** Whose affair it is. */
  of: idSchema,
  moment: z.enum(['start', 'end', 'now']),
  /** Place within its moment, by the order of the rules. */
  order: z.number(),
  /** Counts up while prompts are open: they are answered in the order in which they were raised. */
  raised: z.number().int().default(0),
  reasons: z.array(reasonSchema),
}

/** A target of an area or of a many-target damage proposal. */
export const areaTargetSchema = z.object({
  id: idSchema,
  roll: rollSchema.nullable(),
  modifier: z.number().int(),
  mode: modeSchema,
  /** null = no save asked or not rolled yet. */
  saved: z.boolean().nullable(),
  out: z.boolean(),
  reasons: z.array(reasonSchema),
})
export type AreaTarget = z.infer<typeof areaTargetSchema>

/** Something due: the engine proposes, the GM rolls, types, changes or skips. */
export const promptSchema = z.discriminatedUnion('kind', [
  /** A rolled attack that waits to be applied. */
  z.object({
    ...common,
    kind: z.literal('attack'),
    action: idSchema.nullable(),
    label: z.string(),
    attackKind: z.enum(['melee', 'ranged', 'meleeSpell', 'rangedSpell']),
    target: idSchema,
    mode: modeSchema,
    roll: rollSchema.nullable(),
    armorClass: z.number().int(),
    outcome: attackOutcomeSchema,
    /** What a hit rolls, so that a miss can become a hit. */
    parts: z.array(damagePartSchema).default([]),
    damage: z.array(rolledPartSchema),
    onHit: z.array(effectSpecSchema),
  }),
  /** Damage (with or without saves) for many, rolled, waiting to be applied. */
  z.object({
    ...common,
    kind: z.literal('area'),
    action: idSchema.nullable(),
    label: z.string(),
    save: z
      .object({ ability: abilitySchema, dc: z.number().int(), onSuccess: z.enum(['half', 'none']) })
      .nullable(),
    damage: z.array(rolledPartSchema),
    targets: z.array(areaTargetSchema),
    onFail: z.array(effectSpecSchema),
  }),
  /** Damage or loss that an effect deals every turn. */
  z.object({
    ...common,
    kind: z.literal('ongoing'),
    effect: idSchema,
    formula: z.string(),
    damageType: z.string(),
    /** true = loss of hit points, not damage: no resistance, no temporary hit points. */
    loss: z.boolean(),
  }),
  /** A saving throw that an effect asks for. */
  z.object({
    ...common,
    kind: z.literal('save'),
    effect: idSchema.nullable(),
    label: z.string(),
    ability: abilitySchema,
    dc: z.number().int(),
    modifier: z.number().int(),
    mode: modeSchema,
    onSuccess: z.enum(['endEffect', 'nothing', 'hitDieDamage']),
    onFail: z.enum(['nothing', 'exhaustion', 'loseAction', 'applyEffects']),
    effects: z.array(effectSpecSchema),
  }),
  z.object({ ...common, kind: z.literal('deathSave'), modifier: z.number().int(), mode: modeSchema }),
  z.object({ ...common, kind: z.literal('deathFailure'), count: z.number().int() }),
  z.object({ ...common, kind: z.literal('recharge'), action: idSchema, min: z.number().int() }),
  z.object({
    ...common,
    kind: z.literal('concentration'),
    dc: z.number().int(),
    modifier: z.number().int(),
    mode: modeSchema,
    damage: z.number().int(),
  }),
  /** Tied places in the order: roll a plain d20 each, or leave as they stand. */
  z.object({ ...common, kind: z.literal('tie'), slots: z.array(idSchema) }),
  /** A creature opened from hiding or lost sight: proposed switch of surprise. */
  z.object({ ...common, kind: z.literal('surprise'), targets: z.array(idSchema) }),
  /** An NPC was reduced to 0: it is dead unless somebody says it is knocked out. */
  z.object({ ...common, kind: z.literal('knockOut') }),
  /** New temporary hit points against those already held. */
  z.object({ ...common, kind: z.literal('tempChoice'), amount: z.number().int(), source: z.string() }),
  /** An effect ended by itself; told, and can be put back. Never stands in the way. */
  z.object({ ...common, kind: z.literal('ended'), effect: effectSchema }),
  /** Something only the GM can decide; told with its rule. */
  z.object({ ...common, kind: z.literal('reminder'), label: z.string() }),
])
export type Prompt = z.infer<typeof promptSchema>
export type PromptKind = Prompt['kind']
export type PromptOf<K extends PromptKind> = Extract<Prompt, { kind: K }>
