import { existsSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Where the list of built files lies that budgets and journeys read: beside the build, which is served as it is. */
export const manifestFile = (dist: string): string => `${dist}.manifest.json`

/** Which built file holds which source file, `{ "src/a.ts": "assets/a-hash.js" }`: the list above names only what is loaded lazily. */
export const sourcesFile = (dist: string): string => `${dist}.sources.json`

/**
 * Moves the list of built files out of the build. The problem: Vite writes it into the folder that goes to the server, and
 * it tells whoever asks how the project is made. The solution: it lies beside that folder.
 */
export function manifestAside(): Plugin {
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
