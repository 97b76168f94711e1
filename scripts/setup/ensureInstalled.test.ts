import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..', '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-install-'))
  for (const path of ['scripts/run.mjs', 'scripts/start.mjs', 'scripts/test.mjs', 'scripts/setup'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  const packages = { '': {}, 'node_modules/vite': { version: '1.2.3' }, 'node_modules/other-os': { optional: true } }
  writeProjectFile('package-lock.json', JSON.stringify({ packages }))
  writeProjectFile('command.ts', '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeProjectFile(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** An `npm` that runs a few lines of shell instead of installing anything. */
function writeFakeNpm(...lines: string[]): void {
  writeProjectFile('bin/npm', ['#!/bin/sh', 'echo "called: npm $*"', ...lines].join('\n'))
  chmodSync(join(folder, 'bin', 'npm'), 0o755)
}

const runNode = (...args: string[]) => {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })
  return { status, stdout, stderr }
}

/** Files of an installed fake Vite with this version, which only prints "ran". */
const installedViteFiles = (version: string) => ({
  'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/vite': { version } } }),
  'node_modules/vite/package.json': '{ "type": "module", "exports": "./index.js" }',
  'node_modules/vite/index.js': 'export const runnerImport = async () => console.log("ran")',
})

test.each([
  ['npm run new', 'scripts/run.mjs', 'command.ts'],
  ['npm start', 'scripts/start.mjs'],
  ['npm test', 'scripts/test.mjs'],
  ['npm run unit', 'scripts/setup/install.mjs'],
])('%s reports a failed installation without a stack', (_, ...command) => {
  writeFakeNpm('exit 1')
  const { status, stdout, stderr } = runNode(...command)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Installing dependencies \(npm ci\)\..*\ncalled: npm ci .*\nnpm ci failed\..*\n$/)
})

test.each([
  ['nothing is installed', undefined],
  ['another version is installed', '1.2.2'],
])('installs, then runs the command, when %s', (_, version) => {
  for (const [path, text] of Object.entries(version ? installedViteFiles(version) : {})) writeProjectFile(path, text)
  for (const [path, text] of Object.entries(installedViteFiles('1.2.3'))) writeProjectFile(join('made', path), text)
  writeFakeNpm('rm -rf node_modules && mv made/node_modules .')
  const first = runNode('scripts/run.mjs', 'command.ts')
  expect(first).toMatchObject({ status: 0, stdout: 'ran\n', stderr: expect.stringContaining('called: npm ci') })
  expect(runNode('scripts/run.mjs', 'command.ts')).toEqual({ status: 0, stdout: 'ran\n', stderr: '' })
})

test('every npm script installs missing packages first', () => {
  const installing = /^node scripts\/(?:run|start|test|docs|setup\/install)\.mjs\b/
  expect(Object.entries<string>(scripts).filter(([, command]) => !installing.test(command))).toEqual([])
})
