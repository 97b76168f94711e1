import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_INTERVAL_MS = 250

/**
 * Yields once at the start, then after each change of the given files and of files in the given folders.
 *
 * This polls names, sizes and modification times. File system watchers lose a folder that is removed and recreated, as
 * a checkout or a copy does, and would then miss every later change.
 */
export async function* watchChanges(paths: readonly string[]): AsyncGenerator<void> {
  let previous: string | undefined
  for (let current = snapshot(paths); ; current = snapshot(paths)) {
    if (current !== previous) {
      previous = current
      yield
    }
    await wait(POLL_INTERVAL_MS)
  }
}

/** Names, sizes and modification times of the files. */
const snapshot = (paths: readonly string[]): string => paths.map(snapshotOf).join('\n')

function snapshotOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path)
    if (!statSync(path).isDirectory()) return `${path} ${mtimeMs} ${size}`
    const names = readdirSync(path).filter((name) => !name.startsWith('.') && name !== 'node_modules')
    return [path, ...names.map((name) => snapshotOf(join(path, name)))].join('\n')
  } catch {
    // The file does not exist, or was removed in the meantime.
    return ''
  }
}
