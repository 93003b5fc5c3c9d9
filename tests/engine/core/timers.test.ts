import { describe } from 'vitest'
import {
  active,
  captain,
  clock,
  conditions,
  effect,
  effects,
  endTurn,
  foe,
  given,
  goblins,
  here,
  hero,
  id,
  lines,
  mark,
  order,
  prompts,
  put,
  redo,
  refused,
  round,
  rule,
  sel,
  stepBack,
  then,
  undo,
  until,
  used,
  when,
} from '../support'

const at = (name: string, initiative: number) => foe(name, { maxHp: 30 }, { initiative })
const abcd = () => [at('A', 20), at('B', 15), at('C', 10), at('D', 5)]

describe('timers', () => {
  rule('B16', '"until the start of B\u2019s next turn" ends on B\u2019s turn, not with the round', () => {
    given(abcd())
    when(endTurn(), mark('Dazed', 'D', { lasts: until('start', 'B') }, 'B'))
    for (const name of ['C', 'D', 'A']) {
      when(endTurn())
      then(active()).are([name])
      then(conditions('D')).are(['Dazed'])
    }
    when(endTurn())
    then(active()).are(['B'])
    then(conditions('D')).are([])
  })

  rule('B17', 'creatures with one number keep their timers apart', () => {
    given([at('A', 15), at('B', 15), at('C', 10)])
    when(
      mark('Braced', 'A', { lasts: until('end', 'A') }),
      endTurn(),
      mark('Marked', 'C', { lasts: until('start', 'B') }, 'B'),
    )
    when(endTurn(), endTurn())
    then(active()).are(['A'])
    then(conditions('C')).are(['Marked'])
    then(conditions('A')).are(['Braced'])
    when(endTurn())
    then(conditions('A')).are([])
    then(conditions('C')).are([])
    then(
      here()
        .history.done.at(-1)
        ?.step.events.filter((event) => event.kind === 'effectEnded')
        .map((event) => event.on),
    ).are([id('A'), id('C')])
  })

  rule('B19', 'set before the first own turn, "next turn" is that first turn', () => {
    given([at('A', 20), at('B', 10)])
    when(mark('Reacted', 'B', { lasts: until('start', 'B') }, 'B'), endTurn())
    then(active()).are(['B'])
    then(conditions('B')).are([])
  })

  rule(
    ['GH-TURN-04', 'GH-COND-GEN-01'],
    '"end of its next turn" ends with the first turn that starts after it',
    () => {
      given([sel({ initiative: 20 }), goblins(2, { initiative: 10 })])
      when(put('dazed', 'Goblin 1', { lasts: until('end', 'Goblin 1') }, 'Sel'))
      when(endTurn())
      then(conditions('Goblin 1')).include('dazed')
      when(endTurn())
      then(conditions('Goblin 1')).excludes('dazed')
      then(round()).is(2)
    },
  )

  rule('GH-TURN-04', '"end of its next turn" set during that turn lasts through the one after', () => {
    given([goblins(2, { initiative: 20 }), sel({ initiative: 10 })])
    when(mark('Dazed', 'Goblin 1', { lasts: until('end', 'Goblin 1') }, 'Sel'))
    when(endTurn())
    then(conditions('Goblin 1')).are(['Dazed'])
    when(endTurn(), endTurn())
    then(conditions('Goblin 1')).are([])
  })

  rule('GH-TURN-04', '"end of its next turn" set after that turn lasts into the next round', () => {
    given([goblins(2, { initiative: 20 }), sel({ initiative: 10 })])
    when(endTurn(), mark('Dazed', 'Goblin 1', { lasts: until('end', 'Goblin 1') }, 'Sel'))
    when(endTurn())
    then(conditions('Goblin 1')).are(['Dazed'])
    when(endTurn())
    then(conditions('Goblin 1')).are([])
    then(round()).is(2)
  })

  rule('B20', 'stepping back brings a run-out condition back; forward it ends once, with one line', () => {
    given([hero('P', {}, { initiative: 20 }), at('M', 10)])
    when(mark('Sickened', 'M', { lasts: until('end', 'M') }, 'P'), endTurn())
    const held = effect('M', 'Sickened')
    when(endTurn())
    then(conditions('M')).are([])
    stepBack()
    then(active()).are(['M'])
    then(round()).is(1)
    then(effect('M', 'Sickened')).is(held)
    redo()
    then(conditions('M')).are([])
    then(lines().filter((line) => line.includes('Sickened')).length).is(1)
  })

  rule(
    ['B25', 'X8'],
    'markers of the round go together, what lasts stays, and stepping back restores exactly them',
    () => {
      given(['A', 'B', 'C', 'D', 'E'].map((name, index) => at(name, 20 - index)))
      when(mark('Dodged', ['A', 'B', 'C'], { lasts: [{ kind: 'round' }] }), mark('Prone-ish', ['D', 'E']))
      then(new Set(['A', 'B', 'C'].map((name) => effect(name, 'Dodged').id)).size).is(3)
      for (let turn = 0; turn < 4; turn += 1) when(endTurn())
      then(['A', 'B', 'C', 'D', 'E'].map((name) => effects(name).length)).are([1, 1, 1, 1, 1])
      when(endTurn())
      then(['A', 'B', 'C', 'D', 'E'].map((name) => effects(name).length)).are([0, 0, 0, 1, 1])
      stepBack()
      then(['A', 'B', 'C', 'D', 'E'].map((name) => effects(name).length)).are([1, 1, 1, 1, 1])
    },
  )

  rule('K7', 'a timer that hangs on somebody who left ends where the turn would have ended', () => {
    given([at('A', 20), at('B', 15), at('C', 10)])
    when(mark('Marked', 'C', { lasts: until('end', 'A') }, 'A'))
    when({ kind: 'removeCombatants', ids: [id('A')] })
    then(active()).are(['B'])
    then(order()).are(['B', 'C'])
    when(endTurn())
    then(conditions('C')).are(['Marked'])
    when(endTurn())
    then(round()).is(2)
    then(active()).are(['B'])
    then(conditions('C')).are([])
    then(prompts().map((prompt) => prompt.kind)).include('ended')
    when(endTurn(), endTurn())
    then(here().store.must('fights', here().store.must('campaign', 'campaign').fight ?? '').order.length).is(
      2,
    )
  })

  rule('GH-TURN-04', 'what was only told stays for a turn and then goes by itself', () => {
    given(abcd())
    when(mark('Dazed', 'D', { lasts: until('start', 'B') }), endTurn())
    then(prompts().map((prompt) => prompt.kind)).are(['ended'])
    when(endTurn())
    then(prompts()).are([])
  })

  rule('K7', 'a member of a group leaves its timers behind as well', () => {
    given([goblins(2, { initiative: 20 }), at('B', 15)])
    when(endTurn(), mark('Held', 'B', { lasts: until('start', 'Goblin 2') }, 'Goblin 2'))
    when({ kind: 'removeCombatants', ids: [id('Goblin 2')] }, endTurn())
    then(active()).are(['Goblin 1'])
    then(conditions('B')).are(['Held'])
    when(endTurn())
    then(active()).are(['B'])
    then(conditions('B')).are([])
  })

  rule('K7', 'timers on turns of somebody without turns are kept by the clock', () => {
    given([at('A', 20), hero('P', {}, { initiative: 10 })])
    when(mark('Slow', 'P', { lasts: until('start', 'A', 2) }, 'A'), { kind: 'endFight' })
    then(effect('P', 'Slow').ends).are([{ kind: 'clock', at: clock() + 12 }])
    when({ kind: 'moveClock', seconds: 12 })
    then(conditions('P')).are([])
  })

  rule('K10', 'three rounds fall once a round going forward and come back going back', () => {
    given([at('A', 20), at('B', 10)])
    when(mark('Hasted', 'A', { lasts: [{ kind: 'rounds', rounds: 3 }] }, 'A'))
    const left = () => effect('A', 'Hasted').ends
    const turns = (count: number) => [{ kind: 'turn', of: id('A'), at: 'start', left: count }]
    then(left()).are(turns(3) as never)
    when(endTurn(), endTurn(), endTurn(), endTurn())
    then(left()).are(turns(1) as never)
    stepBack()
    then(left()).are(turns(2) as never)
    stepBack()
    then(left()).are(turns(2) as never)
    then(active()).are(['A'])
  })

  rule('K1', 'alone, timers tick every round', () => {
    given([at('A', 20)])
    when(mark('Hasted', 'A', { lasts: [{ kind: 'rounds', rounds: 2 }] }, 'A'), endTurn())
    then(conditions('A')).are(['Hasted'])
    when(endTurn())
    then(conditions('A')).are([])
  })

  rule('K14', 'stepping back brings the mark of a used reaction back', () => {
    given([at('A', 20), at('B', 10)])
    when({ kind: 'spend', id: id('B'), what: 'reaction' }, endTurn())
    then(used('B', 'reaction')).is(0)
    stepBack()
    then(used('B', 'reaction')).is(1)
  })

  rule('B22', 'going back and forth does not deal start-of-turn damage twice', () => {
    given([at('A', 20), foe('B', { maxHp: 68 }, { initiative: 10 })])
    const hp = () => here().store.must('combatants', id('B')).hp
    when(mark('Bleeding 3', 'B', { ongoing: { at: 'start', formula: '3', type: '' } }))
    when(endTurn(), { kind: 'answerAllPrompts' })
    then(hp()).is(65)
    stepBack()
    then(hp()).is(68)
    then(active()).are(['A'])
    redo()
    redo()
    then(hp()).is(65)
  })

  rule('B23', 'ongoing damage starts with the turn it names, not with the hit', () => {
    given([at('A', 20), foe('T', { maxHp: 30 }, { initiative: 10 })])
    const hp = () => here().store.must('combatants', id('T')).hp
    when({ kind: 'damage', targets: [id('T')], parts: [{ formula: '5', type: 'fire' }] })
    when(mark('Burning', 'T', { ongoing: { at: 'end', formula: '4', type: 'fire' } }, 'A'))
    then(hp()).is(25)
    when(endTurn())
    then(hp()).is(25)
    when(endTurn(), { kind: 'answerAllPrompts' })
    then(hp()).is(21)
    undo()
    undo()
    when({ kind: 'endEffects', ids: [effect('T', 'Burning').id] }, endTurn(), { kind: 'answerAllPrompts' })
    then(hp()).is(25)
  })

  rule('GH-COND-GEN-02', 'instances of one condition end on their own', () => {
    given([captain({ initiative: 20 }), sel({ initiative: 10 })])
    when(put('blinded', 'Captain', { lasts: until('start', 'Captain', 1) }, 'Sel'))
    when(put('blinded', 'Captain', { lasts: until('start', 'Captain', 3) }, 'Sel'))
    then(conditions('Captain')).are(['blinded', 'blinded'])
    when(endTurn(), endTurn())
    then(conditions('Captain')).are(['blinded'])
    when(endTurn(), endTurn(), endTurn(), endTurn())
    then(conditions('Captain')).are([])
  })

  rule('GH-COND-GEN-02', 'what another condition brings with it lives exactly as long', () => {
    given([captain({ initiative: 20 }), sel({ initiative: 10 })])
    when(put('stunned', 'Captain', {}, 'Sel'))
    then(conditions('Captain')).are(['stunned', 'incapacitated'])
    refused({ kind: 'endEffects', ids: ['nothing'] }, /ended already/)
    when({ kind: 'endEffects', ids: [effect('Captain', 'stunned').id] })
    then(conditions('Captain')).are([])
  })

  rule('GH-COND-GEN-01', 'a paused effect stays and its time stands still', () => {
    given([at('A', 20), at('B', 10)])
    when(mark('Shaken', 'B', { lasts: until('start', 'B') }, 'A'))
    when({ kind: 'changeEffect', id: effect('B', 'Shaken').id, suspended: true }, endTurn())
    then(conditions('B')).are(['Shaken'])
    when({ kind: 'changeEffect', id: effect('B', 'Shaken').id, suspended: false }, endTurn(), endTurn())
    then(conditions('B')).are([])
  })

  rule('GH-COND-GEN-01', 'time of the clock runs with the rounds', () => {
    given([at('A', 20)])
    when(mark('Light', 'A', { lasts: [{ kind: 'seconds', seconds: 12 }] }), endTurn())
    then(conditions('A')).are(['Light'])
    when(endTurn())
    then(conditions('A')).are([])
  })
})
