import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { manifestFile } from '../plugins/manifestAside'
import type { Budget } from './budget'
import { closure, type Manifest } from './closure'
import { playerFiles } from './playerFiles'

/** What the home route of `lumen` shows on its first screens. */
const HOME = ['start', 'root', 'shared', 'module-carousel-hero', 'module-carousel-show', 'module-carousel-promo']

/** What the scripts of the home route may cost, in kB. The measurement in a browser (scripts/bench/homeLoad.ts) asks for less. */
const HOME_SCRIPTS = 118

/** A chunk of fewer bytes costs more to ask for than to send. */
const SMALL = 600

/** What is loaded by itself: pages (home is in `shared`), the views of a title, a module (scripts/plugins/chunks/chunkGroups.ts). */
const PART = /^(?:shared$|page-|views$|module-(?!.*(?:list|base|placement)))/

/**
 * What a build costs: all that the browser loads to show the home route, and each page, view and module by itself, in
 * gzip bytes.
 * @param dist the folder of the build, with its manifest
 * @throws Error when the build has no such manifest or chunk
 */
export function buildBytes(dist: string): Budget[] {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile(dist), 'utf8'))
  const sizes = new Map<string, number>()
  const size = (file: string) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000
    sizes.set(file, known)
    return known
  }
  const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0)
  const home = closure(manifest, HOME)
  const kB = (name: string, what: string, measured: number, most: number, note?: string): Budget => {
    return { name, what, measured, most, unit: 'kB', note }
  }
  const count = (files: string[]) => `${files.length} files`
  const ofPlayer = playerFiles(dist)
  const player = [...home.scripts, ...home.styles].filter((file) => ofPlayer.has(file))
  const parts = Object.values(manifest).flatMap(({ name = '', file }) => {
    return PART.test(name) && file.endsWith('.js') ? kB('bytes', name, size(file), 15) : []
  })
  const chunks = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  const small = chunks.filter((file) => size(file) * 1000 < SMALL)
  return [
    kB('bytes', 'JavaScript to show the home route', sum(home.scripts), HOME_SCRIPTS, count(home.scripts)),
    kB('bytes', 'CSS to show the home route', sum(home.styles), 15, count(home.styles)),
    kB('bytes', 'player in what the home route loads', sum(player), 0),
    { name: 'bytes', what: 'chunks of the build', measured: chunks.length, unit: '' },
    { name: 'bytes', what: `  of them below ${SMALL} bytes`, measured: small.length, unit: '' },
    ...parts,
  ]
}
