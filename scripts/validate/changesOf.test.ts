import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changesOf } from './changesOf'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-watch-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('tells of each change, also of a folder that was removed and made again', async () => {
  const site = join(folder, 'site')
  const spare = join(folder, 'spare')
  mkdirSync(join(spare, 'modules'), { recursive: true })
  writeFileSync(join(spare, 'config.json'), '{}')
  const changes = changesOf([site])
  const steps: [what: string, step: () => void][] = [
    ['it comes', () => cpSync(spare, site, { recursive: true })],
    ['a file changes', () => writeFileSync(join(site, 'config.json'), '{ "a": 1 }')],
    ['a file comes', () => writeFileSync(join(site, 'modules', 'home.json'), '{}')],
    ['it goes', () => rmSync(site, { recursive: true })],
    ['it is made again', () => cpSync(spare, site, { recursive: true })],
    ['a file changes after that', () => writeFileSync(join(site, 'config.json'), '{ "a": 2 }')],
  ]
  // At the beginning, though nothing is there yet.
  await changes.next()
  const seen: string[] = []
  for (const [what, step] of steps) {
    const next = changes.next()
    step()
    await next
    seen.push(what)
  }
  expect(seen).toHaveLength(steps.length)
  await changes.return(undefined)
})
