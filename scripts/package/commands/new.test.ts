import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInProcess } from '../../testing/runInProcess'
import { MAIN_PACKAGE, SAMPLES_PACKAGE } from '../names'

let parent: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'marquee new '))
  vi.stubEnv('npm_config_user_agent', '')
})
afterEach(() => rmSync(parent, { recursive: true }))

/** Runs `marquee new` in a folder. */
const runNew = (args: readonly string[], from = parent) =>
  runInProcess('../package/commands/new', ['--no-install', ...args], from)

const readManifest = (name: string) => JSON.parse(readFileSync(join(parent, name, 'package.json'), 'utf8'))

test('creates a repository whose documents find their schemas in it', async () => {
  const { status, stdout } = await runNew(['corner'])
  expect([status, stdout]).toEqual([0, expect.stringContaining('No problem in 6 files.')])
  expect(readdirSync(join(parent, 'corner')).sort()).toEqual(
    ['.git', '.github', '.gitignore', '.vscode', 'README.md', 'package.json', 'site'].sort(),
  )
  expect(readFileSync(join(parent, 'corner', '.git', 'HEAD'), 'utf8')).toBe('ref: refs/heads/main\n')
  for (const path of ['site/config.json', 'site/titles/metropolis.json']) {
    const file = join(parent, 'corner', path)
    const { $schema } = JSON.parse(readFileSync(file, 'utf8'))
    expect(resolve(dirname(file), $schema)).toContain(join(parent, 'corner', 'node_modules', MAIN_PACKAGE, 'schemas'))
  }
  expect(stdout).toContain('  cd corner\n  npm install\n  npm run dev')
})

test.each([
  [['corner'], [MAIN_PACKAGE]],
  [
    ['corner', '--examples'],
    [MAIN_PACKAGE, SAMPLES_PACKAGE],
  ],
  [
    ['corner', '--from', 'lumen'],
    [MAIN_PACKAGE, SAMPLES_PACKAGE],
  ],
])('%j: depends on the packages that the site needs', async (args, packages) => {
  await runNew([...args, '--no-git'])
  expect(Object.keys(readManifest('corner').devDependencies)).toEqual(packages)
  expect(existsSync(join(parent, 'corner', '.git'))).toBe(false)
})

test('creates no Git repository inside another one', async () => {
  spawnSync('git', ['init', '--quiet'], { cwd: parent })
  await runNew(['corner'])
  expect(existsSync(join(parent, 'corner', '.git'))).toBe(false)
})

test('fills the folder of an installation, and keeps its packages and lock file', async () => {
  const folder = join(parent, 'corner')
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ devDependencies: { [MAIN_PACKAGE]: '^9.0.0' } }))
  writeFileSync(join(folder, 'yarn.lock'), 'locked')
  writeFileSync(join(folder, '.yarnrc.yml'), 'own: true')
  vi.stubEnv('npm_config_user_agent', 'yarn/4.9.1 npm/? node/v22.14.0 linux x64')
  expect((await runNew(['corner', '--in-place'], folder)).status).toBe(0)
  expect(readManifest('corner')).toMatchObject({
    name: 'corner',
    packageManager: 'yarn@4.9.1',
    devDependencies: { [MAIN_PACKAGE]: '^9.0.0' },
  })
  for (const [file, text] of Object.entries({ 'yarn.lock': 'locked', '.yarnrc.yml': 'own: true' }))
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text)
})

test.each([
  ['an existing folder', ['corner']],
  ['a folder with other files', ['corner', '--in-place']],
])('refuses %s, and changes nothing', async (_what, args) => {
  const folder = join(parent, 'corner')
  mkdirSync(folder)
  writeFileSync(join(folder, 'notes.txt'), '')
  const { status, stderr } = await runNew(args, args.includes('--in-place') ? folder : parent)
  expect([status, stderr]).toEqual([2, expect.stringContaining('already exists')])
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})
