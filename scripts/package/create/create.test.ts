import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Installs a command that records its arguments, and exits with the code in NEW_STATUS. */
const FAKE_PACKAGE_MANAGER = `#!/usr/bin/env node
const { mkdirSync, writeFileSync } = require('node:fs')
if (process.env.INSTALL_STATUS) process.exit(Number(process.env.INSTALL_STATUS))
mkdirSync('node_modules/main/scripts/bin', { recursive: true })
writeFileSync('node_modules/main/scripts/bin/marquee.mjs', \`
  import { writeFileSync } from 'node:fs'
  writeFileSync('call.json', JSON.stringify(process.argv.slice(2)))
  process.exit(Number(process.env.NEW_STATUS ?? 0))\`)
`

let parent: string
let createScript: string

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-create-'))
  parent = join(folder, 'sites & more')
  mkdirSync(parent)
  createScript = join(folder, 'create.mjs')
  copyFileSync(join(import.meta.dirname, 'create.mjs'), createScript)
  writeManifest('>=20.19')
  for (const manager of ['npm', 'yarn', 'bun']) {
    writeFileSync(join(folder, manager), FAKE_PACKAGE_MANAGER)
    chmodSync(join(folder, manager), 0o755)
  }
})
afterEach(() => rmSync(join(parent, '..'), { recursive: true }))

function writeManifest(node: string) {
  const marquee = { package: 'main', samples: 'samples', create: '@scope' }
  writeFileSync(join(parent, '..', 'package.json'), JSON.stringify({ version: '1.2.3', engines: { node }, marquee }))
}

function runCreate(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const PATH = [join(parent, '..'), process.env.PATH].join(delimiter)
  const { status, stdout, stderr } = spawnSync(process.execPath, [createScript, ...args], {
    cwd: parent,
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: 'npm/11.0.0', ...env, PATH },
  })
  return { status, stdout, stderr }
}

const readJson = (path: string) => JSON.parse(readFileSync(join(parent, 'corner', path), 'utf8'))

test('installs the package, and creates everything else with its command', () => {
  expect(runCreate(['corner'])).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(readJson('package.json')).toEqual({
    name: 'corner',
    private: true,
    type: 'module',
    devDependencies: { main: '^1.2.3' },
  })
  expect(readJson('call.json')).toEqual(['new', 'corner', '--in-place'])
})

test('passes options on, with the absolute path of a file', () => {
  writeFileSync(join(parent, 'feed.xml'), '')
  runCreate(['--from', 'feed.xml', 'corner', '--no-git'])
  const [, , from, ...more] = readJson('call.json')
  expect([from, more]).toEqual([`--from=${join(parent, 'feed.xml')}`, ['--no-git', '--in-place']])
})

test.each([['--from=lumen'], ['--examples']])('installs the samples for %s', (option) => {
  runCreate(['corner', option])
  expect(readJson('package.json').devDependencies).toEqual({ main: '^1.2.3', samples: '^1.2.3' })
  expect(readJson('call.json')).toEqual(['new', 'corner', option, '--in-place'])
})

test('makes Yarn install into node_modules of the new folder', () => {
  runCreate(['corner'], { npm_config_user_agent: 'yarn/4.9.0 npm/? node/v22.0.0' })
  expect(readFileSync(join(parent, 'corner', '.yarnrc.yml'), 'utf8')).toBe('nodeLinker: node-modules\n')
  expect(existsSync(join(parent, 'corner', 'yarn.lock'))).toBe(true)
})

test.each([
  [[], 'Missing argument: NAME'],
  [['--from', 'lumen'], 'Missing argument: NAME'],
  [['corner', 'cinema'], 'Too many arguments: cinema'],
  [['Corner'], 'NAME is "Corner": expected'],
  [['../corner'], 'NAME is "../corner": expected'],
  [['corner', '--form', 'lumen'], "Unknown option '--form'"],
  [['corner', '--from', 'feed.xml'], '--from is feed.xml: no such file.'],
])('%j: exits with 2, and creates nothing', (args, message) => {
  const { status, stderr } = runCreate(args)
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
  expect(readdirSync(parent)).toEqual([])
})

test('does not change an existing folder', () => {
  mkdirSync(join(parent, 'corner'))
  const { status, stderr } = runCreate(['corner'])
  expect([status, stderr]).toEqual([2, expect.stringContaining('corner already exists: choose another NAME.')])
  expect(readdirSync(join(parent, 'corner'))).toEqual([])
})

test.each([
  ['the installation fails', { INSTALL_STATUS: '7' }, 1],
  ['the site cannot be created', { NEW_STATUS: '2' }, 2],
])('removes the new folder if %s', (_reason, env, expected) => {
  expect(runCreate(['corner'], env).status).toBe(expected)
  expect(readdirSync(parent)).toEqual([])
})

test('keeps a site that has an error, and exits with 1', () => {
  expect(runCreate(['corner'], { NEW_STATUS: '1' }).status).toBe(1)
  expect(existsSync(join(parent, 'corner', 'package.json'))).toBe(true)
})

test('exits with 2 and prints the required Node version if Node is too old', () => {
  writeManifest('>=99.1')
  expect(runCreate(['corner'])).toEqual({
    status: 2,
    stdout: '',
    stderr: `Marquee needs Node 99.1 or newer. This is Node ${process.versions.node}.\n`,
  })
})
