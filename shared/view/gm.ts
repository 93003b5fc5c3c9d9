import { z } from 'zod'
import { idSchema, modeSchema, reasonSchema, rollSchema, sideSchema, abilitySchema } from '../domain/base'
import { optionValueSchema, rowSchema } from '../domain/campaign'
import { lifeSchema } from '../domain/combatant'
import { actionSchema, creatureSchema } from '../domain/creature'
import { encounterSchema } from '../domain/encounter'
import { promptSchema } from '../domain/prompt'
import { logLineSchema, type LogLine, type Piece } from '../log'

export { logLineSchema }
export type { LogLine, Piece }

export const effectViewSchema = z.object({
  id: idSchema,
  /** Row id of the condition, or null: chooses the sign. */
  condition: z.string().nullable(),
  name: z.string(),
  /** Remaining time in words for its tab ("2 rounds", "9 min", "next hit"); empty = until ended by hand. */
  time: z.string(),
  timeKind: z.enum(['start', 'end', 'clock', 'save', 'happening', 'hand', 'scene', 'round']),
  /** Same condition several times: how many instances this chip stands for. */
  count: z.number().int(),
  tone: z.enum(['harmful', 'helpful', 'mixed']),
  cause: z.string(),
  source: z.string().nullable(),
  summary: z.string(),
  rules: z.array(z.string()),
  note: z.string(),
  visible: z.boolean(),
  suspended: z.boolean(),
  /** Exists because of another effect; ends with it. */
  implied: z.boolean(),
})
export type EffectView = z.infer<typeof effectViewSchema>

export const chargeViewSchema = z.object({
  action: idSchema,
  name: z.string(),
  charged: z.boolean(),
  min: z.number().int().nullable(),
  tell: z.string(),
  shared: z.boolean(),
})
export type ChargeView = z.infer<typeof chargeViewSchema>

/** Everything a row of the order, the party table or a target list shows. Hit points; feet. */
export const combatantViewSchema = z.object({
  id: idSchema,
  slot: idSchema.nullable(),
  name: z.string(),
  baseName: z.string(),
  publicName: z.string().nullable(),
  side: sideSchema,
  inParty: z.boolean(),
  hidden: z.boolean(),
  roles: z.array(z.string()),
  block: idSchema,
  creature: idSchema.nullable(),
  hp: z.number().int(),
  maxHp: z.number().int(),
  temp: z.number().int(),
  tempSource: z.string(),
  bloodied: z.boolean(),
  /** Health in the words players read. */
  word: z.string(),
  life: lifeSchema,
  gone: z.enum(['fled', 'fallen', 'left']).nullable(),
  armorClass: z.number().int(),
  initiative: z.number().nullable(),
  surprised: z.boolean(),
  effects: z.array(effectViewSchema),
  charges: z.array(chargeViewSchema),
  reaction: z.object({ available: z.boolean(), reason: z.string() }),
  concentration: z.string().nullable(),
  readied: z.object({ trigger: z.string(), response: z.string() }).nullable(),
  /** Null when it makes no death saves now. */
  deathSaves: z.object({ successes: z.number().int(), failures: z.number().int() }).nullable(),
  hitDice: z.object({ sides: z.number().int(), total: z.number().int(), left: z.number().int() }).nullable(),
  passivePerception: z.number().int().nullable(),
  speed: z.number().int(),
  exhaustion: z.number().int(),
  note: z.string(),
  /** What falls due on it and where in the order: "Death save", "Frightened ends". */
  due: z.array(z.object({ at: z.enum(['start', 'end']), text: z.string() })),
})
export type CombatantView = z.infer<typeof combatantViewSchema>

export const slotViewSchema = z.object({
  id: idSchema,
  members: z.array(idSchema),
  name: z.string(),
  initiative: z.number(),
  state: z.enum(['acted', 'now', 'coming', 'delaying']),
  next: z.boolean(),
  tied: z.boolean(),
})
export type SlotView = z.infer<typeof slotViewSchema>

