#!/usr/bin/env node
// Makes fixtures/media/video (README.md beside this file).
//   node scripts/media/make.mjs --ffmpeg FFMPEG --packager PACKAGER [--out FOLDER]
//   node scripts/media/make.mjs --manifests [--out FOLDER]
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeClips } from './clips.mjs'
import { writeManifests } from './manifests.mjs'
import { writeThumbnails } from './thumbnails.mjs'

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url))
const text = { type: 'string' }
const { values } = parseArgs({ options: { ffmpeg: text, packager: text, out: text, manifests: { type: 'boolean' } } })
const { ffmpeg, packager, out = join(fixtures, 'media', 'video'), manifests = false } = values
if (!manifests && !(ffmpeg && packager)) {
  console.error('--ffmpeg and --packager name the two tools; --manifests needs neither.')
  process.exit(1)
}

const art = join(fixtures, 'media', 'art')
const { keys } = JSON.parse(readFileSync(join(fixtures, 'catalogue', 'streams.json'), 'utf8'))
mkdirSync(out, { recursive: true })
if (!manifests) {
  const temp = mkdtempSync(join(tmpdir(), 'marquee-media-'))
  await makeClips({ ffmpeg, packager, art, temp }, out, keys).finally(() => rmSync(temp, { recursive: true }))
}
writeManifests(out, keys)
await writeThumbnails(art, join(out, 'stream'))
