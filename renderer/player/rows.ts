import type { IconName } from '../base/icons'
import { signOf } from '../base/signs'
import type { PlayerHealth, PlayerRow, PlayerView } from '@shared/view/player'

/** One thing said beside or below a name. */
export interface Mark {
  icon: IconName | null
  text: string
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Beside a name a condition reads as part of a sentence; names the GM made up stay as they are. */
const inSentence = (sign: string | null, name: string) =>
  sign === null ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** What stands beside a row's name: readied, waiting, concentrating, conditions with their time. */
export function marksOf(row: PlayerRow): Mark[] {
  const marks: Mark[] = []
  if (row.countNote !== '') marks.push({ icon: null, text: row.countNote })
  else if (row.count !== null && row.count > 1) marks.push({ icon: null, text: `${row.count} of them` })
  if (row.readied) marks.push({ icon: 'flag', text: 'ready' })
  if (row.state === 'delaying') marks.push({ icon: 'glass', text: 'waits' })
  if (row.concentration !== null) marks.push({ icon: 'conc', text: row.concentration })
  for (const { sign, name, time } of row.conditions) {
    const said = inSentence(sign, name)
    marks.push({ icon: signOf(sign), text: time === '' ? said : `${said}, ${unbroken(time)}` })
  }
  return marks
}

/** Whether the drop stands before the health: at half or below, never at 0. */
export const isLow = (health: PlayerHealth): boolean =>
  health.kind === 'numbers'
    ? health.hp > 0 && health.hp * 2 <= health.maxHp
    : health.kind === 'word' && health.low

/** The rows after the active one in the order in which their turns come, round the end of the list. */
export function comingAfter(rows: readonly PlayerRow[], limit: number): PlayerRow[] {
  const at = rows.findIndex((row) => row.state === 'now')
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].slice(0, limit)
}

/** Rows that say the same as before stay the same objects, so that only changed ones are drawn again. */
export function keepSame(before: readonly PlayerRow[], after: readonly PlayerRow[]): PlayerRow[] {
  const known = new Map(before.map((row) => [row.key, row]))
  return after.map((row) => {
    const was = known.get(row.key)
    return was && was !== row && JSON.stringify(was) === JSON.stringify(row) ? was : row
  })
}

/** One tell as it is shown: the same words of several creatures are said once. */
export interface ToldTell {
  key: string
  text: string
  names: string
  since: number
}

/** Tells newest first, each wording once with everyone it belongs to. */
export function gatherTells(tells: PlayerView['tells']): ToldTell[] {
  const told: (ToldTell & { who: string[] })[] = []
  for (const { key, text, name, since } of tells) {
    const same = told.find((one) => one.text === text)
    if (!same) told.push({ key, text, names: name, since, who: [name] })
    else if (!same.who.includes(name)) {
      same.who.push(name)
      same.names = same.who.join(', ')
    }
  }
  return told
}

/** Length classes of a tell: one line made to fit, or wrapped in smaller type so that nothing of it is lost. */
export const tellSize = (text: string): 'line' | 'long' | 'longest' =>
  text.length <= 64 ? 'line' : text.length <= 180 ? 'long' : 'longest'
