/**
 * The oldest browsers that the site works in: what the build writes its code for, and what the check of features beside
 * this file measures by. Edge has Chromium's engine, version for version.
 */
export const BROWSER_FLOOR = ['chrome113', 'edge113', 'firefox113', 'safari16.4']

/** A version of each engine; Infinity: none has it yet. */
export interface Versions {
  chrome: number
  firefox: number
  safari: number
}

/** The floor as numbers. @throws Error where it names a browser without its engine's name and version */
export function floorOf(targets: readonly string[]): Versions {
  const version = (name: keyof Versions) => {
    const found = targets.find((target) => target.startsWith(name))?.slice(name.length)
    if (!found) throw new Error(`the floor does not name ${name}`)
    return Number(found)
  }
  return { chrome: version('chrome'), firefox: version('firefox'), safari: version('safari') }
}

/**
 * Drops a Promise polyfill of the Aspera SDK, which no supported browser needs. With it, the bundler would add a `require`
 * helper (0.2 kB) to what every visit loads.
 */
export const WITHOUT_POLYFILLS = { moduleSideEffects: [{ test: /node_modules\/es6-promise\//, sideEffects: false }] }
