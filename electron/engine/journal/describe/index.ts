import type { Event } from '@shared/event'
import type { LogLine } from '@shared/log'
import type { ReadState, RecordChange } from '../../store'

/** A step in sentences, made right after it: `state` is the state after it, `changes` still know who has gone. */
export function describeStep(
  events: readonly Event[],
  state: ReadState,
  changes: readonly RecordChange[],
): LogLine[] {
  void [events, state, changes]
  return []
}
