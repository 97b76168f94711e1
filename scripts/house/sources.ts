import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** An import of another file of the project. Paths are relative to the project's root. */
interface SourceImport {
  to: string
  line: number
  /** True for `import type` and `typeof import()`: the build drops them. */
  typesOnly: boolean
}

/** A source file and the files that it imports. */
export interface Source {
  path: string
  imports: SourceImport[]
}

const IMPORT_ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts']
const IMPORT_PATTERN = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'(\.{1,2}\/[^'?]+)(?:\?\w+)?'/g

/** Tracked and new files in these folders, without generated and ignored ones. */
export function projectFiles(root: string, folders: readonly string[]): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return list.split('\n').filter((path) => path && !/(?:^|\/)generated\//.test(path) && existsSync(join(root, path)))
}

/** Reads the project's source files, including tests. */
export function readSources(root: string): Source[] {
  const paths = projectFiles(root, ['src', 'registry', 'local', 'fixtures', 'scripts', 'e2e'])
  return paths.filter((path) => /\.(?:tsx?|mjs)$/.test(path)).map((path) => readSource(root, path))
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const imports = [...text.matchAll(IMPORT_PATTERN)].flatMap(({ 1: name = '', index }) => {
    const line = text.slice(0, index).split('\n').length
    const start = text.lastIndexOf('\nimport', index)
    const typesOnly = /^\nimport type\b/.test(text.slice(start, index)) || text.slice(0, index).endsWith('typeof ')
    const to = resolveImport(root, normalize(join(dirname(path), name)))
    return to ? [{ to, line, typesOnly }] : []
  })
  return { path, imports }
}

function resolveImport(root: string, path: string): string | undefined {
  return IMPORT_ENDINGS.map((ending) => path + ending).find(
    (file) => /\.\w+$/.test(file) && existsSync(join(root, file)),
  )
}
