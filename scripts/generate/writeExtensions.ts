import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { localPath } from '../plugins/localFolder'
import { generatedExtensions } from './generatedFiles'

/** Writes `extensions/generated` in a repository that has the kit, and nothing if it is up to date. */
export async function writeExtensions(root: string): Promise<void> {
  const folder = localPath(root)
  const files = await generatedExtensions(root)
  if ([...files].every(([path, text]) => isSame(join(folder, path), text))) return
  rmSync(join(folder, 'generated'), { recursive: true, force: true })
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const isSame = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text
