import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Another process may still use a build that was replaced. */
const OLD_BUILD_MS = 24 * 60 * 60 * 1000

/** Removes cached builds that were replaced a day ago or earlier. */
export function removeOldBuilds(buildsFolder: string, currentFolder: string): void {
  for (const name of readdirSync(buildsFolder).map((each) => join(buildsFolder, each))) {
    // Another process may remove the same build.
    const time = statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (name !== currentFolder && Date.now() - time > OLD_BUILD_MS) rmSync(name, { recursive: true, force: true })
  }
}
