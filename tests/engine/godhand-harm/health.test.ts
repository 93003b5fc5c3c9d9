import { expect, test } from 'vitest'
import { health } from '../../../electron/engine/rulesets/godhand/health'
import { captain, given, here, hitPoints, id, maxHitPoints, rule, sel, then, when } from '../support'

const word = (hp: number, max: number): string => health(hp, max, 'up').word

test('B34: the half mark is exact, and nobody with 1 of 1 is hurt', () => {
  expect([word(121, 240), word(120, 240)]).toEqual(['hurt', 'bloodied'])
  expect([word(8, 15), word(7, 15)]).toEqual(['hurt', 'bloodied'])
  expect([word(1, 1), word(0, 1)]).toEqual(['untouched', 'down'])
})

test('the words between untouched and down', () => {
  expect([40, 39, 30, 29, 21, 20, 11, 10, 1, 0].map((hp) => word(hp, 40))).toEqual([
    'untouched',
    'hardly touched',
    'hardly touched',
    'hurt',
    'hurt',
    'bloodied',
    'bloodied',
    'nearly down',
    'nearly down',
    'down',
  ])
  expect(health(20, 40, 'up')).toEqual({ bloodied: true, word: 'bloodied', low: false })
  expect(health(10, 40, 'up')).toEqual({ bloodied: true, word: 'nearly down', low: true })
})

rule('K8', 'at exactly 0 the word is "down", and labels go by the maximum as it is now', () => {
  given([sel({ hp: 8 }, { maxHp: 20 }), captain()])
  when({ kind: 'changeMaxHp', id: id('Sel'), amount: -10, cause: 'poison' })
  const reading = here().rules.health(hitPoints('Sel'), maxHitPoints('Sel'), 'up')
  then(reading).are({ bloodied: false, word: 'hardly touched', low: false })
  then(here().rules.health(0, 20, 'dying').word).is('down')
})
