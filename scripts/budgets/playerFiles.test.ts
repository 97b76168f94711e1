import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { manifestFile, sourcesFile } from '../plugins/moveManifest'
import { playerFiles } from './playerFiles'

const FILE_BY_SOURCE = {
  'src/main.tsx': 'assets/start-1.js',
  'src/player/Player.tsx': 'assets/Player-1.js',
  'src/player/preloadAsset.ts': 'assets/preloadAsset-1.js',
  'src/player/controls/startControls.ts': 'assets/startControls-1.js',
  'node_modules/video.js/core.es.js': 'assets/core-1.js',
  'node_modules/shaka-player/dist/shaka-player.compiled-es2021.js': 'assets/shaka-1.js',
  'node_modules/mux-embed/dist/mux.mjs': 'assets/mux-1.js',
}
const MANIFEST = {
  'index.html': { file: 'assets/start-1.js', css: ['assets/start-1.css'] },
  '_core-1.js': { file: 'assets/core-1.js', css: ['assets/player-look-1.css'] },
  'src/player/Player.tsx': { file: 'assets/Player-1.js' },
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-player-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function writeBuild(sources: object): string {
  const dist = join(folder, 'dist')
  writeFileSync(sourcesFile(dist), JSON.stringify(sources))
  writeFileSync(manifestFile(dist), JSON.stringify(MANIFEST))
  return dist
}

test('finds the chunks of the player by their sources, with their style sheets', () => {
  expect([...playerFiles(writeBuild(FILE_BY_SOURCE))].sort()).toEqual([
    'assets/Player-1.js',
    'assets/core-1.js',
    'assets/mux-1.js',
    'assets/player-look-1.css',
    'assets/preloadAsset-1.js',
    'assets/shaka-1.js',
    'assets/startControls-1.js',
  ])
})

test('rejects a build without one of the source files', () => {
  const { 'src/player/preloadAsset.ts': _, ...others } = FILE_BY_SOURCE
  const dist = writeBuild(others)
  expect(() => playerFiles(dist)).toThrow('src/player/preloadAsset.ts is not part of the build')
})
