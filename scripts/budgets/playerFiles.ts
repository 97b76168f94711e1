import { readFileSync } from 'node:fs'
import { manifestFile, sourcesFile } from '../plugins/moveManifest'
import type { Manifest } from './loadedFilesOf'

/** Libraries that only playback needs. */
export const PLAYER_LIBRARIES = [
  'node_modules/video.js/core.es.js',
  'node_modules/shaka-player/dist/shaka-player.compiled-es2021.js',
  'node_modules/mux-embed/dist/mux.mjs',
]

/** A chunk that contains one of these source files belongs to the player. Chunk names change with their content. */
const PLAYER_SOURCES = [
  'src/player/Player.tsx',
  'src/player/preloadAsset.ts',
  'src/player/controls/startControls.ts',
  ...PLAYER_LIBRARIES,
]

/**
 * Scripts and style sheets of the player, relative to the folder of the build.
 * @throws Error if the build does not contain one of the source files
 */
export function playerFiles(dist: string): ReadonlySet<string> {
  const chunkOf: Record<string, string> = JSON.parse(readFileSync(sourcesFile(dist), 'utf8'))
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile(dist), 'utf8'))
  const scripts = PLAYER_SOURCES.map((source) => {
    const file = chunkOf[source]
    if (!file)
      throw new Error(`${source} is not part of the build: update PLAYER_SOURCES in scripts/budgets/playerFiles.ts`)
    return file
  })
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) => (scripts.includes(file) ? css : []))
  return new Set([...scripts, ...styles])
}
