import type { Plugin } from 'vite'
import { texts } from '../../src/text/texts'
import { LIBRARY_FILES } from './libraryFiles'

/**
 * Files that show no texts, where a string that equals a text key would only add bytes: the text lists, generated files
 * and folders that handle data.
 */
export const FILES_WITHOUT_TEXTS =
  /(?:src|local|extensions)\/generated\/|src\/(?:text|lib|service|data|consent|site\/(?:plan|load|validate|brand))\/(?!.*\.test\.)|registry\/routes\.ts|src\/(?:session\/authType|catalogue\/title\/(?:titleLink|continueWatching))\.ts/

/**
 * Bundles each visitor text with the code that shows it.
 * The problem: a visit must not load the texts of pages that it does not open, and explicit imports in 160 files would be
 * forgotten. The solution: in the build, on the dev server and in tests, this plugin adds code to each file that contains
 * text keys of `src/text` as string literals. The code registers these texts.
 */
export function injectTexts(): Plugin {
  return {
    name: 'marquee-inject-texts',
    enforce: 'pre',
    transform: {
      filter: {
        id: {
          include: /\/(?:src|registry|local|extensions)\/.*\.tsx?$/,
          exclude: [LIBRARY_FILES, FILES_WITHOUT_TEXTS],
        },
      },
      handler(code) {
        const own = findUsedTexts(code)
        if (!own) return undefined
        // Added at the end, so that line numbers stay the same. Imports are hoisted.
        return {
          code: `${code}\nimport { addTexts as addTexts$ } from '/src/text/createText.ts'\naddTexts$(${JSON.stringify(own)})\n`,
          map: null,
        }
      },
    },
  }
}

/** The texts whose keys occur as string literals; undefined if there are none. */
export function findUsedTexts(code: string): Partial<typeof texts> | undefined {
  const literals = new Set([...code.matchAll(/'(\w+)'|"(\w+)"/g)].map(([, single, double]) => single ?? double))
  const own = Object.entries(texts).filter(([key]) => literals.has(key))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
