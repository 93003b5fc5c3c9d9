import type {
  GmBridge,
  PushName,
  PushPayload,
  RequestArgs,
  RequestName,
  RequestResult,
} from '@shared/ipc/contract'

declare global {
  interface Window {
    /** Exposed by the GM window's preload. */
    roundkeeper: GmBridge
  }
}

/**
 * One request to the main process. Arguments may hold reactive state: a plain copy is sent.
 * Throws when main refuses the message itself (a bug, never a rule saying no).
 */
export function request<N extends RequestName>(name: N, args: RequestArgs<N>): Promise<RequestResult<N>> {
  const plain: unknown = $state.snapshot(args)
  return window.roundkeeper.request(name, plain as RequestArgs<N>)
}

/** Listens to what main sends unasked. Returns the way to stop. */
export function listen<N extends PushName>(name: N, listener: (payload: PushPayload<N>) => void): () => void {
  return window.roundkeeper.on(name, listener)
}
