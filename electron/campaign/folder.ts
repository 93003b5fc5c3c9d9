import { join } from 'node:path'
import { errorCode, type Files } from './files'

/** Names inside a campaign folder. */
export const names = {
  snapshot: 'campaign.json',
  previous: 'campaign.previous.json',
  journal: 'journal.jsonl',
  lock: 'lock',
  readMe: 'README.txt',
} as const

/** "2026-11-30-154210": part of the names of files set aside. */
export function dateStamp(now: number): string {
  const iso = new Date(now).toISOString()
  return `${iso.slice(0, 10)}-${iso.slice(11, 19).replaceAll(':', '')}`
}

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i
const LONGEST = 60

/**
 * A folder name that every system takes, close to the name a person gave: no separators or control characters, no
 * device names, no dot or space at the end.
 */
export function safeFolderName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/[<>:"/\\|?*]/g, '-')
    .replaceAll(/\s+/g, ' ')
  const short = [...cleaned].slice(0, LONGEST).join('')
  const trimmed = short.replace(/^[\s.]+/, '').replace(/[\s.]+$/, '')
  if (trimmed === '') return 'Campaign'
  return reserved.test(trimmed) ? `${trimmed} campaign`.replace(/^([^.]+)\./, '$1-') : trimmed
}

/** Names that some system would take for the same file fold to one text. */
function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC')
}

/**
 * Makes a new folder for a campaign, named after it. A taken name (also by another case or Unicode form) gets a
 * number; nothing is ever overwritten.
 * @returns the folder's path
 * @throws the system's error
 */
export async function makeCampaignFolder(files: Files, parent: string, name: string): Promise<string> {
  const wanted = safeFolderName(name)
  const taken = new Set((await files.list(parent)).map(folded))
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : `${wanted} ${number}`
    if (taken.has(folded(candidate))) continue
    try {
      await files.makeFolder(join(parent, candidate))
      return join(parent, candidate)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      taken.add(folded(candidate))
    }
  }
}

/** What a person reads who finds the folder. */
export function readMeText(name: string): string {
  return [
    `This folder is the Roundkeeper campaign "${name}".`,
    '',
    'Open it in Roundkeeper with "Open a folder". You can copy, move, rename or sync the whole folder while the',
    'campaign is closed. Keep these files together:',
    '',
    `  ${names.snapshot}            the campaign as it was saved last`,
    `  ${names.previous}   the save before that, used when the newer one is damaged`,
    `  ${names.journal}            everything that happened, one line a step, written before you see it`,
    `  ${names.lock}                     there only while the campaign is open`,
    '',
    'Files with "damaged" in their names hold what could not be read; files with "v" and a number are copies from',
    'before an update. Roundkeeper never deletes either.',
    '',
  ].join('\r\n')
}
