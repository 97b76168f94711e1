import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildCommands } from './buildCommands'
import { COMMANDS_FOLDER } from './builds'
import { ROOT } from './installation'

// Without the other builds, which take a minute; e2e/package tests those.
const parent = mkdtempSync(join(tmpdir(), 'marquee & commands '))
const installedPackage = join(parent, 'node_modules', 'marquee')
const COMMAND_NAMES = ['new', 'dev', 'validate', 'diff', 'export', 'serve', 'build', 'headers', 'conformance']

beforeAll(async () => {
  for (const folder of ['docs/reference', 'fixtures', 'scripts/bin'])
    mkdirSync(join(installedPackage, folder), { recursive: true })
  symlinkSync(join(ROOT, 'fixtures', 'catalogue'), join(installedPackage, 'fixtures', 'catalogue'))
  for (const path of ['package.json', 'docs/reference/brand-tokens.json', 'scripts/bin/marquee.mjs'])
    copyFileSync(join(ROOT, path), join(installedPackage, path))
  mkdirSync(join(parent, 'site'))
  writeFileSync(join(parent, 'site', 'config.json'), '{ "site_config": { "routing": [] } }')
  vi.stubEnv('NODE_ENV', 'test')
  await buildCommands(ROOT, join(installedPackage, COMMANDS_FOLDER))
}, 60_000)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(parent, { recursive: true })
})

function runMarquee(...args: string[]) {
  const command = join(installedPackage, 'scripts', 'bin', 'marquee.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: parent,
    // As npm sets them for a script that another folder runs.
    env: { ...process.env, npm_lifecycle_event: 'validate', INIT_CWD: tmpdir() },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('prints its version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(runMarquee('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
})

test.each([
  [['--help'], 0],
  [[], 2],
])('%j lists the commands, and exits with %i', (args, expected) => {
  const { status, stdout } = runMarquee(...args)
  expect([status, [...stdout.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name)]).toEqual([expected, COMMAND_NAMES])
})

test.each([
  ['valdate', 'Unknown command "valdate" (did you mean "validate"?).'],
  ['constructor', 'Unknown command "constructor".'],
])('%s: exits with 2', (name, message) => {
  const { status, stderr } = runMarquee(name)
  expect([status, stderr.split('\n')[0]]).toEqual([2, message])
})

test.each(COMMAND_NAMES)('%s: prints its usage with commands of the package', { timeout: 20_000 }, (name) => {
  const { status, stdout, stderr } = runMarquee(name, '--help')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain(`\n  marquee ${name}`)
  expect(stdout).not.toMatch(/npm (?:run|start)/)
})

test('checks the site of the working folder', { timeout: 20_000 }, () => {
  const { status, stdout, stderr } = runMarquee('validate')
  expect([status, stdout]).toEqual([1, expect.stringContaining('site/config.json:1:')])
  expect(stderr).toMatch(/^1 error/)
})

test('explains that screenshots need the project', { timeout: 20_000 }, () => {
  expect(runMarquee('diff', 'site', 'other', '--shots', 'x')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--shots needs the browser of the project'),
  })
})
