import { existsSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's manifest of a build, for budgets and end-to-end tests. It is next to the build, whose files are all served. */
export const manifestFile = (dist: string): string => `${dist}.manifest.json`

/** The built file of each source file, `{ "src/a.ts": "assets/a-hash.js" }`. The manifest has only entries and lazy chunks. */
export const sourcesFile = (dist: string): string => `${dist}.sources.json`

/**
 * Moves Vite's manifest out of the build folder, which is served: it would disclose the source structure of the project.
 */
export function moveManifest(): Plugin {
  let dist = ''
  let home = ''
  const sources: Record<string, string> = {}
  return {
    name: 'marquee-manifest-aside',
    apply: 'build',
    configResolved({ root, build }) {
      home = root
      dist = resolve(root, build.outDir)
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds) sources[relative(home, id.replace(/\?.*/, ''))] = chunk.fileName
    },
    closeBundle() {
      const written = `${dist}/.vite/manifest.json`
      if (!existsSync(written)) return
      writeFileSync(sourcesFile(dist), JSON.stringify(sources))
      renameSync(written, manifestFile(dist))
      rmdirSync(dirname(written))
    },
  }
}
