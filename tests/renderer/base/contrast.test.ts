import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(resolve(process.cwd(), 'renderer/base/tokens.css'), 'utf8')

/** Colors of one theme: name to hex. A theme's block starts at its selector. */
function colorsOf(selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`)
  const block = css.slice(from, css.indexOf('\n}', from))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*#([0-9a-f]{3,6})\b/g)].map(([, name, hex]) => [
      name!,
      hex!.length === 3 ? [...hex!].map((digit) => digit + digit).join('') : hex!,
    ]),
  )
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const text: Record<string, string> = {
  'ink-1': 'bg-0 bg-1 bg-2 bg-3 hurt-bg good-bg tell-bg hand-bg',
  'ink-2': 'bg-0 bg-1 bg-2 bg-3 hurt-bg good-bg tell-bg hand-bg',
  'ink-3': 'bg-0 bg-1 bg-2',
  'slip-ink': 'slip slip-2',
  'slip-ink-2': 'slip slip-2',
  'slip-hurt': 'slip',
  'slip-tell': 'slip',
  tell: 'bg-0 bg-1 tell-bg',
  'tell-ink': 'tell',
  hand: 'bg-0 bg-1',
  'hand-ink': 'hand-fill',
  hurt: 'bg-0 bg-1 bg-2 hurt-bg',
  heal: 'bg-0 bg-1 bg-2 good-bg',
}
const marks: Record<string, string> = {
  party: 'bg-0 bg-1 hand-bg',
  foe: 'bg-0 bg-1 hand-bg',
  ally: 'bg-0 bg-1 hand-bg',
  hand: 'bg-0 bg-1 bg-2 hand-bg',
  edge: 'bg-0 bg-1',
  slip: 'bg-0 bg-1',
  'ink-2': 'bg-3',
  hurt: 'bg-3',
}

describe.each([
  ['dark', ':root'],
  ['light', "[data-theme='light']"],
  ['contrast', "[data-theme='contrast']"],
])('theme %s', (_name, selector) => {
  const colors = colorsOf(selector)
  const tooLow = (pairs: Record<string, string>, needed: number) =>
    Object.entries(pairs).flatMap(([ink, grounds]) =>
      grounds
        .split(' ')
        .filter((ground) => !(ratio(colors[ink] ?? '', colors[ground] ?? '') >= needed))
        .map((ground) => `${ink} on ${ground}`),
    )

  test('text stands out 4.5 to 1', () => expect(tooLow(text, 4.5)).toEqual([]))
  test('marks and edges stand out 3 to 1', () => expect(tooLow(marks, 3)).toEqual([]))
})
