// Counts what the browser loads to show the home route, and every chunk of ours, in gzip bytes of the build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { closure, type Manifest } from './budgets/closure'

const dist = join(import.meta.dirname, '..', 'dist')
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const size = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000

/** What the home route of `lumen` shows on its first screens. */
const HOME = [
  'index.html',
  'src/pages/home/HomePage.tsx',
  'module-carousel-hero',
  'module-carousel-show',
  'module-carousel-promo',
]
const home = closure(manifest, HOME)
const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0)

const rows: [string, number, number][] = [
  ['JavaScript to show the home route', sum(home.scripts), 120],
  ['CSS to show the home route', sum(home.styles), 15],
]
for (const [key, chunk] of Object.entries(manifest)) {
  const own = /^src\/(?:pages|views)\//.test(key)
    ? key
    : chunk.name?.startsWith('module-') && !/list|base|placement/.test(chunk.name)
      ? chunk.name
      : ''
  if (own && chunk.file.endsWith('.js')) rows.push([own, size(chunk.file), 15])
}
const player = home.scripts.filter((file) => /shaka|video-js|videojs/.test(file))
rows.push(['player bytes on the home route', sum(player), 0])

let failed = 0
for (const [name, used, most] of rows) {
  const ok = used <= most
  if (!ok) failed++
  console.log(`${ok ? 'ok  ' : 'OVER'} ${used.toFixed(1).padStart(7)} kB of ${String(most).padStart(3)}  ${name}`)
}
if (failed > 0) process.exitCode = 1
