import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { manifestFile } from '../plugins/moveManifest'
import type { Budget } from './budget'
import { loadedFilesOf, type Manifest } from './loadedFilesOf'
import { playerFiles } from './playerFiles'

/** Chunks of the first screens of the home route of `lumen`. */
const HOME_CHUNKS = ['start', 'root', 'shared', 'module-carousel-hero', 'module-carousel-show', 'module-carousel-promo']

/** Maximum JavaScript of the home route in kB (gzip). */
const MAX_HOME_SCRIPTS_KB = 118

/** Smaller chunks cost more for the request than for the transfer. */
const SMALL_CHUNK_BYTES = 600

/** Chunks that load separately: pages (home is in `shared`), title views, modules (scripts/plugins/chunks/chunkGroups.ts). */
const SEPARATE_CHUNK = /^(?:shared$|page-|views$|module-(?!.*(?:list|base|placement)))/

/**
 * Sizes of a build: all files that the browser loads for the home route, and each page, view and module, in kB (gzip).
 * @param dist the folder of the build
 * @throws Error if the build has no manifest, or lacks a chunk of the home route
 */
export function measureBuildBytes(dist: string): Budget[] {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile(dist), 'utf8'))
  const sizes = new Map<string, number>()
  const size = (file: string) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000
    sizes.set(file, known)
    return known
  }
  const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0)
  const home = loadedFilesOf(manifest, HOME_CHUNKS)
  const kB = (name: string, what: string, measured: number, most: number, note?: string): Budget => {
    return { name, what, measured, most, unit: 'kB', note }
  }
  const count = (files: string[]) => `${files.length} files`
  const ofPlayer = playerFiles(dist)
  const player = [...home.scripts, ...home.styles].filter((file) => ofPlayer.has(file))
  const parts = Object.values(manifest).flatMap(({ name = '', file }) => {
    return SEPARATE_CHUNK.test(name) && file.endsWith('.js') ? kB('bytes', name, size(file), 15) : []
  })
  const chunks = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  const small = chunks.filter((file) => size(file) * 1000 < SMALL_CHUNK_BYTES)
  return [
    kB('bytes', 'JavaScript to show the home route', sum(home.scripts), MAX_HOME_SCRIPTS_KB, count(home.scripts)),
    kB('bytes', 'CSS to show the home route', sum(home.styles), 15, count(home.styles)),
    kB('bytes', 'player files loaded for the home route', sum(player), 0),
    { name: 'bytes', what: 'chunks of the build', measured: chunks.length, unit: '' },
    { name: 'bytes', what: `  of them below ${SMALL_CHUNK_BYTES} bytes`, measured: small.length, unit: '' },
    ...parts,
  ]
}
