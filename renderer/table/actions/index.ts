import type { ActionRecord } from '../../keys/registry.svelte'
import { fightActions } from './fight'
import { historyActions } from './history'
import { lineActions } from './line'
import { peopleActions } from './people'
import { prepareActions } from './prepare'
import { promptActions } from './prompts'
import { turnActions } from './turn'

/** Every button and key of the table. */
export const tableActions: readonly ActionRecord[] = [
  ...fightActions,
  ...promptActions,
  ...turnActions,
  ...lineActions,
  ...peopleActions,
  ...prepareActions,
  ...historyActions,
]
