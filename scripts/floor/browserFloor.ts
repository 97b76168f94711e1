/**
 * The oldest supported browsers: the build target, and the baseline of the feature check in this folder.
 * Edge has the engine of the Chrome version with the same number.
 */
export const BROWSER_FLOOR = ['chrome113', 'edge113', 'firefox113', 'safari16.4']

/** A version of each engine; Infinity: not in any version yet. */
export interface BrowserVersions {
  chrome: number
  firefox: number
  safari: number
}

/** Parses the floor into numbers. @throws Error if an engine is missing */
export function parseBrowserFloor(targets: readonly string[]): BrowserVersions {
  const version = (name: keyof BrowserVersions) => {
    const found = targets.find((target) => target.startsWith(name))?.slice(name.length)
    if (!found) throw new Error(`BROWSER_FLOOR contains no version of ${name}`)
    return Number(found)
  }
  return { chrome: version('chrome'), firefox: version('firefox'), safari: version('safari') }
}

/**
 * Drops a Promise polyfill of the Aspera SDK, which no supported browser needs. With it, the bundler would add a `require`
 * helper (0.2 kB) to what every visit loads.
 */
export const TREESHAKE_WITHOUT_POLYFILLS = {
  moduleSideEffects: [{ test: /node_modules\/es6-promise\//, sideEffects: false }],
}
