import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUrlPositionFinder } from './urlPositions'

const folder = mkdtempSync(join(tmpdir(), 'marquee-places-'))
beforeAll(() => {
  mkdirSync(join(folder, 'titles'))
  writeFileSync(join(folder, 'brand.css'), 'a {\n  background: url(/site/wall.png);\n}\n')
  writeFileSync(join(folder, 'config.json'), '{\n "route": "/events",\n "url": "/events"\n}\n')
  writeFileSync(join(folder, 'titles', 'a.json'), '{\n "image": "/site/a.png.jpg",\n "thumb": "/site/a.png"\n}\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['a style sheet', '/site/wall.png', 'brand.css:2  '],
  ['a title', '/site/a.png', 'titles/a.json:3  '],
  ['a link, not the route itself', '/events', 'config.json:3  '],
  ['a URL that is not found', '/site/b.png', ''],
])('returns the file and line for %s', (_, address, expected) => {
  const place = createUrlPositionFinder([folder])(address)
  expect(place.endsWith(expected)).toBe(true)
  expect(place === '').toBe(expected === '')
})
