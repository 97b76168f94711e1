import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchChanges } from './watchChanges'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-watch-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('yields after each change, also in a folder that was removed and recreated', async () => {
  const site = join(folder, 'site')
  const spare = join(folder, 'spare')
  mkdirSync(join(spare, 'modules'), { recursive: true })
  writeFileSync(join(spare, 'config.json'), '{}')
  const changes = watchChanges([site])
  const steps: [name: string, change: () => void][] = [
    ['the folder is created', () => cpSync(spare, site, { recursive: true })],
    ['a file changes', () => writeFileSync(join(site, 'config.json'), '{ "a": 1 }')],
    ['a file is added', () => writeFileSync(join(site, 'modules', 'home.json'), '{}')],
    ['the folder is removed', () => rmSync(site, { recursive: true })],
    ['the folder is recreated', () => cpSync(spare, site, { recursive: true })],
    ['a file of the recreated folder changes', () => writeFileSync(join(site, 'config.json'), '{ "a": 2 }')],
  ]
  // The first value does not need the folder to exist.
  await changes.next()
  const seen: string[] = []
  for (const [name, change] of steps) {
    const next = changes.next()
    change()
    await next
    seen.push(name)
  }
  expect(seen).toHaveLength(steps.length)
  await changes.return(undefined)
})
