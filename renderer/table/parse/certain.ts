import type { Harm } from './harm'

/** Whether the outcome is certain before any die falls: only then is there something true to show in advance. */
export const isCertain = (harm: Harm): boolean =>
  harm.kind === 'damage'
    ? harm.parts.every((part) => !part.formula.includes('d'))
    : 'formula' in harm
      ? !harm.formula.includes('d')
      : harm.kind === 'set'
