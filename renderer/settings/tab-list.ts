/** Tabs of the settings; those of a campaign show only while one is open. */
export const tabs = [
  { id: 'look', label: 'Look', campaign: false },
  { id: 'screen', label: 'Players’ screen', campaign: false },
  { id: 'rules', label: 'House rules', campaign: true },
  { id: 'conditions', label: 'Your conditions', campaign: true },
  { id: 'damage', label: 'Your damage types', campaign: true },
  { id: 'campaign', label: 'Campaign', campaign: true },
] as const
export type TabId = (typeof tabs)[number]['id']
