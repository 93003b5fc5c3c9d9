import type { Creature } from '@shared/domain/creature'
import type { Combatant } from '@shared/domain/combatant'
import type { Id } from '@shared/domain/base'
import type { ConditionRowView } from '@shared/view/gm'
import { present } from '../../mechanics/fight'
import type { ReadState } from '../../store'
import type { Work } from '../../work'
import type { Ruleset } from '../ruleset'
import { answers } from './answers'
import { attack } from './attack'
import { changeAttackPrompt } from './attack-prompt'
import { challengeWords } from './challenge'
import { changeDue } from './change-due'
import { check } from './checks'
import { clockMoved } from './clock'
import {
  effectBegan,
  effectEnded,
  effectRefusal,
  playersSee,
  releaseHeld,
  unseenByParty,
} from './consequences'
import { actBoldly, spend } from './economy'
import { harmCommands } from './harm-commands'
import { health } from './health'
import { groupKey, insertAt, offerTies, rollInitiative } from './initiative'
import { move, movement } from './movement'
import { dropReadied, expireReadied, ready, useReadied } from './ready'
import { chargesOf, readyAbilities } from './recharge'
import { armorClassOf, checkTerms, saveTerms, speedOf } from './sheet'
import { rollStealth } from './surprise'
import { conditionRows } from './tables/conditions'
import { damageTypes, sizes, skills } from './tables/lists'
import { options } from './tables/options'
import type { ConditionRow } from './tables/row'
import { beginTurn, endTurn } from './turn-dues'
import { actionReasons, pips, previewAttack, turnNotices } from './turn-view'
import { universal, universalAction } from './universal'
import { upcoming } from './upcoming'

const shown = new WeakMap<ConditionRow, ConditionRowView>()

function conditionView(row: ConditionRow): ConditionRowView {
  const known = shown.get(row)
  if (known) return known
  const view: ConditionRowView = {
    id: row.id,
    name: row.name,
    summary: row.summary,
    tone: row.tone,
    rules: [...row.rules],
    params: (row.params ?? []).map((param) => ({ ...param, choices: [...(param.choices ?? [])] })),
    ownRow: row.rules.length === 0,
  }
  shown.set(row, view)
  return view
}

function newcomer(block: Creature): Partial<Combatant> {
  return { deathSaves: block.deathSaves, charges: chargesOf(block, true) }
}

/** GODHAND: a 5e-derived game with bold actions, tells and injuries. */
export const godhand: Ruleset = {
  id: 'godhand',
  name: 'GODHAND',
  options,
  damageTypes,
  sizes,
  skills,
  conditions: (state: ReadState) => conditionRows(state).map(conditionView),

  newcomer,
  entersFight: readyAbilities,
  leavesFight: (work: Work, id: Id) => releaseHeld(work, id, 'its holder is gone'),
  groupKey,
  insertAt,
  offerTies,

  beginTurn(work: Work, id: Id) {
    beginTurn(work, id)
    expireReadied(work, id)
  },
  endTurn,
  beginFight(work, fight) {
    for (const { id, used } of present(work.state, fight.id))
      if (Object.keys(used).length > 0) work.emit({ kind: 'turnUseReset', id })
  },
  endFight: () => undefined,
  clockMoved,

  commands: {
    ...harmCommands,
    rollStealth,
    rollInitiative,
    spend,
    move,
    actBoldly,
    universalAction,
    ready,
    useReadied,
    dropReadied,
    attack,
    check,
  },
  answers,
  changePrompt(work, prompt, change) {
    if (prompt.kind === 'attack') changeAttackPrompt(work, prompt, change)
    else changeDue(work, prompt, change)
  },

  effectRefusal,
  effectBegan,
  effectEnded,

  armorClass: armorClassOf,
  speed: speedOf,
  movement,
  pips,
  notices: turnNotices,
  actionReasons,
  universal,
  saveTerms,
  checkTerms,
  previewAttack,
  upcoming,
  health,
  playersSee,
  unseenByParty,
  challengeWords,
}
