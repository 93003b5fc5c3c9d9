/** Why a campaign can't be opened, made or written: said to the GM with what to do next. */
export interface Problem {
  readonly title: string
  readonly message: string
  readonly advice: string
}

/** Carries a problem out of the depth of the file work; turned into a value at the room's door. */
export class CampaignProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`${problem.title}: ${problem.message}`)
    this.problem = problem
  }
}

/** Something the GM is told after opening: what was found and what was done about it. */
export interface Notice {
  readonly tone: 'kept' | 'risk' | 'refused'
  readonly title: string
  readonly text: string
}

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your quota on this disk is used up',
  EROFS: 'this disk can only be read',
  EACCES: 'the system does not allow it',
  EPERM: 'the system does not allow it',
  EIO: 'the disk reported an error',
  ENOENT: 'the folder is no longer there',
  ESTALE: 'another file stands in its place',
}

const advices: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space on this disk, then try again.',
  EDQUOT: 'Free some space, then try again.',
  EROFS: 'Copy the folder to a disk that can be written, and open it there.',
  EACCES: 'Check who may write in this folder, or move it to your own documents.',
  EPERM: 'Check who may write in this folder, or move it to your own documents.',
  EIO: 'Copy the campaign folder to another disk before you go on.',
  ENOENT: 'Put the folder back where it was, or connect its disk, then try again.',
  ESTALE: 'Close the campaign and open it again: it goes on from what is in the folder.',
}

/** What a system error means, in words ("the disk is full"). */
export function causeOf(code: string): string {
  return causes[code] ?? `the system said ${code || 'no'}`
}

/** What to do about a system error. */
export function adviceFor(code: string): string {
  return advices[code] ?? 'Try again; if it stays, copy the campaign folder to another disk.'
}
