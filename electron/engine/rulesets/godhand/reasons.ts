import type { Reason } from '@shared/domain/base'

/** A reason with its ledger id; text in our own words, without a full stop. */
export function because(
  kind: Reason['kind'],
  text: string,
  rule: string | null,
  value: number | null = null,
): Reason {
  return { kind, text, rule, value }
}

/** Why something is not allowed. */
export const no = (text: string, rule: string | null): Reason => because('refusal', text, rule)

/** Something worth telling that changes no number. */
export const note = (text: string, rule: string | null): Reason => because('note', text, rule)
