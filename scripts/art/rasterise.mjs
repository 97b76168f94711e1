#!/usr/bin/env node
// Draws the art and writes it as WebP (pictures) and SVG (logos, plain outlines), then art.json.
//   node scripts/art/rasterise.mjs [OUT] [--only slug,slug] [--kinds poster,still,hero,logo,episode]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictures, readFlags } from './draw.mjs'
import { writeTones } from './tones.mjs'

const quality = { poster: 72, still: 60, hero: 60, episode: 56 }
const home = fileURLToPath(new URL('../../fixtures/media/art', import.meta.url))

const { out = home, ...choice } = readFlags()
mkdirSync(out, { recursive: true })
sharp.concurrency(1)
let bytes = 0
for (const { name, kind, svg } of pictures(choice)) {
  if (kind === 'logo') {
    const text = svg()
    writeFileSync(join(out, `${name}.svg`), text)
    bytes += text.length
  } else {
    const file = join(out, `${name}.webp`)
    const { size } = await sharp(Buffer.from(svg())).webp({ quality: quality[kind], effort: 6 }).toFile(file)
    bytes += size
  }
}
await writeTones(out)
console.log(`${(bytes / 1e6).toFixed(2)} MB written to ${out}`)
