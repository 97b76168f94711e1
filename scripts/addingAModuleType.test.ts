import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'marquee-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const guide = readFileSync(join(root, 'docs/adding-a-module-type.md'), 'utf8')

/** The code block that follows a line in the guide. */
function blockAfter(line: string): string {
  const at = guide.indexOf(line)
  const block = /```\w+\n([\s\S]*?)```/.exec(guide.slice(at))?.[1]
  if (at < 0 || !block) throw new Error(`The guide has no block after ${line}`)
  return block
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

function run(...args: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|VITE)/.test(name)))
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

/** Runs what has to succeed, or fails with what it printed. */
function succeed(...args: string[]): void {
  const { status, output } = run(...args)
  expect(status, output).toBe(0)
}

it('adds a module type by its guide: one schema, one folder, one line', { timeout: 120_000 }, () => {
  for (const path of [
    'src',
    'registry',
    'schemas',
    'scripts',
    'docs',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (source) => !source.includes('tools/art') })
  }
  cpSync(join(root, 'fixtures'), join(copy, 'fixtures'), {
    recursive: true,
    filter: (source) => !source.includes('/media'),
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  write('schemas/modules/ticker.json', blockAfter('`schemas/modules/ticker.json`'))
  write('src/modules/ticker/Ticker.tsx', blockAfter('`src/modules/ticker/Ticker.tsx`'))
  const registry = readFileSync(join(copy, 'registry/modules.ts'), 'utf8')
  write('registry/modules.ts', registry.replace('\n})', `\n  ${blockAfter('In `registry/modules.ts`')}})`))
  succeed('scripts/run.mjs', 'scripts/commands/generate.ts')

  succeed('node_modules/typescript/bin/tsc', '--noEmit')
  succeed('node_modules/vitest/vitest.mjs', 'run', '--configLoader', 'runner', 'registry')

  const entry = JSON.parse(blockAfter('In a module list of a site folder'))
  write('list/modules/home.json', JSON.stringify({ data: [entry] }))
  succeed('scripts/run.mjs', 'scripts/commands/validate.ts', 'list/modules/home.json')
  entry.module.content.push(7)
  write('list/modules/home.json', JSON.stringify({ data: [entry] }))
  const bad = run('scripts/run.mjs', 'scripts/commands/validate.ts', 'list/modules/home.json')
  expect(bad.status).toBe(1)
  expect(bad.output).toContain('/data/0/module/content/2')
})