export const fightViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  status: z.enum(['preparing', 'running', 'paused', 'over']),
  round: z.number().int(),
  /** Place of the active turn in the round, from 1, and how many places there are. */
  turn: z.number().int(),
  turns: z.number().int(),
  order: z.array(slotViewSchema),
  active: idSchema.nullable(),
  actor: idSchema.nullable(),
  next: z.string(),
  /** Not yet in the order (no initiative). */
  waiting: z.array(idSchema),
  fallen: z.array(idSchema),
  challenge: z.number().nullable(),
  notes: z.string(),
})
export type FightView = z.infer<typeof fightViewSchema>

export const pipViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** available, spent, or not granted to this creature now. */
  state: z.enum(['available', 'spent', 'blocked', 'notGranted']),
  shape: z.enum(['square', 'triangle', 'diamond', 'box', 'bolt']),
  reasons: z.array(reasonSchema),
})
export type PipView = z.infer<typeof pipViewSchema>

export const actionViewSchema = z.object({
  action: actionSchema,
  available: z.boolean(),
  /** Why not, or what matters when it is used. */
  reasons: z.array(reasonSchema),
  charge: chargeViewSchema.nullable(),
  usesLeft: z.number().int().nullable(),
})
export type ActionView = z.infer<typeof actionViewSchema>

export const universalViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  cost: z.string(),
  needsTarget: z.boolean(),
  available: z.boolean(),
  reasons: z.array(reasonSchema),
  summary: z.string(),
  rule: z.string(),
  /** A short text it wants to know first (what a potion heals), as the label of its field. */
  asks: z.string().optional(),
})
export type UniversalView = z.infer<typeof universalViewSchema>

/** What one creature can do now. */
export const turnViewSchema = z.object({
  id: idSchema,
  onTurn: z.boolean(),
  movement: z.object({ left: z.number().int(), total: z.number().int(), reasons: z.array(reasonSchema) }),
  pips: z.array(pipViewSchema),
  /** Notices for the whole turn: surprised, concussed, "becomes vulnerable when this turn ends". */
  notices: z.array(reasonSchema),
  actions: z.array(actionViewSchema),
  universal: z.array(universalViewSchema),
  saves: z.array(
    z.object({
      ability: abilitySchema,
      score: z.number().int(),
      modifier: z.number().int(),
      save: z.number().int(),
    }),
  ),
  /** What comes at the end of this turn, in words. */
  upcoming: z.array(z.string()),
})
export type TurnView = z.infer<typeof turnViewSchema>

export const promptViewSchema = z.object({
  prompt: promptSchema,
  ofName: z.string(),
  side: sideSchema,
  /** "start of turn", "end of turn", or empty. */
  when: z.string(),
  title: z.string(),
  detail: z.string(),
  /** Dice it will ask for, as notation; null = none. */
  formula: z.string().nullable(),
  /** Ways to answer besides rolling, in the words of the button. */
  choices: z.array(
    z.object({
      how: z.enum(['roll', 'succeed', 'fail', 'skip', 'apply', 'undoIt']),
      label: z.string(),
      primary: z.boolean(),
    }),
  ),
  /** Needs an answer before the table can move on cleanly; false = only told. */
  blocking: z.boolean(),
  /** What applying it would do, per target: hit points from and to, in words. */
  outcomes: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      arithmetic: z.string(),
      from: z.number().int(),
      to: z.number().int(),
      consequence: z.string(),
    }),
  ),
})
export type PromptView = z.infer<typeof promptViewSchema>

export const logEntrySchema = z.object({
  seq: z.number().int(),
  at: z.number(),
  round: z.number().int().nullable(),
  lines: z.array(logLineSchema),
  undone: z.boolean(),
})
export type LogEntry = z.infer<typeof logEntrySchema>

export const conditionRowViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  tone: z.enum(['harmful', 'helpful', 'mixed']),
  rules: z.array(z.string()),
  /** Parameters the GM may fill in: key, kind, default. */
  params: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(['text', 'number', 'creature', 'switch', 'choice']),
      default: z.string(),
      choices: z.array(z.string()),
    }),
  ),
  ownRow: z.boolean(),
})
export type ConditionRowView = z.infer<typeof conditionRowViewSchema>

