import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runInProcess } from '../testing/runInProcess'

const root = resolve(import.meta.dirname, '..', '..')
const commandsPage = readFileSync(join(root, 'docs', 'reference', 'commands.md'), 'utf8')
const packageScripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
const commandSections = [...commandsPage.matchAll(/^## npm run (\S+)\n\n```\n([\s\S]*?)\n```/gm)]

test('each command section of the docs starts with a usage block', () => {
  expect(commandSections).toHaveLength([...commandsPage.matchAll(/^## npm run /gm)].length)
  expect(commandSections.length).toBeGreaterThan(0)
})

test.each(commandSections.map(([, name = '', block = '']) => [name, block]))(
  'the docs show the usage of %s',
  (name, block) => {
    const path = packageScripts[name]?.split(' ').at(-1) ?? ''
    expect(path).toBe(`scripts/commands/${name}.ts`)
    const usage = /^const USAGE = `([\s\S]*?)`$/m.exec(readFileSync(join(root, path), 'utf8'))?.[1]
    expect(block).toBe(usage)
    // The usage lists exactly the options that the command parses.
    const parsed =
      /(?:options: |readOptions\()\{([\s\S]*?)\n {2,4}\}/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? ''
    const options = [...parsed.matchAll(/([\w-]+)'?: \{ type/g)].map(([, option]) => `--${option}`)
    expect(new Set(usage?.match(/--[a-z][\w-]*/g))).toEqual(new Set(options))
  },
)

const COMMAND_FILES = readdirSync(import.meta.dirname).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('\nawait '),
)

test.each(COMMAND_FILES)('%s does nothing outside runCommand, and prints through print', (file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  expect(text).toMatch(/^const USAGE = `\S/m)
  expect(text.match(/^await .*/gm)).toEqual(['await runCommand(USAGE, async () => {'])
  expect(text).not.toMatch(/\bconsole\.|\bprocess\.std(?:out|err)\b(?!\.isTTY)|process\.exit\((?!0)/)
})

const missingPath = '/nowhere/at/all'
const existingFile = import.meta.filename
test.each<[problem: string, status: number, stderr: RegExp, name: string, ...args: string[]]>([
  ...COMMAND_FILES.map((file): [string, number, RegExp, string, string] => [
    'an unknown option',
    2,
    /^Unknown option '--nonsense'/,
    file.replace('.ts', ''),
    '--nonsense',
  ]),
  [
    'an unknown site',
    2,
    /^--site must be one of .*, not "lumenn" \(did you mean "lumen"\?\)\.$/m,
    'dev',
    '--site',
    'lumenn',
  ],
  ['an unknown site', 2, /^--site must be one of /, 'serve', '--site', missingPath],
  ['an unknown site', 2, /^--site must be one of /, 'export', '--site', missingPath, '--out', 'x'],
  ['an unknown site', 2, /^--site is "\/nowhere/, 'headers', '--site', missingPath],
  ['an unknown site', 2, /^--site must be one of /, 'conformance', 'http://127.0.0.1:9/', '--site', missingPath],
  ['no arguments', 2, /^Missing argument: NAME/, 'new'],
  ['no arguments', 2, /^Missing argument: FILE or FOLDER/, 'validate'],
  ['no arguments', 2, /^Missing argument: OLD/, 'diff'],
  ['no arguments', 2, /^Missing argument: URL/, 'conformance'],
  ['no arguments', 2, /^Missing option: --site/, 'headers'],
  ['no arguments', 2, /^Missing option: --site/, 'export'],
  ['too many arguments', 2, /^Too many arguments: two/, 'new', 'one', 'two'],
  ['too many arguments', 2, /^Too many arguments: three/, 'diff', 'one', 'two', 'three'],
  ['too many arguments', 2, /^Unexpected argument 'one'/, 'build', 'one'],
  ['a missing file', 2, /no such file/, 'validate', missingPath],
  ['a missing file', 2, /^--baseline is .*: no such file/, 'validate', '--baseline', missingPath, existingFile],
  ['a missing file', 2, /^--from is .*: no such file/, 'new', 'one', '--from', `${missingPath}.json`],
  ['a missing file', 2, /^--adapt is .*: no such file/, 'serve', '--adapt', `mrss:${missingPath}`],
  ['a missing folder', 2, /does not exist: expected a folder/, 'diff', missingPath, 'b'],
  ['a bad value', 2, /^--port must be a number/, 'serve', '--port', 'x'],
  ['a bad value', 2, /^--only must be one of/, 'bench', '--only', 'x'],
  ['a bad value', 2, /^--runs must be a whole number/, 'bench', '--runs', 'x'],
  [
    'a server that does not respond',
    2,
    /did not respond/,
    'headers',
    '--site',
    'bare',
    '--check',
    'http://127.0.0.1:9/',
  ],
  ['a server that does not respond', 2, /does not answer/, 'diff', 'http://127.0.0.1:9/', 'fixtures/sites/bare'],
])('%s: exits with %i and prints %s', { timeout: 60_000 }, async (_, status, stderr, name, ...args) => {
  const result = await runInProcess(name, args, root)
  expect(result).toMatchObject({ status, stderr: expect.stringMatching(stderr) })
  expect(result.stderr).not.toMatch(/^ {4}at /m)
})

test.each([
  ['serve', 'an unknown site', ['--site', missingPath], /^--site must be one of/],
  ['serve', 'a missing file', ['--adapt', `mrss:${missingPath}`], /^--adapt is .*: no such file/],
  ['dev', 'an unknown site', ['--site', missingPath], /^--site must be one of/],
])('%s reports %s even if its port is in use', { timeout: 60_000 }, async (name, _, args, stderr) => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const result = await runInProcess(name, [...args, '--port', String(port)], root)
  other.close()
  expect(result).toMatchObject({ status: 2, stderr: expect.stringMatching(stderr) })
})

test.each([
  ['start.mjs', []],
  ['run.mjs', ['scripts/commands/serve.ts', '--no-build']],
])('%s %j exits with 1 if its port is in use', { timeout: 60_000 }, async (script, args) => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const run = spawn(process.execPath, [`scripts/${script}`, ...args, '--port', String(port)], { cwd: root })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (output += part))
  const status = await new Promise((done) => run.on('exit', done))
  other.close()
  expect({ status, output }).toEqual({
    status: 1,
    output: `Port ${port} is in use. Choose another port with --port.\n`,
  })
})

test.each([
  ['start.mjs', '--nonsense', /Unknown option '--nonsense'/],
  ['test.mjs', '--nonsense', /Usage: npm test/],
])('%s %s exits with 2', { timeout: 60_000 }, (script, option, message) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}`, option], { cwd: root, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(message) })
})
