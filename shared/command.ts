import { z } from 'zod'
import { abilitySchema, damagePartSchema, idSchema, modeSchema, sideSchema } from './domain/base'
import { optionValueSchema, rowSchema } from './domain/campaign'
import { creatureSchema, roleSchema } from './domain/creature'
import { effectSpecSchema } from './domain/effect'
import { encounterSchema } from './domain/encounter'
import { attackOutcomeSchema } from './domain/prompt'

const ids = z.array(idSchema).min(1).max(500)
const formula = z.string().min(1).max(60)
const coverSchema = z.enum(['none', 'half', 'threeQuarters', 'full'])

const command = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), ...shape })

/** What a GM may ask for. One command is one step: one entry in the log, one undo. */
export const commandSchema = z.discriminatedUnion('kind', [
  // Campaign, library, prepared encounters
  command('renameCampaign', { name: z.string().min(1).max(120) }),
  command('setOption', { key: z.string().max(60), value: optionValueSchema }),
  command('setCampaignNotes', { notes: z.string().max(50_000) }),
  command('saveRow', { row: rowSchema }),
  command('deleteRow', { id: idSchema }),
  command('saveCreature', { creature: creatureSchema }),
  command('deleteCreature', { id: idSchema }),
  /** Many at once (an import); `report` is kept with the step. */
  command('importCreatures', { creatures: z.array(creatureSchema).min(1), label: z.string().max(200) }),
  command('saveEncounter', { encounter: encounterSchema }),
  command('deleteEncounter', { id: idSchema }),

  // Party and clock
  command('addPartyMember', { sheet: creatureSchema }),
  command('savePartySheet', { id: idSchema, sheet: creatureSchema }),
  command('removePartyMember', { id: idSchema }),
  command('moveClock', { seconds: z.number().int() }),
  command('setClock', { at: z.number().int().nonnegative() }),
  /** At the end of a short rest; override: at any other time. */
  command('spendHitDie', { id: idSchema, override: z.boolean().default(false) }),
  command('rest', {
    rest: z.enum(['short', 'long']),
    who: ids,
    minutes: z
      .number()
      .int()
      .positive()
      .max(60 * 48),
    asleepMinutes: z.number().int().nonnegative().default(0),
    interruptedMinutes: z.number().int().nonnegative().default(0),
    inArmor: z.array(idSchema).default([]),
    /** Take the benefit although a rule says no. */
    override: z.boolean().default(false),
  }),

  // The fight as a whole
  /** From an encounter, or an empty fight when null. The party joins unless left out. */
  command('prepareFight', {
    encounter: idSchema.nullable(),
    name: z.string().max(120).default(''),
    withParty: z.array(idSchema).nullable().default(null),
  }),
  command('setSurprised', { ids, surprised: z.boolean() }),
  /** Stealth of the hiders against the passive Perception of the others; proposes surprise. */
  command('rollStealth', { hiders: ids }),
  /** For those named, or everyone without a number. One die per group of identical creatures. */
  command('rollInitiative', { ids: z.array(idSchema).max(500).default([]) }),
  command('setInitiative', { ids, value: z.number().min(-100).max(1000) }),
  command('beginFight', {}),
  command('endFight', {}),
  command('pauseFight', {}),
  command('resumeFight', { id: idSchema }),
  command('discardFight', { id: idSchema }),
  /** Moves a place in the order so that it stands right before another (null = last). Initiative numbers stay. */
  command('moveSlot', { slot: idSchema, before: idSchema.nullable() }),
  command('moveMember', { slot: idSchema, member: idSchema, before: idSchema.nullable() }),
  command('splitFromGroup', { id: idSchema }),
  command('endTurn', {}),
  command('delay', {}),
  /** Steps in now, right before (null: right after) the active place. */
  command('returnFromDelay', { slot: idSchema, before: idSchema.nullable().default(null) }),
  /** Which member of an active group is being played. */
  command('chooseActor', { id: idSchema }),

  // Who is there
  command('addCombatants', {
    creature: idSchema,
    count: z.number().int().positive().max(100),
    side: sideSchema.default('foe'),
    hidden: z.boolean().default(false),
    name: z.string().max(120).nullable().default(null),
    role: roleSchema.nullable().default(null),
  }),
  command('addPartyToFight', { ids }),
  command('removeCombatants', { ids }),
  command('setHidden', { ids, hidden: z.boolean() }),
  command('renameCombatant', { id: idSchema, name: z.string().min(1).max(120) }),
  /** null = players see the true name. */
  command('setPublicName', { ids, publicName: z.string().max(120).nullable() }),
  command('setNote', { id: idSchema, note: z.string().max(4000) }),
  command('setSide', { ids, side: sideSchema }),
  command('setGone', { ids, gone: z.enum(['fled', 'fallen', 'left']).nullable() }),
  command('setDistance', { a: idSchema, b: idSchema, feet: z.number().nonnegative().nullable() }),
  /** GM override of a live number. */
  command('setNumber', {
    id: idSchema,
    what: z.enum([
      'hp',
      'maxHp',
      'armorClass',
      'temp',
      'exhaustion',
      'hitDiceSpent',
      'deathSuccesses',
      'deathFailures',
    ]),
    value: z.number().int().min(0).max(100_000),
  }),
  command('changeMaxHp', { id: idSchema, amount: z.number().int(), cause: z.string().max(120) }),
  command('changeArmor', { id: idSchema, amount: z.number().int(), cause: z.string().max(120) }),
  command('dropMaxHpChange', { id: idSchema, change: idSchema }),
  command('dropArmorChange', { id: idSchema, change: idSchema }),

  // Turn economy
  command('spend', {
    id: idSchema,
    what: z.string().max(40),
    count: z.number().int().min(-1).max(1).default(1),
  }),
  command('move', {
    id: idSchema,
    feet: z.number().int().min(-1000).max(1000),
    mode: z.string().max(20).default('walk'),
    difficult: z.boolean().default(false),
    /** Move although a rule says no. */
    override: z.boolean().default(false),
  }),
  command('actBoldly', { id: idSchema, override: z.boolean().default(false) }),
  /** A universal action of the ruleset by its row id: dash, dodge, disengage, standUp, dropProne, … */
  command('universalAction', {
    id: idSchema,
    action: z.string().max(40),
    /** Pay with something else than the row says. */
    pay: z.enum(['action', 'bonus', 'reaction', 'bold', 'free']).nullable().default(null),
    targets: z.array(idSchema).max(50).default([]),
    note: z.string().max(400).default(''),
    override: z.boolean().default(false),
  }),
  command('ready', { id: idSchema, trigger: z.string().max(400), response: z.string().max(400) }),
  command('useReadied', { id: idSchema }),
  command('dropReadied', { id: idSchema }),

  // Attacks and abilities
  command('attack', {
    attacker: idSchema,
    /** An action of the attacker's stat block; null = unarmed strike. */
    action: idSchema.nullable(),
    targets: ids,
    mode: modeSchema.nullable().default(null),
    cover: coverSchema.default('none'),
    /** Feet to the target; null = not stated, in range. */
    distance: z.number().nonnegative().nullable().default(null),
    pay: z.enum(['action', 'bonus', 'reaction', 'bold', 'free']).nullable().default(null),
    bonus: z.number().int().min(-50).max(50).default(0),
    twoHanded: z.boolean().default(false),
    extraDamage: z.array(damagePartSchema).max(10).default([]),
    /** Apply the result in the same step instead of proposing it. */
    apply: z.boolean().default(false),
    override: z.boolean().default(false),
  }),
  /** Uses an ability that is not an attack roll (save for an area, healing, plain text): spends it and proposes. */
  command('useAction', {
    id: idSchema,
    action: idSchema,
    targets: z.array(idSchema).max(500).default([]),
    pay: z.enum(['action', 'bonus', 'reaction', 'bold', 'free']).nullable().default(null),
    override: z.boolean().default(false),
  }),
  /** Damage typed by the GM that asks for saves first: proposes an area prompt. */
  command('proposeArea', {
    source: idSchema.nullable().default(null),
    label: z.string().max(120).default('Damage'),
    parts: z.array(damagePartSchema).min(1).max(10),
    save: z
      .object({ ability: abilitySchema, dc: z.number().int(), onSuccess: z.enum(['half', 'none']) })
      .nullable(),
    targets: ids,
  }),
  command('setCharge', { id: idSchema, action: idSchema, charged: z.boolean() }),
  command('setTellShared', { id: idSchema, action: idSchema, shared: z.boolean() }),
  command('setUses', { id: idSchema, action: idSchema, spent: z.number().int().nonnegative() }),
  command('concentrate', { id: idSchema, on: z.string().max(120) }),
  command('dropConcentration', { id: idSchema }),

  // Damage, healing, conditions: one or many at once
  command('damage', {
    targets: ids,
    parts: z.array(damagePartSchema).min(1).max(10),
    /** Share by target id; missing = all of it. */
    share: z.record(z.string(), z.enum(['full', 'half', 'double', 'none'])).default({}),
    critical: z.boolean().default(false),
    source: idSchema.nullable().default(null),
    /** Leave resistances and the like out of it. */
    plain: z.boolean().default(false),
  }),
  command('heal', { targets: ids, formula, cause: z.string().max(120).default('') }),
  command('giveTemp', { targets: ids, formula, source: z.string().max(120).default('') }),
  command('applyEffect', {
    targets: ids,
    effect: effectSpecSchema,
    source: idSchema.nullable().default(null),
    cause: z.string().max(120).default(''),
    /** Apply although an immunity says no. */
    override: z.boolean().default(false),
  }),
  command('endEffects', { ids }),
  command('changeEffect', {
    id: idSchema,
    note: z.string().max(2000).optional(),
    visible: z.boolean().optional(),
    suspended: z.boolean().optional(),
    lasts: effectSpecSchema.shape.lasts.unwrap().optional(),
    params: effectSpecSchema.shape.params.unwrap().optional(),
  }),
  command('setLife', { id: idSchema, life: z.enum(['up', 'dying', 'stable', 'dead']) }),
  command('stabilise', { helper: idSchema.nullable(), target: idSchema, dc: z.number().int().default(10) }),

  // Rolls
  /** A free roll for the log. */
  command('roll', { formula, label: z.string().max(120).default(''), secret: z.boolean().default(false) }),
  /** An ability check (skill null) or saving throw with its reasons. */
  command('check', {
    id: idSchema,
    what: z.enum(['check', 'save']),
    ability: abilitySchema,
    skill: z.string().max(40).nullable().default(null),
    dc: z.number().int().nullable().default(null),
    mode: modeSchema.nullable().default(null),
    needs: z.enum(['sight', 'hearing']).nullable().default(null),
    /** The creature it is made towards, where that matters. */
    against: idSchema.nullable().default(null),
    /** A condition that a success ends (Medicine on a bleed). */
    endsOnSuccess: z.object({ effect: idSchema }).nullable().default(null),
    pay: z.enum(['action', 'bonus', 'free']).default('free'),
    bonus: z.number().int().min(-50).max(50).default(0),
  }),

  // Prompts
  command('changePrompt', {
    id: idSchema,
    /** Attack prompts. */
    mode: modeSchema.optional(),
    outcome: attackOutcomeSchema.optional(),
    /** A new total for a damage part, by its index. */
    totals: z.record(z.string(), z.number().int().nonnegative()).optional(),
    /** Area prompts: by target id. */
    saved: z.record(z.string(), z.boolean().nullable()).optional(),
    out: z.record(z.string(), z.boolean()).optional(),
    addTargets: z.array(idSchema).optional(),
    /** Roll (or take the typed dice for) the saves of these targets. */
    rollSaves: z.array(idSchema).optional(),
    rerollDamage: z.boolean().optional(),
  }),
  command('answerPrompt', {
    id: idSchema,
    /** roll: with dice; succeed/fail: the GM says so; skip: nothing happens; apply: take the proposal. */
    how: z.enum(['roll', 'succeed', 'fail', 'skip', 'apply', 'undoIt']),
    /** Fixed amount instead of the dice (ongoing damage). */
    amount: z.number().int().nonnegative().nullable().default(null),
    bonus: z.number().int().min(-50).max(50).default(0),
  }),
  /** Rolls and applies everything that is due, in order. */
  command('answerAllPrompts', {}),
])
export type Command = z.infer<typeof commandSchema>
/** A command as it is sent: fields with a default may be left out. */
export type CommandInput = z.input<typeof commandSchema>
export type CommandKind = Command['kind']
export type CommandOf<K extends CommandKind> = Extract<Command, { kind: K }>

/** Dice the GM typed, in the order in which the command will ask for them; null = the app rolls this one. */
export const typedDiceSchema = z.array(z.number().int().min(1).max(1000).nullable()).max(200)
export type TypedDice = z.infer<typeof typedDiceSchema>
