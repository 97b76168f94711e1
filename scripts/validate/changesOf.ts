import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** How often is looked, in milliseconds: at once to people, and nothing to a machine. */
const EVERY = 250

/**
 * Tells of changes of files and of all that is in folders: once at the beginning, and after each change.
 *
 * Watchers of the system lose a folder that is removed and made again, as a checkout or a copy does it; what was saved
 * in it from then on would be checked by nobody. So names, sizes and times are compared instead.
 */
export async function* changesOf(paths: readonly string[]): AsyncGenerator<void> {
  let told: string | undefined
  for (let last = stampOf(paths); ; last = stampOf(paths)) {
    if (last !== told) {
      told = last
      yield
    }
    await wait(EVERY)
  }
}

const stampOf = (paths: readonly string[]): string => paths.map(stampAt).join('\n')

function stampAt(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path)
    if (!statSync(path).isDirectory()) return `${path} ${mtimeMs} ${size}`
    const names = readdirSync(path).filter((name) => !name.startsWith('.') && name !== 'node_modules')
    return [path, ...names.map((name) => stampAt(join(path, name)))].join('\n')
  } catch {
    // Not there, or gone while it was looked at.
    return ''
  }
}
