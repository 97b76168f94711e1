import { projectFiles, type Source } from './sources'

/** How the house stands, in numbers (docs/architecture.md has them by date). */
export interface Figures {
  files: number
  /** Median lines of a file. */
  median: number
  /** Share of import lines, in percent. */
  importShare: number
  /** Files that one other file imports, tests not counted. */
  singleImporter: number
  above300: string[]
  /** Folders with more than `MOST_LOOSE` files of their own. */
  crowded: { folder: string; files: number }[]
}

/** Above this a folder wants rooms (docs/architecture.md). */
export const MOST_LOOSE = 20

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The figures of `src` and `registry`, tests left out; folders of everything. */
export function figuresOf(root: string, sources: readonly Source[]): Figures {
  const own = sources.filter(({ path }) => /^(?:src|registry)\//.test(path) && !isTest(path) && !path.endsWith('.d.ts'))
  const lines = own.map((source) => source.lines).sort((a, b) => a - b)
  const total = lines.reduce((sum, each) => sum + each, 0)
  const importLines = own.reduce((sum, source) => sum + source.importLines, 0)
  const importers = new Map<string, Set<string>>()
  for (const { path, imports } of sources.filter((source) => !isTest(source.path)))
    for (const { to } of imports) importers.set(to, (importers.get(to) ?? new Set()).add(path))
  const single = own.filter(({ path }) => importers.get(path)?.size === 1)
  const folders = new Map<string, number>()
  for (const path of projectFiles(root, ['src', 'registry', 'scripts', 'e2e', 'fixtures/service', 'fixtures/tools'])) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  return {
    files: own.length,
    median: lines[lines.length >> 1] ?? 0,
    importShare: (100 * importLines) / total,
    singleImporter: single.length,
    above300: own.filter((source) => source.lines > 300).map(({ path }) => path),
    crowded: [...folders]
      .map(([folder, files]) => ({ folder, files }))
      // Pictures are written and read by their test; nobody looks for one among them.
      .filter(({ folder, files }) => files > MOST_LOOSE && !folder.startsWith('e2e/pictures/approved/'))
      .sort((a, b) => b.files - a.files),
  }
}
