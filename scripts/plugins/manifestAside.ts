import { existsSync, renameSync, rmdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Where the list of built files lies that budgets and journeys read: beside the build, which is served as it is. */
export const manifestFile = (dist: string): string => `${dist}.manifest.json`

/**
 * Moves the list of built files out of the build. The problem: Vite writes it into the folder that goes to the server, and
 * it tells whoever asks how the project is made. The solution: it lies beside that folder.
 */
export function manifestAside(): Plugin {
  let dist = ''
  return {
    name: 'marquee-manifest-aside',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle() {
      const written = `${dist}/.vite/manifest.json`
      if (!existsSync(written)) return
      renameSync(written, manifestFile(dist))
      rmdirSync(dirname(written))
    },
  }
}
