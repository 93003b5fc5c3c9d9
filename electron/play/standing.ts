import type { RecentEntry } from '../campaign/recent'
import type { Campaign } from '../campaign/campaign'
import { clockParts } from './view/words/clock'

const LINES = 3

function standingWords({ store }: Campaign): string {
  const { fight: id, clock } = store.must('campaign', 'campaign')
  const fight = id === null ? undefined : store.get('fights', id)
  if (fight?.status === 'running') return `In round ${fight.round}, ${fight.name}`
  if (fight?.status === 'preparing') return `About to fight, ${fight.name}`
  const { day, time } = clockParts(clock)
  return `Between fights, day ${day}, ${time.slice(0, 5)}`
}

/** What the start screen shows of a campaign: where it stands, how the party is, what happened last. */
export function standingOf(campaign: Campaign, openedAt: number): RecentEntry {
  const { store, history } = campaign
  const party = [...store.all('combatants')].filter((one) => one.inParty)
  const told: RecentEntry['lastLines'] = []
  for (let index = history.done.length - 1; index >= 0 && told.length < LINES; index -= 1) {
    const step = history.done[index]?.step
    const line = step?.lines[0]
    if (step && line) told.unshift({ at: step.at, text: line.pieces.map((piece) => piece.text).join('') })
  }
  return {
    path: campaign.folder,
    name: store.must('campaign', 'campaign').name,
    ruleset: campaign.ruleset,
    openedAt,
    standing: standingWords(campaign),
    party: party.map(({ name, hp, maxHp, life }) => ({ name, hp, maxHp, life })),
    lastLines: told,
  }
}
