import type { ImportReport } from '@shared/ipc/contract'

type Warnings = ImportReport['warnings']

/** The remarks of an import, gathered by creature in the order in which they came. */
export function byCreature(warnings: Warnings): [string, Warnings][] {
  const groups = new Map<string, Warnings>()
  for (const warning of warnings)
    groups.set(warning.creature, [...(groups.get(warning.creature) ?? []), warning])
  return [...groups]
}
