import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveIntoPlace } from './moveIntoPlace'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'marquee-move-'))
  write('building', 'own')
})
afterEach(() => rmSync(home, { recursive: true }))

function write(folder: string, text: string) {
  mkdirSync(join(home, folder))
  writeFileSync(join(home, folder, 'index.html'), text)
}
const move = () => moveIntoPlace(join(home, 'building'), join(home, 'build'))
const read = () => readFileSync(join(home, 'build', 'index.html'), 'utf8')

test('moves a build to its place', () => {
  move()
  expect([readdirSync(home), read()]).toEqual([['build'], 'own'])
})

test('keeps the build of another process, and removes the own one', () => {
  write('build', 'other')
  move()
  expect([readdirSync(home), read()]).toEqual([['build'], 'other'])
})

test('throws if the build cannot be moved', () => {
  rmSync(join(home, 'building'), { recursive: true })
  expect(move).toThrow('ENOENT')
})
