import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..', '..')
const page = readFileSync(join(root, 'docs', 'commands.md'), 'utf8')
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
const sections = [...page.matchAll(/^## npm run (\S+)\n\n```\n([\s\S]*?)\n```/gm)]

test('the page has a section for each of its commands', () => {
  expect(sections).toHaveLength([...page.matchAll(/^## npm run /gm)].length)
  expect(sections.length).toBeGreaterThan(0)
})

test.each(sections.map(([, name = '', block = '']) => [name, block]))(
  'the usage of %s is what the docs show',
  (name, block) => {
    const path = scripts[name]?.split(' ').at(-1) ?? ''
    expect(path).toBe(`scripts/commands/${name}.ts`)
    const usage = /^const USAGE = `([\s\S]*?)`$/m.exec(readFileSync(join(root, path), 'utf8'))?.[1]
    expect(block).toBe(usage)
    // Each option that is read is told of, and the other way round.
    const read =
      /(?:options: |readOptions\()\{([\s\S]*?)\n {2,4}\}/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? ''
    const options = [...read.matchAll(/([\w-]+)'?: \{ type/g)].map(([, option]) => `--${option}`)
    expect(new Set(usage?.match(/--[a-z][\w-]*/g))).toEqual(new Set(options))
  },
)

// Each is started as people start it, with what it does not know: a sentence, the usage, no stack.
const COMMANDS = readdirSync(import.meta.dirname).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('\nawait '),
)

test.each(COMMANDS)('%s takes its call by runCommand, which answers a wrong one', (file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  expect(text).toMatch(/^const USAGE = `\S/m)
  // Nothing is done before the options are read.
  expect(text.match(/^await .*/gm)).toEqual([expect.stringMatching(/^await runCommand\(USAGE, [12], async \(\) => \{/)])
})

const give = (name: string, ...words: string[]) => {
  const run = spawnSync(process.execPath, ['scripts/run.mjs', `scripts/commands/${name}.ts`, ...words], { cwd: root })
  return { status: run.status, said: `${run.stdout}${run.stderr}`.replaceAll(/^npm warn.*\n/gm, '') }
}

test('a site that is not there: a sentence with the one that was meant, and the usage', { timeout: 60_000 }, () => {
  const { status, said } = give('dev', '--site', 'lumenn')
  expect(status).toBe(1)
  expect(said).toMatch(
    /^--site is one of .*, not "lumenn" \(did you mean "lumen"\?\)\.\n\nServes a site for development/,
  )
})

test('a port that is taken is no other port: it is said, and the command ends', { timeout: 60_000 }, async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const run = spawn(process.execPath, ['scripts/run.mjs', 'scripts/commands/dev.ts', '--port', String(port)], {
    cwd: root,
  })
  let said = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (said += part))
  const status = await new Promise((done) => run.on('exit', done))
  other.close()
  expect(status).toBe(1)
  expect(said).toMatch(
    new RegExp(`^Port ${port} is taken: another server runs there\\. Choose one with --port\\.$`, 'm'),
  )
  expect(said).not.toMatch(/^ {4}at /m)
})
