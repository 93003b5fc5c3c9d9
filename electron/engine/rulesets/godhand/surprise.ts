import type { Id } from '@shared/domain/base'
import type { Combatant } from '@shared/domain/combatant'
import type { PromptOf } from '@shared/domain/prompt'
import { endEffect, startEffect } from '../../mechanics/effects'
import { fightOnTable, needCombatant, needFight, present } from '../../mechanics/fight'
import { closePrompt, raisePrompt } from '../../mechanics/prompts'
import type { ReadState } from '../../store'
import type { Work } from '../../work'
import type { AnswerCommand, Decider } from '../ruleset'
import { conditionSpec } from './effect-spec'
import { activeRows, hasCondition, notices, passivePerception } from './modifiers'
import { note } from './reasons'
import { checkTerms } from './sheet'

/** Party and allies stand against foes. */
export const areEnemies = (a: Combatant, b: Combatant): boolean => (a.side === 'foe') !== (b.side === 'foe')

/**
 * Rolls Stealth for hiders: each becomes hidden with its total, and whoever then notices no enemy at all is
 * proposed as surprised (GH-SURP-01).
 */
export const rollStealth: Decider<'rollStealth'> = (work, command) => {
  const fight = needFight(work.state)
  for (const id of command.hiders) {
    needCombatant(work.state, id)
    const stealth = rollToHide(work, id)
    hide(work, id, stealth)
  }
  for (const prompt of [...work.state.all('prompts')])
    if (prompt.kind === 'surprise' && prompt.fight === fight.id) closePrompt(work, prompt.id, '')
  const first = command.hiders[0]
  const targets = unaware(work.state, fight.id)
  if (first === undefined || targets.length === 0) return
  raisePrompt(work, {
    kind: 'surprise',
    of: first,
    moment: 'now',
    order: 0,
    reasons: [note('passive Perception notices no enemy', 'GH-SURP-01')],
    targets: [...targets],
  })
}

/** A Dexterity (Stealth) check for the GM's eyes; the total. */
export function rollToHide(work: Work, id: Id): number {
  const terms = checkTerms(work.state, id, 'dex', 'stealth', null)
  const roll = work.dice.d20(terms.mode, terms.modifier)
  work.emit({
    kind: 'checkMade',
    id,
    what: 'check',
    ability: 'dex',
    skill: 'stealth',
    roll,
    mode: terms.mode,
    dc: null,
    success: null,
    reasons: [...terms.reasons],
    label: 'Hides',
  })
  return roll.total
}

/** Puts the hidden state on somebody, in place of an older one. */
export function hide(work: Work, id: Id, stealth: number): void {
  for (const { row, effect } of activeRows(work.state, id))
    if (row.id === 'hidden' && effect) endEffect(work, effect.id, 'hides anew')
  startEffect(work, id, conditionSpec('hidden', { params: { stealth } }), id, 'hiding')
}

/** Whoever notices no enemy at all. Equal totals go to the hider unless the option says otherwise (GH-AMB-05). */
function unaware(state: ReadState, fight: Id): readonly Id[] {
  const all = [...present(state, fight)]
  return all
    .filter((observer) => {
      const enemies = all.filter((other) => areEnemies(observer, other))
      const passive = passivePerception(state.must('blocks', observer.block))
      return enemies.length > 0 && enemies.every((enemy) => escapes(state, enemy.id, passive))
    })
    .map(({ id }) => id)
}

function escapes(state: ReadState, hider: Id, passive: number): boolean {
  const hidden = activeRows(state, hider).find(({ row }) => row.id === 'hidden')
  const stealth = hidden?.effect?.params['stealth']
  return typeof stealth === 'number' && !notices(state, passive, stealth)
}

/**
 * An attack out of hiding that opens the fight: its target is proposed as surprised, nobody else (GH-SURP-02).
 * Only while nobody has attacked or ended a turn.
 */
export function offerSurpriseFromHiding(work: Work, attacker: Id, target: Id): void {
  const fight = fightOnTable(work.state)
  if (!fight || fight.round > 1 || !hasCondition(work.state, attacker, 'hidden')) return
  const victim = work.state.must('combatants', target)
  if (victim.surprised || !areEnemies(work.state.must('combatants', attacker), victim)) return
  for (const { turnsTaken, used } of present(work.state, fight.id))
    if (turnsTaken > 0 || (used['attacks'] ?? 0) > 0) return
  raisePrompt(work, {
    kind: 'surprise',
    of: attacker,
    moment: 'now',
    order: 0,
    reasons: [note('opened from hiding', 'GH-SURP-02')],
    targets: [target],
  })
}

/** Takes the proposal: the named are surprised, one by one (GH-SURP-05). */
export function answerSurprise(work: Work, prompt: PromptOf<'surprise'>, answer: AnswerCommand): void {
  if (answer.how === 'skip' || answer.how === 'fail') return
  for (const id of prompt.targets) {
    if (work.state.get('combatants', id)?.surprised === false)
      work.emit({ kind: 'combatantChanged', id, patch: { surprised: true }, why: 'is surprised' })
  }
}
