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
let out: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-write-'))
  out = join(folder, 'out')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const files = (more: Record<string, string | { from: string }> = {}) =>
  new Map(Object.entries({ '/index.html': 'home', '/films/index.html': 'films', ...more }))

it('writes all files first, then only changed files, and reports them', () => {
  const picture = join(folder, 'a.webp')
  writeFileSync(picture, 'picture')
  expect(writeFolder(out, files({ '/media/a.webp': { from: picture } })).added).toHaveLength(3)
  const before = new Date(1_000_000)
  utimesSync(join(out, 'index.html'), before, before)
  const now = new Map([
    ['/index.html', 'home'],
    ['/films/index.html', 'other films'],
    ['/new/index.html', 'new'],
  ])
  expect(writeFolder(out, now)).toEqual({
    added: ['new/index.html'],
    changed: ['films/index.html'],
    removed: ['media/a.webp'],
    same: 1,
  })
  expect(statSync(join(out, 'index.html')).mtime).toEqual(before)
  expect(readFileSync(join(out, 'films/index.html'), 'utf8')).toBe('other films')
  expect(existsSync(join(out, 'media'))).toBe(false)
})

it('keeps files that no export has written', () => {
  writeFolder(out, files())
  writeFileSync(join(out, 'CNAME'), 'festival.example')
  mkdirSync(join(out, 'films', 'mine'))
  writeFolder(out, new Map([['/index.html', 'home']]))
  expect(readdirSync(out).sort()).toEqual(['.marquee-export.json', 'CNAME', 'films', 'index.html'])
})

it('restores a file that was deleted', () => {
  writeFolder(out, files())
  rmSync(join(out, 'index.html'))
  expect(writeFolder(out, files()).added).toEqual(['index.html'])
})

it('rejects a folder with other files', () => {
  mkdirSync(out)
  writeFileSync(join(out, 'thesis.txt'), 'years of work')
  expect(() => writeFolder(out, files())).toThrow('contains files that no export has written')
  expect(readdirSync(out)).toEqual(['thesis.txt'])
})

it.each(['/title/../../../x/index.html', '/..\\x.html'])(
  'writes nothing if the path %s is outside the folder',
  (path) => {
    expect(() => writeFolder(out, files({ [path]: 'x' }))).toThrow('is outside the folder')
    expect(existsSync(out)).toBe(false)
  },
)
