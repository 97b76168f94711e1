import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const LAZY = /\blazy\(\s*(\(\)\s*=>\s*import\('[^']+'\)),?\s*\)/g

/**
 * Moves the file names of pages that a visit seldom opens with out of what every visit loads.
 * The problem: a page is one line in `registry/routes.ts`, as a module is in `modules.ts`; but the names of
 * some thirty files would be in the start of every visit. The solution: in the build, what stands in `lazy(…)` becomes a
 * number there, and the import with the file's name stands at that number in `registry/lazyPages.ts`, which comes later.
 */
export function lazyPages(): Plugin {
  return {
    name: 'marquee-lazy-pages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/registry\/(?:routes|lazyPages)\.ts$/ },
      handler: (code, id) =>
        id.endsWith('routes.ts') ? numbered(code) : filled(code, readFileSync(join(dirname(id), 'routes.ts'), 'utf8')),
    },
  }
}

/** The registry of routes with numbers in place of the imports of its lazy pages. */
export function numbered(routes: string): string {
  let count = 0
  const code = routes.replace(LAZY, () => `lazy$(${count++})`)
  return `${code}\nfunction lazy$(at) { return () => lazyPages().then(({ files }) => files[at]()) }\n`
}

/** The list of lazy pages with what the registry of routes names, in its order. */
export function filled(list: string, routes: string): string {
  const imports = [...routes.matchAll(LAZY)].map(([, load]) => load)
  return list.replace(/= \[\]\s*$/, `= [${imports.join(', ')}]\n`)
}
