import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The ending of files that are written and then renamed. */
export const TEMPORARY_EXTENSION = '.tmp'

/** All files below a folder, sorted, without temporary ones. None if the folder does not exist. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(TEMPORARY_EXTENSION))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
