import type { Ruleset } from '../ruleset'
import { proposeArea } from './area'
import { concentrate, dropConcentration } from './concentration'
import { damage } from './damage'
import { stabilise } from './first-aid'
import { heal } from './healing'
import { spendHitDie } from './hit-dice'
import { rest } from './rests'
import { setLife } from './set-life'
import { giveTemp } from './temp'
import { useAction } from './use-action'

/** The commands about hit points, abilities and rest. */
export const harmCommands = {
  useAction,
  proposeArea,
  concentrate,
  dropConcentration,
  damage,
  heal,
  giveTemp,
  setLife,
  stabilise,
  spendHitDie,
  rest,
} as const satisfies Partial<Ruleset['commands']>
