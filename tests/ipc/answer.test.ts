import { describe, expect, it } from 'vitest'
import { requests, type RequestName } from '@shared/ipc/contract'
import { answer, type Handlers, type Role } from '../../electron/ipc/answer'

/** Handlers that write down what reaches them. */
function listening(): { handlers: Handlers; heard: unknown[] } {
  const heard: unknown[] = []
  const entries = Object.keys(requests).map((name) => [
    name,
    (args: unknown) => {
      heard.push([name, args])
      return 'done'
    },
  ])
  return { handlers: Object.fromEntries(entries) as Handlers, heard }
}

const never = () => {
  throw new Error('no bug is expected')
}

async function refused(role: Role | null, name: unknown, args: unknown): Promise<string> {
  const { handlers, heard } = listening()
  const said = await answer(handlers, role, name, args, never)
  expect(heard).toEqual([])
  return said.ok ? 'answered' : said.error.code
}

describe('a request of a window', () => {
  it('is answered when it is allowed and has the right shape, with defaults filled in', async () => {
    const { handlers, heard } = listening()
    const command = { kind: 'damage', targets: ['a'], parts: [{ formula: '3', type: 'fire' }] }
    const said = await answer(handlers, 'gm', 'command', { command }, never)
    expect(said).toEqual({ ok: true, value: 'done' })
    expect(heard).toMatchObject([['command', { dice: [], command: { share: {}, plain: false } }]])
  })

  it.each([
    [{ kind: 'setInitiative', ids: ['a'], value: 99999 }, 'That number is too big: 1000 at most.'],
    [{ kind: 'setInitiative', ids: ['a'], value: -99999 }, /^That number is too small: -\d+ at least\.$/],
    [
      { kind: 'renameCombatant', id: 'a', name: 'Z'.repeat(5000) },
      'That text is too long: 120 characters at most.',
    ],
  ])('is refused in plain words when something typed is beyond its limit: %#', async (command, words) => {
    const { handlers, heard } = listening()
    const said = await answer(handlers, 'gm', 'command', { command }, never)
    expect(heard).toEqual([])
    expect(said).toMatchObject({ ok: true, value: { ok: false, refusal: { reasons: [] } } })
    const { refusal } = (said as { value: { refusal: { message: string } } }).value
    expect(refusal.message).toMatch(words)
  })

  it('is refused from a window that is not ours', async () => {
    expect(await refused(null, 'app.info', {})).toBe('unknownSender')
  })

  it.each(['constructor', '__proto__', 'campaign.erase', 7, null])(
    'is refused when there is none called %j',
    async (name) => {
      expect(await refused('gm', name, {})).toBe('unknownRequest')
    },
  )

  it.each(Object.keys(requests) as RequestName[])(
    '%s is refused to the players unless it is theirs',
    async (name) => {
      if (requests[name].role !== 'gm') return
      expect(await refused('player', name, {})).toBe('notAllowed')
    },
  )

  it('lets players ask for their own view and full screen only', () => {
    const theirs = (Object.keys(requests) as RequestName[]).filter((name) => requests[name].role !== 'gm')
    expect(theirs).toEqual(['screen.fullScreen', 'player.state'])
  })

  it.each([
    ['command', { command: { kind: 'endEverything' } }],
    ['command', { command: { kind: 'endTurn' }, dice: [0] }],
    ['command', null],
    ['campaign.openFolder', { path: '/etc' }],
    ['campaign.openRecent', { id: 5 }],
    ['log.page', { before: null, undone: false, limit: 100_000 }],
    ['settings.set', { theme: 'pink' }],
    ['gm.state', undefined],
  ])('%s is refused with %j', async (name, args) => {
    expect(await refused('gm', name, args)).toBe('badArguments')
  })

  it('that hits a bug is answered with a sentence, and the bug is handed on', async () => {
    const { handlers } = listening()
    const bugs: unknown[] = []
    const broken = {
      ...handlers,
      'app.info': () => {
        throw new Error('broken')
      },
    }
    const said = await answer(broken, 'gm', 'app.info', {}, (error) => bugs.push(error))
    expect(said).toMatchObject({ ok: false, error: { code: 'failed' } })
    expect(bugs).toEqual([new Error('broken')])
  })
})
