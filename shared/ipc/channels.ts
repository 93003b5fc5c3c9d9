/** The two channel names on the wire. Apart from the contract, so that the preloads draw in no schemas. */
export const channels = { request: 'roundkeeper:request', push: 'roundkeeper:push' } as const

/** What main answers to a request: the result, or why it was turned away. */
export type Answer =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: RequestError }

/** A request that was turned away before it reached the game, or that hit a bug. */
export interface RequestError {
  readonly code: 'unknownSender' | 'unknownRequest' | 'notAllowed' | 'badArguments' | 'failed'
  readonly message: string
}
