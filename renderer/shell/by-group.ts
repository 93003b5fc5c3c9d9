import type { ActionRecord } from '../keys/registry.svelte'

/** Action records under their headings, in the order in which the headings first appear. */
export function byGroup(records: readonly ActionRecord[]): { title: string; list: ActionRecord[] }[] {
  const groups = new Map<string, ActionRecord[]>()
  for (const record of records) groups.set(record.group, [...(groups.get(record.group) ?? []), record])
  return [...groups].map(([title, list]) => ({ title, list }))
}
