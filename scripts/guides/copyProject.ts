import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'

const COPIED_PATHS = [
  'src',
  'registry',
  'schemas',
  'scripts',
  'docs',
  'examples',
  '.vscode',
  '.gitignore',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'biome.json',
]

export type ProjectCopy = ReturnType<typeof copyProject>

/** A copy of the project in a temporary folder. Folders that guides do not change are links. */
export function copyProject(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-'))
  for (const path of [...COPIED_PATHS, 'fixtures'])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !/fixtures\/(?:media|tools)|docs\/(?:node_modules|\.vitepress\/(?:cache|dist))/.test(source),
    })
  for (const path of ['node_modules', 'fixtures/media', 'fixtures/tools'])
    symlinkSync(join(root, path), join(folder, path))
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  function run(...args: string[]) {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|VITE|INIT_CWD)/.test(name)),
    )
    const { status, stdout, stderr }: SpawnSyncReturns<string> = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, NO_COLOR: '1' },
    })
    return { status, output: stdout + stderr }
  }

  return {
    folder,
    read,
    write,
    /** Inserts `more` before the last occurrence of `end`. */
    insert(path: string, end: string, more: string): void {
      const text = read(path)
      const at = text.lastIndexOf(end)
      if (at < 0) throw new Error(`${path} has no ${end}`)
      write(path, `${text.slice(0, at)}${more}${text.slice(at)}`)
    },
    /** Replaces the first occurrence of a text. @throws Error if there is none */
    replace(path: string, before: string, after: string): void {
      const text = read(path)
      if (!text.includes(before)) throw new Error(`${path} has no ${before}`)
      write(
        path,
        text.replace(before, () => after),
      )
    },
    run,
    initGit: () => execFileSync('git', ['init', '--quiet'], { cwd: folder }),
    /** Runs a Node script, and fails the test with its output if it exits with an error. */
    succeed(...args: string[]): void {
      const { status, output } = run(...args)
      expect(status, output).toBe(0)
    },
    /** Compiles the whole copy, incrementally. */
    compile: () =>
      run('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'types.json'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
