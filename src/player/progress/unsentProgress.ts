import type { SafeStorage } from '../../lib/browser/storage'
import { isRecord } from '../../lib/json/isRecord'
import { parseJson } from '../../lib/json/parseJson'
import type { ProgressEntry } from '../../service/history'

/** A save that the service has not confirmed. */
export interface UnsentEntry extends ProgressEntry {
  /** Time of the position, in milliseconds since 1970. */
  at: number
}

/** See `createUnsentProgress`. */
export interface UnsentProgress {
  all(): UnsentEntry[]
  find(asset_id: ProgressEntry['asset_id']): UnsentEntry | undefined
  add(entry: ProgressEntry): UnsentEntry
  moveFrom(from: Pick<UnsentProgress, 'all' | 'remove'>): void
  remove(entry: UnsentEntry): void
}

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_AGE_MS = 30 * DAY_MS
const MAX_ASSETS = 50

/**
 * Saves that the service has not confirmed, one per asset, in local storage. A save is stored before it is sent, so that
 * neither a network error nor a killed tab loses it.
 * @param viewer `viewerKey`; undefined: unknown, so saves are kept in memory only
 * @param now time in milliseconds since 1970, if possible of the server
 */
export function createUnsentProgress(
  storage: Pick<SafeStorage, 'get' | 'set' | 'remove'>,
  viewer: string | undefined,
  now: () => number = Date.now,
): UnsentProgress {
  const key = `marquee.progress ${viewer}`
  let inMemory: UnsentEntry[] = []

  // Read each time, because other tabs write, too.
  const read = () =>
    (viewer === undefined ? inMemory : entriesOf(storage.get(key))).filter(({ at }) => isFresh(at, now()))

  function write(entries: UnsentEntry[]): void {
    if (viewer === undefined) inMemory = entries
    else if (entries.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(entries))
  }

  return {
    /** Oldest first. */
    all: read,
    find: (asset_id: ProgressEntry['asset_id']) => read().find(isOfAsset(asset_id)),
    /** Replaces an earlier save of the same asset. */
    add({ title_id, asset_id, progress }: ProgressEntry): UnsentEntry {
      const entry = { title_id, asset_id, progress, at: now() }
      const others = read().filter((other) => !isOfAsset(asset_id)(other))
      write([...others, entry].slice(-MAX_ASSETS))
      return entry
    },
    /** Moves the saves of another list here, such as those from before the profile was known. Keeps the later one per asset. */
    moveFrom(from: Pick<UnsentProgress, 'all' | 'remove'>): void {
      for (const entry of from.all()) {
        from.remove(entry)
        const known = read().find(isOfAsset(entry.asset_id))
        if (known && known.at >= entry.at) continue
        write([...read().filter((other) => !isOfAsset(entry.asset_id)(other)), entry].slice(-MAX_ASSETS))
      }
    },
    /** Removes a save, unless a later one has replaced it. */
    remove({ asset_id, at, progress }: UnsentEntry): void {
      const entries = read()
      const left = entries.filter(
        (other) => !(isOfAsset(asset_id)(other) && other.at === at && other.progress === progress),
      )
      if (left.length < entries.length) write(left)
    },
  }
}

/** Ids may be numbers or strings. */
const isOfAsset =
  (asset_id: ProgressEntry['asset_id']) =>
  (entry: ProgressEntry): boolean =>
    String(entry.asset_id) === String(asset_id)

/** Rejects times far in the future, from a wrong clock, which would override all later saves. */
const isFresh = (at: number, time: number) => at > time - MAX_AGE_MS && at < time + DAY_MS

function entriesOf(text: string | undefined): UnsentEntry[] {
  if (text === undefined) return []
  try {
    const stored = parseJson(text)
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    // Invalid JSON.
    return []
  }
}

const isId = (value: unknown) => typeof value === 'string' || typeof value === 'number'
const isNonNegative = (value: unknown) => typeof value === 'number' && value >= 0

const isEntry = (value: unknown): value is UnsentEntry =>
  isRecord(value) &&
  isId(value.title_id) &&
  isId(value.asset_id) &&
  isNonNegative(value.progress) &&
  isNonNegative(value.at)
