import type { EffectSpec } from '@shared/domain/effect'

/** A condition of the tables, asked for without anything special about it. */
export function conditionSpec(condition: string, more: Partial<EffectSpec> = {}): EffectSpec {
  return { condition, name: '', params: {}, note: '', visible: true, ongoing: null, lasts: [], ...more }
}
