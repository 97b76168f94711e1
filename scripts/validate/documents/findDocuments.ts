import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Found {
  /** Folders with a `config.json`, and the JSON files in each. */
  sites: { folder: string; files: string[] }[]
  /** JSON files outside such folders. */
  documents: string[]
}

/** The site folders and JSON files below a folder, in a fixed order. What starts with a dot, and node_modules, is left out. */
export function findDocuments(folder: string): Found {
  if (existsSync(join(folder, 'config.json'))) return { sites: [{ folder, files: jsonFiles(folder) }], documents: [] }
  const found: Found = { sites: [], documents: [] }
  for (const { name, isFolder } of entriesOf(folder)) {
    const path = join(folder, name)
    if (isFolder) {
      const below = findDocuments(path)
      found.sites.push(...below.sites)
      found.documents.push(...below.documents)
    } else if (name.endsWith('.json')) found.documents.push(path)
  }
  return found
}

function jsonFiles(folder: string): string[] {
  return entriesOf(folder).flatMap(({ name, isFolder }) => {
    const path = join(folder, name)
    return isFolder ? jsonFiles(path) : name.endsWith('.json') ? [path] : []
  })
}

function entriesOf(folder: string): { name: string; isFolder: boolean }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
