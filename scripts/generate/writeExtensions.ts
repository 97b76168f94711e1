import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, TEMPORARY_EXTENSION } from '../package/extensions/filesIn'
import { localPath } from '../plugins/localFolder'
import { generatedExtensions } from './generatedFiles'

/**
 * Updates `extensions/generated` in a repository that has the kit. Replaces only files that differ, each by renaming a
 * complete one, because another command may be reading them.
 */
export async function writeExtensions(root: string): Promise<void> {
  const folder = localPath(root)
  const files = new Map([...(await generatedExtensions(root))].map(([path, text]) => [join(folder, path), text]))
  for (const [file, text] of files) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    const temporary = `${file}.${process.pid}${TEMPORARY_EXTENSION}`
    writeFileSync(temporary, text)
    renameSync(temporary, file)
  }
  for (const file of filesIn(join(folder, 'generated'))) if (!files.has(file)) rmSync(file, { force: true })
}
