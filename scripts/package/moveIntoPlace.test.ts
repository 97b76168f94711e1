import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveIntoPlace } from './moveIntoPlace'

let parentFolder: string

beforeEach(() => {
  parentFolder = mkdtempSync(join(tmpdir(), 'marquee-move-'))
  writeBuild('building', 'own')
})
afterEach(() => rmSync(parentFolder, { recursive: true }))

function writeBuild(folder: string, text: string) {
  mkdirSync(join(parentFolder, folder))
  writeFileSync(join(parentFolder, folder, 'index.html'), text)
}
const moveBuild = () => moveIntoPlace(join(parentFolder, 'building'), join(parentFolder, 'build'))
const readBuild = () => readFileSync(join(parentFolder, 'build', 'index.html'), 'utf8')

test('moves a build to its place', () => {
  moveBuild()
  expect([readdirSync(parentFolder), readBuild()]).toEqual([['build'], 'own'])
})

test('keeps the build of another process, and removes the own one', () => {
  writeBuild('build', 'other')
  moveBuild()
  expect([readdirSync(parentFolder), readBuild()]).toEqual([['build'], 'other'])
})

test('throws if the build cannot be moved', () => {
  rmSync(join(parentFolder, 'building'), { recursive: true })
  expect(moveBuild).toThrow('ENOENT')
})
