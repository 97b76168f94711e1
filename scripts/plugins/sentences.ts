import type { Plugin } from 'vite'
import { texts } from '../../src/text/texts'

/**
 * Files that never say anything: a word in quotes that happens to be a key is none there, and would only be bytes. The
 * lists themselves, generated files, and the rooms of data.
 */
export const SILENT =
  /(?:src|local)\/generated\/|src\/(?:text|lib|service|data|consent|site\/(?:plan|load|validate|brand))\/(?!.*\.test\.)|registry\/routes\.ts|src\/(?:session\/authType|catalogue\/title\/(?:titleLink|continueWatching))\.ts/

/**
 * Every sentence travels with the code that says it.
 * The problem: a visit must not carry the sentences of pages that it never opens, and a list that each of 160 files has
 * to import for its sentences is forgotten in one of them. The solution: a file of the site that names a key of the
 * lists in `src/text` brings that sentence along, by a line that is added to it on its way into the build, the dev
 * server and the tests.
 */
export function sentences(): Plugin {
  return {
    name: 'marquee-sentences',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\/(?:src|registry|local)\/.*\.tsx?$/, exclude: [/node_modules/, SILENT] },
      },
      handler(code) {
        const own = sentencesIn(code)
        if (!own) return undefined
        // Behind the code: imports rise to its head by themselves, and its lines keep their numbers.
        return {
          code: `${code}\nimport { addTexts as addTexts$ } from '/src/text/createText.ts'\naddTexts$(${JSON.stringify(own)})\n`,
          map: null,
        }
      },
    },
  }
}

/** The sentences whose keys stand in quotes in a file; undefined: none. */
export function sentencesIn(code: string): Partial<typeof texts> | undefined {
  const named = new Set([...code.matchAll(/'(\w+)'|"(\w+)"/g)].map(([, single, double]) => single ?? double))
  const own = Object.entries(texts).filter(([key]) => named.has(key))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
