import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Records the files of an export for the next one. Hosts do not serve it, because its name starts with a dot. */
export const EXPORT_LIST_FILE = '.marquee-export.json'

/** Paths that an export has changed, relative to its folder. */
export interface FolderChanges {
  added: string[]
  changed: string[]
  removed: string[]
  same: number
}

/** Whether a folder is missing, empty, or contains an earlier export. */
export const mayWrite = (out: string): boolean =>
  !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, EXPORT_LIST_FILE))

/**
 * Writes changed files, and deletes files of the earlier export that are no longer part of it. Keeps all other files.
 * @param files content, or a local file to copy, by path
 * @throws RangeError if the folder contains files but no export, or if a path is outside the folder
 */
export function writeFolder(out: string, files: ReadonlyMap<string, string | { from: string }>): FolderChanges {
  const list = join(out, EXPORT_LIST_FILE)
  if (!mayWrite(out)) throw new RangeError(`${out} contains files that no export has written.`)
  for (const path of files.keys())
    if (path.split(/[\\/]/).includes('..')) throw new RangeError(`"${path}" is outside the folder of the export.`)
  const previous: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  const current: Record<string, string> = {}
  const written: FolderChanges = { added: [], changed: [], removed: [], same: 0 }
  for (const [address, content] of files) {
    const path = address.replace(/^\//, '')
    const bytes = typeof content === 'string' ? Buffer.from(content) : readFileSync(content.from)
    const hash = createHash('sha256').update(bytes).digest('base64url')
    current[path] = hash
    const file = join(out, path)
    if (previous[path] === hash && existsSync(file)) {
      written.same++
      continue
    }
    written[existsSync(file) ? 'changed' : 'added'].push(path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  for (const path of Object.keys(previous))
    if (!Object.hasOwn(current, path)) {
      rmSync(join(out, path), { force: true })
      removeEmptyFolders(out, dirname(path))
      written.removed.push(path)
    }
  mkdirSync(out, { recursive: true })
  writeFileSync(list, JSON.stringify(current))
  return written
}

function removeEmptyFolders(out: string, folder: string): void {
  if (folder === '.' || !existsSync(join(out, folder)) || readdirSync(join(out, folder)).length > 0) return
  rmSync(join(out, folder), { recursive: true })
  removeEmptyFolders(out, dirname(folder))
}
