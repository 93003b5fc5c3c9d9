import { readdirSync, readFileSync } from 'node:fs'

function readProcess(pid) {
  try {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])
    return { pid: Number(pid), parent }
  } catch {
    // It has ended meanwhile.
    return null
  }
}

function pssOf(pid) {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/**
 * Memory of a process and of all that it started, in MB; what several of them share counts once (PSS).
 *
 * @param {number} root
 */
export function memoryOf(root) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? [])
  const family = new Set([root])
  for (let grew = true; grew;) {
    const before = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
    grew = family.size > before
  }
  const processes = [...family].filter((pid) => pssOf(pid) > 0)
  return { mb: processes.reduce((sum, pid) => sum + pssOf(pid), 0) / 1024, processes: processes.length }
}
