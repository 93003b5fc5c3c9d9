import type { GmView } from '@shared/view/gm'
import { clockParts } from '../words/clock'
import type { GmInput, ViewState } from './input'

function partyLevel(state: ViewState, party: readonly string[]): number | null {
  const levels: number[] = []
  for (const id of party) {
    const member = state.get('combatants', id)
    const level = member ? state.get('blocks', member.block)?.level : null
    if (level) levels.push(level)
  }
  if (levels.length === 0) return null
  return Math.round(levels.reduce((sum, level) => sum + level, 0) / levels.length)
}

/** The campaign as a whole: its name, its party in the order they joined, the fights that wait. */
export function campaignView(input: Pick<GmInput, 'state' | 'folder' | 'notices'>): GmView['campaign'] {
  const { state } = input
  const campaign = state.must('campaign', 'campaign')
  const party: string[] = []
  for (const combatant of state.all('combatants')) if (combatant.inParty) party.push(combatant.id)
  const otherFights: GmView['campaign']['otherFights'] = []
  for (const fight of state.all('fights')) {
    if (fight.id === campaign.fight || fight.status === 'over') continue
    otherFights.push({ id: fight.id, name: fight.name, round: fight.round, status: fight.status })
  }
  return {
    name: campaign.name,
    folder: input.folder,
    notes: campaign.notes,
    party,
    partyLevel: partyLevel(state, party),
    otherFights,
    notices: input.notices,
  }
}

/** The campaign clock in days and time of day. */
export function clockView(state: ViewState): GmView['clock'] {
  const seconds = state.must('campaign', 'campaign').clock
  return { seconds, ...clockParts(seconds) }
}
