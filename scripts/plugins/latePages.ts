import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const LATE = /\blate\(\s*(\(\)\s*=>\s*import\('[^']+'\)),?\s*\)/g

/**
 * Moves the file names of pages that a visit seldom opens with out of what every visit loads.
 * The problem: a page is one line in `registry/routes.ts`, as a module is in `modules.ts`; but the names of
 * some thirty files would be in the start of every visit. The solution: in the build, what stands in `late(…)` becomes a
 * number there, and the import with the file's name stands at that number in `registry/latePages.ts`, which comes later.
 */
export function latePages(): Plugin {
  return {
    name: 'marquee-late-pages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/registry\/(?:routes|latePages)\.ts$/ },
      handler: (code, id) =>
        id.endsWith('routes.ts') ? numbered(code) : filled(code, readFileSync(join(dirname(id), 'routes.ts'), 'utf8')),
    },
  }
}

/** The registry of routes with numbers in place of the imports of its late pages. */
export function numbered(routes: string): string {
  let count = 0
  const code = routes.replace(LATE, () => `late$(${count++})`)
  return `${code}\nfunction late$(at) { return () => latePages().then(({ files }) => files[at]()) }\n`
}

/** The list of late pages with what the registry of routes names, in its order. */
export function filled(list: string, routes: string): string {
  const imports = [...routes.matchAll(LATE)].map(([, load]) => load)
  return list.replace(/= \[\]\s*$/, `= [${imports.join(', ')}]\n`)
}
