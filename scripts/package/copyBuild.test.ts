import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBuild } from './copyBuild'

let folder: string
let outFolder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-build-'))
  outFolder = join(folder, 'out')
  writeProjectFile('dist/index.html', '<meta name="marquee-service" content="/api/v1/" />')
  writeProjectFile('dist/assets/new.js')
  writeProjectFile('dist.ssr/node.mjs')
})
afterEach(() => rmSync(folder, { recursive: true }))

function writeProjectFile(path: string, text = '') {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const copyToOutFolder = () => copyBuild(join(folder, 'dist'), outFolder, 'out')

test('copies the build and its .ssr folder, even if the target folder exists and is empty', () => {
  mkdirSync(outFolder)
  copyToOutFolder()
  expect(readdirSync(outFolder).sort()).toEqual(['assets', 'index.html'])
  expect(readdirSync(join(folder, 'out.ssr'))).toEqual(['node.mjs'])
})

test('replaces an earlier build', () => {
  copyToOutFolder()
  writeProjectFile('out/assets/old.js')
  writeProjectFile('out.ssr/old.mjs')
  copyToOutFolder()
  expect(readdirSync(join(outFolder, 'assets'))).toEqual(['new.js'])
  expect(readdirSync(join(folder, 'out.ssr'))).toEqual(['node.mjs'])
})

test('makes copied files and folders writable if the package is read-only', () => {
  const modes: [path: string, mode: number][] = [
    ['dist/index.html', 0o444],
    ['dist', 0o555],
  ]
  for (const [path, mode] of modes) chmodSync(join(folder, path), mode)
  try {
    copyToOutFolder()
  } finally {
    chmodSync(join(folder, 'dist'), 0o755)
  }
  const isWritable = (path: string) => (statSync(path).mode & 0o200) !== 0
  expect([outFolder, join(outFolder, 'index.html')].map(isWritable)).toEqual([true, true])
})

test.each([
  ['another page', 'out', { 'out/index.html': '<p>Mine' }],
  ['files without a page', 'out', { 'out/notes.txt': '' }],
  ['an export', 'out', { 'out/index.html': '<meta name="marquee-service" />', 'out/.marquee-export.json': '{}' }],
  ['other files beside a free folder', 'out.ssr', { 'out.ssr/notes.txt': '' }],
])('refuses a folder with %s, and removes nothing', (_what, named, files) => {
  for (const [path, text] of Object.entries(files)) writeProjectFile(path, text)
  expect(copyToOutFolder).toThrow(`${named} contains files that no build has written: choose another --out.`)
  expect(Object.keys(files).filter((path) => !existsSync(join(folder, path)))).toEqual([])
})
