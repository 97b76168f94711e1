import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Lists what an export has written, so that the next one knows what is its own. Nobody is sent it: its name begins with a dot. */
const LIST = '.marquee-export.json'

/** What an export has changed in its folder: paths below it. */
export interface Written {
  added: string[]
  changed: string[]
  removed: string[]
  same: number
}

/** Whether a folder is new, empty, or that of an earlier export. */
export const mayWrite = (out: string): boolean =>
  !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, LIST))

/**
 * Writes files into a folder: only those that differ; and removes what an earlier export has written and this one has not.
 * What somebody else put there stays.
 * @param files content, or a file of this machine, by path
 * @throws RangeError where the folder holds something, and no export; or where a path leads out of it
 */
export function writeFolder(out: string, files: ReadonlyMap<string, string | { from: string }>): Written {
  const list = join(out, LIST)
  if (!mayWrite(out)) throw new RangeError(`${out} holds something that no export has written.`)
  for (const path of files.keys())
    if (path.split(/[\\/]/).includes('..')) throw new RangeError(`"${path}" leads out of the folder of the export.`)
  const before: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  const now: Record<string, string> = {}
  const written: Written = { added: [], changed: [], removed: [], same: 0 }
  for (const [address, content] of files) {
    const path = address.replace(/^\//, '')
    const bytes = typeof content === 'string' ? Buffer.from(content) : readFileSync(content.from)
    const hash = createHash('sha256').update(bytes).digest('base64url')
    now[path] = hash
    const file = join(out, path)
    if (before[path] === hash && existsSync(file)) {
      written.same++
      continue
    }
    written[existsSync(file) ? 'changed' : 'added'].push(path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  for (const path of Object.keys(before))
    if (!Object.hasOwn(now, path)) {
      rmSync(join(out, path), { force: true })
      removeEmpty(out, dirname(path))
      written.removed.push(path)
    }
  mkdirSync(out, { recursive: true })
  writeFileSync(list, JSON.stringify(now))
  return written
}

function removeEmpty(out: string, folder: string): void {
  if (folder === '.' || !existsSync(join(out, folder)) || readdirSync(join(out, folder)).length > 0) return
  rmSync(join(out, folder), { recursive: true })
  removeEmpty(out, dirname(folder))
}
