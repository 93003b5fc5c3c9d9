export const sectionIds = [
  'who',
  'numbers',
  'traits',
  'actions',
  'tells',
  'motives',
  'roles',
  'notes',
] as const
export type SectionId = (typeof sectionIds)[number]

export const sectionNames: Record<SectionId, string> = {
  who: 'Who it is',
  numbers: 'Numbers',
  traits: 'Traits',
  actions: 'Actions',
  tells: 'Tells',
  motives: 'Motives',
  roles: 'Roles',
  notes: 'Notes',
}
