import { signed } from '../../statblock/words'

interface Skill {
  readonly id: string
  readonly name: string
}

/** Totals of skills as they are typed: "Stealth +6, Perception +3". */
export const skillsText = (skills: Readonly<Record<string, number>>, table: readonly Skill[]): string =>
  Object.entries(skills)
    .map(([id, total]) => `${table.find((skill) => skill.id === id)?.name ?? id} ${signed(total)}`)
    .join(', ')

/** Reads "Stealth +6, sleight 4": totals by skill id; a skill the table lacks keeps the word as its id. */
export function readSkills(text: string, table: readonly Skill[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const part of text.split(/[,;]/)) {
    const read = /^\s*(.+?)\s*([+\-−–]?)\s*(\d{1,2})\s*$/.exec(part)
    if (!read) continue
    const word = (read[1] ?? '').toLowerCase()
    const exact = table.find((skill) => skill.name.toLowerCase() === word)
    const skill = exact ?? table.find((skill) => skill.name.toLowerCase().startsWith(word))
    const total = Number(read[3])
    found[skill?.id ?? (read[1] ?? '').trim()] = /[-−–]/.test(read[2] ?? '') ? -total : total
  }
  return found
}
