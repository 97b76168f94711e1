import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBuild } from './copyBuild'

let folder: string
let out: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-build-'))
  out = join(folder, 'out')
  write('dist/index.html', '<meta name="marquee-service" content="/api/v1/" />')
  write('dist/assets/new.js')
  write('dist.ssr/node.mjs')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text = '') {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const copy = () => copyBuild(join(folder, 'dist'), out, 'out')

test('copies both folders, even if the target folder exists and is empty', () => {
  mkdirSync(out)
  copy()
  expect(readdirSync(out).sort()).toEqual(['assets', 'index.html'])
  expect(readdirSync(join(folder, 'out.ssr'))).toEqual(['node.mjs'])
})

test('replaces an earlier build', () => {
  copy()
  write('out/assets/old.js')
  write('out.ssr/old.mjs')
  copy()
  expect(readdirSync(join(out, 'assets'))).toEqual(['new.js'])
  expect(readdirSync(join(folder, 'out.ssr'))).toEqual(['node.mjs'])
})

test('writes files and folders that can be replaced, from a read-only package', () => {
  const modes: [path: string, mode: number][] = [
    ['dist/index.html', 0o444],
    ['dist', 0o555],
  ]
  for (const [path, mode] of modes) chmodSync(join(folder, path), mode)
  try {
    copy()
  } finally {
    chmodSync(join(folder, 'dist'), 0o755)
  }
  const isWritable = (path: string) => (statSync(path).mode & 0o200) !== 0
  expect([out, join(out, 'index.html')].map(isWritable)).toEqual([true, true])
})

test.each([
  ['another page', 'out', { 'out/index.html': '<p>Mine' }],
  ['files without a page', 'out', { 'out/notes.txt': '' }],
  ['an export', 'out', { 'out/index.html': '<meta name="marquee-service" />', 'out/.marquee-export.json': '{}' }],
  ['other files beside a free folder', 'out.ssr', { 'out.ssr/notes.txt': '' }],
])('refuses a folder with %s, and removes nothing', (_what, named, files) => {
  for (const [path, text] of Object.entries(files)) write(path, text)
  expect(copy).toThrow(`${named} contains files that no build has written: choose another --out.`)
  expect(Object.keys(files).filter((path) => !existsSync(join(folder, path)))).toEqual([])
})