export const optionViewSchema = z.object({
  key: z.string(),
  name: z.string(),
  summary: z.string(),
  rule: z.string(),
  value: optionValueSchema,
  choices: z.array(z.object({ value: optionValueSchema, label: z.string() })),
})

/** What does not change from command to command: the ruleset's tables and words. */
export const rulesViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  conditions: z.array(conditionRowViewSchema),
  damageTypes: z.array(z.string()),
  sizes: z.array(z.string()),
  skills: z.array(z.object({ id: z.string(), name: z.string(), ability: abilitySchema })),
  options: z.array(optionViewSchema),
  rows: z.array(rowSchema),
})
export type RulesView = z.infer<typeof rulesViewSchema>

export const encounterViewSchema = z.object({
  encounter: encounterSchema,
  /** Sum of the Challenge Factors, with the party beside it. */
  challenge: z.number(),
  unrated: z.number().int(),
  creatures: z.number().int(),
  /** Whom that sum is a fair fight for, in the ruleset's words; null when the game has no such measure. */
  fair: z.string().nullable(),
})
export type EncounterView = z.infer<typeof encounterViewSchema>

export const clockViewSchema = z.object({
  seconds: z.number().int(),
  day: z.number().int(),
  /** "16:42:18" */
  time: z.string(),
})

/**
 * The GM window's view: named sections. A section is replaced whole, except the record sections
 * (`combatants`, `blocks`, `creatures`, `encounters`, `turns`), which change entry by entry.
 */
export const gmViewSchema = z.object({
  campaign: z.object({
    name: z.string(),
    folder: z.string(),
    notes: z.string(),
    party: z.array(idSchema),
    partyLevel: z.number().int().nullable(),
    /** Paused or prepared fights that wait besides the one on the table. */
    otherFights: z.array(
      z.object({ id: idSchema, name: z.string(), round: z.number().int(), status: z.string() }),
    ),
    /** What was found when it was opened: torn line dropped, older snapshot used, migrated. */
    notices: z.array(
      z.object({ tone: z.enum(['kept', 'risk', 'refused']), title: z.string(), text: z.string() }),
    ),
  }),
  rules: rulesViewSchema,
  clock: clockViewSchema,
  fight: fightViewSchema.nullable(),
  combatants: z.record(z.string(), combatantViewSchema),
  blocks: z.record(z.string(), creatureSchema),
  creatures: z.record(z.string(), creatureSchema),
  encounters: z.record(z.string(), encounterViewSchema),
  /** For the members of the active slot and for the one the GM is looking at. */
  turns: z.record(z.string(), turnViewSchema),
  prompts: z.array(promptViewSchema),
  /** Newest last; the tail only. Older entries come by request. */
  log: z.array(logEntrySchema),
  history: z.object({
    canUndo: z.boolean(),
    canRedo: z.boolean(),
    undo: z.string(),
    redo: z.string(),
    canStepBack: z.boolean(),
  }),
})
export type GmView = z.infer<typeof gmViewSchema>
export type GmSection = keyof GmView

/** Sections that are records changed entry by entry. */
export const recordSections = ['combatants', 'blocks', 'creatures', 'encounters', 'turns'] as const
export type RecordSection = (typeof recordSections)[number]

export const attackPreviewSchema = z.object({
  target: idSchema,
  mode: modeSchema,
  toHit: z.number().int(),
  armorClass: z.number().int(),
  reasons: z.array(reasonSchema),
  refusal: z.string().nullable(),
})
export type AttackPreview = z.infer<typeof attackPreviewSchema>

/** What a command would do, without doing it. */
export const previewSchema = z.object({
  refusal: z.string().nullable(),
  lines: z.array(logLineSchema),
  hp: z.array(
    z.object({ id: idSchema, from: z.number().int(), to: z.number().int(), temp: z.number().int() }),
  ),
  rolls: z.array(rollSchema),
})
export type Preview = z.infer<typeof previewSchema>
