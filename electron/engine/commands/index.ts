import type { Command, CommandKind } from '@shared/command'
import type { Decider, RuledCommand } from '../rulesets/ruleset'
import type { Work } from '../work'
import { abilityCommands } from './abilities'
import { campaignCommands } from './campaign'
import { effectCommands } from './effects'
import { fightCommands } from './fight'
import { libraryCommands } from './library'
import { numberCommands } from './numbers'
import { orderCommands } from './order'
import { partyCommands } from './party'
import { peopleCommands } from './people'
import { promptCommands } from './prompts'
import { turnCommands } from './turn'

/** Commands that are the same in every game. */
type CommonCommand = Exclude<CommandKind, RuledCommand>

const common: { readonly [K in CommonCommand]: Decider<K> } = {
  ...campaignCommands,
  ...libraryCommands,
  ...partyCommands,
  ...fightCommands,
  ...orderCommands,
  ...turnCommands,
  ...peopleCommands,
  ...numberCommands,
  ...abilityCommands,
  ...effectCommands,
  ...promptCommands,
}

const isCommon = (kind: CommandKind): kind is CommonCommand => Object.hasOwn(common, kind)

/** Decides one command: the common ones here, the others by the ruleset. Throws `Refused` to say no. */
export function decide(work: Work, command: Command): void {
  const { kind } = command
  const decider = (isCommon(kind) ? common[kind] : work.rules.commands[kind]) as Decider<CommandKind>
  decider(work, command)
}
