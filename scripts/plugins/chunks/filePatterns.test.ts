import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIXED_CHUNKS } from './chunkGroups'
import { OTHER_PARTS } from './siteParts'

// Renamed files would silently get another chunk.
const files = ['src', 'registry', 'schemas', 'node_modules/video.js/dist']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`))
  .filter((path) => !path.includes('.test.'))

test.each([...FIXED_CHUNKS, ...OTHER_PARTS])('%s matches a file', (pattern) => {
  expect(files.some((path) => pattern.test(path))).toBe(true)
})
