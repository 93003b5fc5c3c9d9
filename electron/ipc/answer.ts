import type { z } from 'zod'
import type { Answer, RequestError } from '@shared/ipc/channels'
import { requests, type RequestName, type RequestResult } from '@shared/ipc/contract'

/** Which of our windows speaks. */
export type Role = 'gm' | 'player'

type Checked<N extends RequestName> = z.output<(typeof requests)[N]['args']>

/** One function per request; arguments are checked before it is called. */
export type Handlers = {
  readonly [N in RequestName]: (args: Checked<N>, role: Role) => RequestResult<N> | Promise<RequestResult<N>>
}

const no = (code: RequestError['code'], message: string): Answer => ({ ok: false, error: { code, message } })

/** A number or text beyond its limit was typed by somebody: what to say about it. Null = the shape itself is wrong. */
function beyondLimit(issue: z.core.$ZodIssue | undefined): string | null {
  if (issue?.code !== 'too_big' && issue?.code !== 'too_small') return null
  const big = issue.code === 'too_big'
  const limit = String(big ? issue.maximum : issue.minimum)
  if (issue.origin === 'number' || issue.origin === 'int')
    return `That number is too ${big ? 'big' : 'small'}: ${limit} at ${big ? 'most' : 'least'}.`
  if (!big) return null
  if (issue.origin === 'string') return `That text is too long: ${limit} characters at most.`
  return issue.origin === 'array' ? `Those are too many at once: ${limit} at most.` : null
}

function isRequest(name: unknown): name is RequestName {
  return typeof name === 'string' && Object.hasOwn(requests, name)
}

/**
 * Answers one request of a window: it must come from a window of ours, be one that this window may make, and have
 * the shape that the contract says. A command with a value beyond its limit is refused as the rules refuse.
 * Never throws.
 * @param failed told of a bug inside a handler
 */
export async function answer(
  handlers: Handlers,
  role: Role | null,
  name: unknown,
  args: unknown,
  failed: (error: unknown, name: RequestName) => void,
): Promise<Answer> {
  if (role === null) return no('unknownSender', 'This request did not come from a window of the app.')
  if (!isRequest(name)) return no('unknownRequest', 'There is no such request.')
  const request = requests[name]
  if (request.role !== 'both' && request.role !== role) {
    return no('notAllowed', `The ${role === 'player' ? "players'" : 'GM'} window may not ask for this.`)
  }
  const checked = request.args.safeParse(args)
  if (!checked.success) {
    const issue = checked.error.issues[0]
    const typed = name === 'command' && issue?.path[0] === 'command' ? beyondLimit(issue) : null
    if (typed !== null) return { ok: true, value: { ok: false, refusal: { message: typed, reasons: [] } } }
    const where = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : ''
    return no(
      'badArguments',
      `The request ${name} has a wrong shape${where}: ${issue?.message ?? 'unreadable'}`,
    )
  }
  try {
    const handler = handlers[name] as (args: unknown, role: Role) => unknown
    return { ok: true, value: await handler(checked.data, role) }
  } catch (error) {
    failed(error, name)
    return no(
      'failed',
      'Something went wrong inside the app. Nothing you saved is lost; the details are in its log.',
    )
  }
}
