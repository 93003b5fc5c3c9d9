import { diskFiles, type Files, type OpenFile } from '../../../electron/campaign/files'

/** What is wrong with the disk; changed by a test while a campaign is open. */
export interface Faults {
  /** Bytes that may still be written to files whose name holds `on`; null = no limit. */
  room: number | null
  /** Part of the names of the files it concerns. */
  on: string
  /** Code that a sync to the disk fails with; null = it works. */
  syncFails: string | null
  /** Milliseconds a sync takes longer. */
  syncTakes: number
  /** Cutting a file off fails, too. */
  truncateFails: boolean
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code })
}

/** The real disk with faults that can be switched on. */
export function faultyFiles(faults: Faults): Files {
  const concerns = (path: string) => path.includes(faults.on)

  function faulty(path: string, file: OpenFile): OpenFile {
    const write: OpenFile['write'] = async (data, position) => {
      if (!concerns(path) || faults.room === null) return file.write(data, position)
      // As a full disk does it: what fits is written, then the error comes.
      const fits = Math.min(faults.room, data.byteLength)
      faults.room -= fits
      await file.write(data.subarray(0, fits), position)
      if (fits < data.byteLength) throw failure('ENOSPC')
    }
    const sync = async (real: () => Promise<void>) => {
      if (concerns(path) && faults.syncTakes > 0)
        await new Promise((resolve) => setTimeout(resolve, faults.syncTakes))
      if (concerns(path) && faults.syncFails !== null) throw failure(faults.syncFails)
      await real()
    }
    return {
      ...file,
      write,
      datasync: () => sync(() => file.datasync()),
      sync: () => sync(() => file.sync()),
      truncate: (length) =>
        faults.truncateFails && concerns(path) ? Promise.reject(failure('EIO')) : file.truncate(length),
    }
  }

  return { ...diskFiles, open: async (path, flags) => faulty(path, await diskFiles.open(path, flags)) }
}

/** A disk without faults, for a start. */
export function sound(on = ''): Faults {
  return { room: null, on, syncFails: null, syncTakes: 0, truncateFails: false }
}
