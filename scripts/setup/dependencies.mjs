import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} root the project's folder
 * @returns {boolean} whether node_modules holds what the lock file asks for
 */
export function dependenciesAreCurrent(root) {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  return matchesLock(readPackages(join(root, 'package-lock.json')), readPackages(installed))
}

/**
 * Compares by version, not by the age of the files: a copy or a checkout changes ages.
 *
 * @param {Record<string, { version?: string, optional?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} installed
 * @returns {boolean}
 */
export function matchesLock(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    const found = installed[path]
    // Optional packages are for other platforms, mostly: they may be missing, but not be another version.
    return found === undefined ? optional === true : found.version === version
  })
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
