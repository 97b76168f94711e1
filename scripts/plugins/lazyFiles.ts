import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOADER = join(import.meta.dirname, 'loadLazily.ts')

/**
 * Puts our loader of lazy parts in the place of Vite's. The problem: it asks the document and resolves the address of
 * each file again for each `import()`, which is 20 ms for a page of fifty modules, and it is twice as large. The
 * solution: one that knows what it has asked for already.
 */
export function lazyFiles(): Plugin {
  let base = '/'
  return {
    name: 'marquee-lazy-files',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () =>
        `import { createLoader } from ${JSON.stringify(LOADER)}\nexport const __vitePreload = createLoader(${JSON.stringify(base)})\n`,
    },
  }
}
