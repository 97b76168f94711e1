import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFolder } from './writeFolder'

let folder: string
let exportFolder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-write-'))
  exportFolder = join(folder, 'out')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const exportFiles = (more: Record<string, string | { from: string }> = {}) =>
  new Map(Object.entries({ '/index.html': 'home', '/films/index.html': 'films', ...more }))

it('writes all files first, then only changed files, and reports them', () => {
  const picture = join(folder, 'a.webp')
  writeFileSync(picture, 'picture')
  expect(writeFolder(exportFolder, exportFiles({ '/media/a.webp': { from: picture } })).added).toHaveLength(3)
  const before = new Date(1_000_000)
  utimesSync(join(exportFolder, 'index.html'), before, before)
  const now = new Map([
    ['/index.html', 'home'],
    ['/films/index.html', 'other films'],
    ['/new/index.html', 'new'],
  ])
  expect(writeFolder(exportFolder, now)).toEqual({
    added: ['new/index.html'],
    changed: ['films/index.html'],
    removed: ['media/a.webp'],
    same: 1,
  })
  expect(statSync(join(exportFolder, 'index.html')).mtime).toEqual(before)
  expect(readFileSync(join(exportFolder, 'films/index.html'), 'utf8')).toBe('other films')
  expect(existsSync(join(exportFolder, 'media'))).toBe(false)
})

it('keeps files that no export has written', () => {
  writeFolder(exportFolder, exportFiles())
  writeFileSync(join(exportFolder, 'CNAME'), 'festival.example')
  mkdirSync(join(exportFolder, 'films', 'mine'))
  writeFolder(exportFolder, new Map([['/index.html', 'home']]))
  expect(readdirSync(exportFolder).sort()).toEqual(['.marquee-export.json', 'CNAME', 'films', 'index.html'])
})

it('restores a file that was deleted', () => {
  writeFolder(exportFolder, exportFiles())
  rmSync(join(exportFolder, 'index.html'))
  expect(writeFolder(exportFolder, exportFiles()).added).toEqual(['index.html'])
})

it('rejects a folder with other files', () => {
  mkdirSync(exportFolder)
  writeFileSync(join(exportFolder, 'thesis.txt'), 'years of work')
  expect(() => writeFolder(exportFolder, exportFiles())).toThrow('contains files that no export has written')
  expect(readdirSync(exportFolder)).toEqual(['thesis.txt'])
})

it.each(['/title/../../../x/index.html', '/..\\x.html'])(
  'writes nothing if the path %s is outside the folder',
  (path) => {
    expect(() => writeFolder(exportFolder, exportFiles({ [path]: 'x' }))).toThrow('is outside the folder')
    expect(existsSync(exportFolder)).toBe(false)
  },
)
