/**
 * @typedef {{ platform: 'linux' | 'win' | 'mac', targets: string[], release: boolean, inspectable: boolean,
 *   output: string }} Plan
 */

const HERE = { linux: 'linux', win32: 'win', darwin: 'mac' }

/**
 * Reads what `npm run dist` was asked for.
 *
 * @param {string[]} args --release, --inspectable, --platform=linux|win|mac, --output=FOLDER, and targets;
 *   without targets those of electron-builder.config.js are made
 * @param {NodeJS.Platform} [system] the platform this runs on
 * @returns {Plan}
 * @throws {Error} when an option isn't known, or a release is to be inspectable
 */
export function planDist(args, system = process.platform) {
  const plan = { platform: HERE[system], targets: [], release: false, inspectable: false, output: 'dist' }
  for (const argument of args) {
    const [name, value = ''] = argument.split('=')
    if (name === '--release') plan.release = true
    else if (name === '--inspectable') plan.inspectable = true
    else if (name === '--output') plan.output = value
    else if (name === '--platform' && Object.values(HERE).includes(value)) plan.platform = value
    else if (name.startsWith('-')) throw new Error(`npm run dist doesn't know ${argument}.`)
    else plan.targets.push(argument)
  }
  if (plan.release && plan.inspectable) throw new Error('A release is never made inspectable.')
  return plan
}

/**
 * Which Electron is packed.
 *
 * @param {Plan} plan
 * @param {import('../runtime/choose.mjs').Runtime} runtime
 * @param {string} pinned version of the `electron` package
 * @param {NodeJS.Platform} [system] the platform this runs on
 * @returns {{ electronVersion: string, electronDist?: string }} without a folder electron-builder downloads it
 * @throws {Error} when a release would ship anything but the official, pinned Electron
 */
export function electronFor({ platform, release }, runtime, pinned, system = process.platform) {
  const isOfficial = runtime.kind === 'official' && runtime.version === pinned
  if (release && !isOfficial) {
    throw new Error(
      `A release ships the official Electron ${pinned}, and that can't be had here ` +
        `(found ${runtime.kind} Electron ${runtime.version}). Nothing was packed.`,
    )
  }
  if (platform !== HERE[system]) return { electronVersion: pinned }
  if (runtime.version === null) throw new Error(`The version of the Electron in ${runtime.dist} isn't known.`)
  return { electronVersion: runtime.version, electronDist: runtime.dist }
}

/**
 * The switches burnt into the executable: a packed app runs our code only, and nobody's debugger.
 *
 * @param {Plan} plan
 * @returns {Record<string, boolean>} a build for tests keeps the inspector, through which they drive it
 */
export function fusesFor({ inspectable }) {
  return {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: inspectable,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
  }
}
