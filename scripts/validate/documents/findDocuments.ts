import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface FoundDocuments {
  /** Folders with a `config.json`, and the JSON files in each. */
  sites: { folder: string; files: string[] }[]
  /** JSON files outside such folders. */
  documents: string[]
  /** Paths named `*.json` that cannot be read as a file, each with the reason. */
  unreadable: { path: string; reason: string }[]
}

/** The site folders and JSON files below a folder, in a fixed order. Skips `node_modules` and names that start with a dot. */
export function findDocuments(folder: string): FoundDocuments {
  const found: FoundDocuments = { sites: [], documents: [], unreadable: [] }
  const isSite = entriesOf(folder).some(({ name }) => name === 'config.json')
  const files = isSite ? filesBelow(folder, found) : []
  if (isSite) found.sites.push({ folder, files })
  else
    for (const { name, isFolder } of entriesOf(folder)) {
      const path = join(folder, name)
      if (!isFolder) addFile(path, found.documents, found)
      else {
        const below = findDocuments(path)
        found.sites.push(...below.sites)
        found.documents.push(...below.documents)
        found.unreadable.push(...below.unreadable)
      }
    }
  return found
}

function filesBelow(folder: string, found: FoundDocuments): string[] {
  const files: string[] = []
  for (const { name, isFolder } of entriesOf(folder)) {
    const path = join(folder, name)
    if (isFolder && name !== 'config.json') files.push(...filesBelow(path, found))
    else addFile(path, files, found)
  }
  return files
}

function addFile(path: string, files: string[], { unreadable }: FoundDocuments): void {
  if (!path.endsWith('.json')) return
  const reason = unreadableReason(path)
  if (reason === undefined) files.push(path)
  else unreadable.push({ path, reason })
}

/**
 * Why a path cannot be read as a file; undefined if it can. Pipes and devices are never opened, because reading them
 * may never end.
 */
export function unreadableReason(path: string): string | undefined {
  try {
    const stats = statSync(path)
    if (stats.isFile()) return undefined
    return stats.isDirectory() ? 'it is a folder' : 'it is not a regular file'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ELOOP') return 'it is a symbolic link loop'
    if (code !== 'ENOENT') return `${code}`
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    if (isLink) return 'it is a broken symbolic link'
    return path.includes('\ufffd') ? 'its name is not valid UTF-8' : 'it no longer exists'
  }
}

function entriesOf(folder: string): { name: string; isFolder: boolean }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
