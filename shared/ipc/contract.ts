import { z } from 'zod'
import { idSchema, patchOf, refusalSchema } from '../domain/base'
import { commandSchema, typedDiceSchema } from '../command'
import { stepResultSchema } from '../event'
import { attackPreviewSchema, gmViewSchema, logEntrySchema, previewSchema } from '../view/gm'
import { playerViewSchema } from '../view/player'

export const noneSchema = z.object({}).strict()

export const settingsSchema = z.object({
  theme: z.enum(['dark', 'light', 'contrast', 'system']).default('dark'),
  /** Action id to key ("Space", "Shift+U", "Ctrl+K"); null = switched off; missing = the action's default. */
  keys: z.record(z.string().max(60), z.string().max(40).nullable()).default({}),
  playerTheme: z.enum(['dark', 'light', 'contrast']).default('dark'),
  playerLayout: z.enum(['list', 'cards', 'spotlight']).default('list'),
  partyNumbers: z.boolean().default(true),
  shareTells: z.boolean().default(true),
})
export type Settings = z.infer<typeof settingsSchema>

export const recentCampaignSchema = z.object({
  /** Opaque; the folder's path stays in main. */
  id: z.string(),
  name: z.string(),
  ruleset: z.string(),
  /** Folder name for telling two apart, never a full path. */
  folder: z.string(),
  missing: z.boolean(),
  openedAt: z.number(),
  /** "In round 3, the weir", "Between fights, day 12, 16:40". */
  standing: z.string(),
  party: z.array(z.object({ name: z.string(), hp: z.number(), maxHp: z.number(), life: z.string() })),
  lastLines: z.array(z.object({ at: z.number(), text: z.string() })),
})
export type RecentCampaign = z.infer<typeof recentCampaignSchema>

export const openResultSchema = z.union([
  z.object({ ok: z.literal(true) }),
  /** A problem with its file and what to do next; cancelled = the GM closed the dialog. */
  z.object({
    ok: z.literal(false),
    cancelled: z.boolean(),
    title: z.string(),
    message: z.string(),
    advice: z.string(),
  }),
])
export type OpenResult = z.infer<typeof openResultSchema>

export const appInfoSchema = z.object({
  version: z.string(),
  platform: z.string(),
  campaignOpen: z.boolean(),
  recent: z.array(recentCampaignSchema),
  settings: settingsSchema,
  rulesets: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type AppInfo = z.infer<typeof appInfoSchema>

export const playerScreenSchema = z.object({
  open: z.boolean(),
  fullScreen: z.boolean(),
  blackout: z.boolean(),
  layout: z.enum(['list', 'cards', 'spotlight']),
  /** Number of displays connected. */
  displays: z.number().int(),
})
export type PlayerScreen = z.infer<typeof playerScreenSchema>

export const importReportSchema = z.object({
  read: z.number().int(),
  imported: z.number().int(),
  failed: z.number().int(),
  warnings: z.array(z.object({ creature: z.string(), field: z.string(), text: z.string() })),
  failures: z.array(z.object({ creature: z.string(), text: z.string() })),
  ids: z.array(idSchema),
})
export type ImportReport = z.infer<typeof importReportSchema>

export const importResultSchema = z.union([
  z.object({ ok: z.literal(true), report: importReportSchema }),
  z.object({ ok: z.literal(false), cancelled: z.boolean(), title: z.string(), message: z.string() }),
])

const request = <A extends z.ZodType, R extends z.ZodType>(
  role: 'gm' | 'player' | 'both',
  args: A,
  result: R,
) => ({
  role,
  args,
  result,
})

/** Every request a window may make: who may, what it must look like, what comes back. */
export const requests = {
  'app.info': request('gm', noneSchema, appInfoSchema),
  'settings.set': request('gm', patchOf(settingsSchema), settingsSchema),
  /** The answer to `app.leaving`: nothing is left unsaved in the window. */
  'app.left': request('gm', noneSchema, z.object({ ok: z.boolean() })),

  'campaign.create': request(
    'gm',
    z.object({ name: z.string().min(1).max(120), ruleset: z.string().max(40) }),
    openResultSchema,
  ),
  'campaign.openRecent': request('gm', z.object({ id: z.string().max(80) }), openResultSchema),
  /** Main shows the folder dialog; no path comes from the window. */
  'campaign.openFolder': request('gm', noneSchema, openResultSchema),
  'campaign.openSample': request('gm', noneSchema, openResultSchema),
  'campaign.duplicate': request('gm', z.object({ id: z.string().max(80) }), openResultSchema),
  'campaign.reveal': request(
    'gm',
    z.object({ id: z.string().max(80).nullable() }),
    z.object({ ok: z.boolean() }),
  ),
  'campaign.forget': request('gm', z.object({ id: z.string().max(80) }), z.object({ ok: z.boolean() })),
  'campaign.close': request('gm', noneSchema, z.object({ ok: z.boolean() })),

  'gm.state': request('gm', noneSchema, z.object({ seq: z.number().int(), view: gmViewSchema.nullable() })),
  command: request(
    'gm',
    z.object({ command: commandSchema, dice: typedDiceSchema.default([]) }),
    stepResultSchema,
  ),
  'history.undo': request('gm', noneSchema, stepResultSchema),
  'history.redo': request('gm', noneSchema, stepResultSchema),
  /** Undoes every step after the one named. */
  'history.backTo': request('gm', z.object({ seq: z.number().int() }), stepResultSchema),
  /** Undoes everything since the turn before began its end. */
  'history.stepBackTurn': request('gm', noneSchema, stepResultSchema),
  'log.page': request(
    'gm',
    z.object({
      before: z.number().int().nullable(),
      undone: z.boolean(),
      limit: z.number().int().min(1).max(500),
    }),
    z.object({ entries: z.array(logEntrySchema), more: z.boolean() }),
  ),
  /** Whose possibilities the GM looks at besides the active one's. */
  'focus.set': request('gm', z.object({ id: idSchema.nullable() }), z.object({ ok: z.boolean() })),
  'preview.attack': request(
    'gm',
    z.object({ command: commandSchema }),
    z.union([
      z.object({ ok: z.literal(true), targets: z.array(attackPreviewSchema) }),
      z.object({ ok: z.literal(false), refusal: refusalSchema }),
    ]),
  ),
  'preview.command': request(
    'gm',
    z.object({ command: commandSchema, dice: typedDiceSchema.default([]) }),
    previewSchema,
  ),

  /** Main shows the file dialog. */
  'library.importFile': request('gm', noneSchema, importResultSchema),
  /** Dropped or pasted text. */
  'library.importText': request(
    'gm',
    z.object({ text: z.string().max(60_000_000), name: z.string().max(200) }),
    importResultSchema,
  ),

  'screen.get': request('gm', noneSchema, playerScreenSchema),
  'screen.open': request('gm', z.object({ open: z.boolean() }), playerScreenSchema),
  'screen.fullScreen': request('both', z.object({ on: z.boolean().nullable() }), playerScreenSchema),
  'screen.blackout': request('gm', z.object({ on: z.boolean() }), playerScreenSchema),
  'screen.layout': request(
    'gm',
    z.object({ layout: z.enum(['list', 'cards', 'spotlight']) }),
    playerScreenSchema,
  ),

  'player.state': request('both', noneSchema, z.object({ seq: z.number().int(), view: playerViewSchema })),
} as const
export type RequestName = keyof typeof requests
export type RequestArgs<N extends RequestName> = z.input<(typeof requests)[N]['args']>
export type RequestResult<N extends RequestName> = z.infer<(typeof requests)[N]['result']>

/** One change of a window's view. */
export const patchOpSchema = z.discriminatedUnion('op', [
  /** Replace a section. */
  z.object({ op: z.literal('set'), section: z.string(), value: z.unknown() }),
  /** Replace or add one entry of a record section. */
  z.object({ op: z.literal('put'), section: z.string(), id: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('drop'), section: z.string(), id: z.string() }),
  /** Replace what stands at a path inside a section (keys of objects, places in lists); all beside it stays the same. */
  z.object({
    op: z.literal('at'),
    section: z.string(),
    path: z.array(z.union([z.string(), z.number().int().nonnegative()])).min(1),
    value: z.unknown(),
  }),
  /** Replace the tail of the log from the entry with this seq on. */
  z.object({ op: z.literal('log'), from: z.number().int(), entries: z.array(logEntrySchema) }),
])
export type PatchOp = z.infer<typeof patchOpSchema>

/** Patches carry consecutive numbers; on a gap the window asks for the full state. */
export const patchSchema = z.object({ seq: z.number().int(), ops: z.array(patchOpSchema) })
export type Patch = z.infer<typeof patchSchema>

/** What main sends without being asked. */
export const pushes = {
  'gm.patch': patchSchema,
  /** A campaign was opened or closed: ask for the state anew. */
  'gm.reset': z.object({ open: z.boolean() }),
  'screen.changed': playerScreenSchema,
  'app.notice': z.object({ tone: z.enum(['kept', 'risk', 'refused']), title: z.string(), text: z.string() }),
  /** The app is about to go: hand in what is still being written, then say `app.left`. */
  'app.leaving': noneSchema,
  'player.patch': patchSchema,
} as const
export type PushName = keyof typeof pushes
export type PushPayload<N extends PushName> = z.infer<(typeof pushes)[N]>

/** What the GM window's preload exposes as `window.roundkeeper`. */
export interface GmBridge {
  request<N extends RequestName>(name: N, args: RequestArgs<N>): Promise<RequestResult<N>>
  on<N extends PushName>(name: N, listener: (payload: PushPayload<N>) => void): () => void
}

/** What the players' window's preload exposes as `window.roundkeeperPlayer`: its own view, nothing else. */
export interface PlayerBridge {
  state(): Promise<RequestResult<'player.state'>>
  toggleFullScreen(): Promise<void>
  onPatch(listener: (patch: Patch) => void): () => void
}
