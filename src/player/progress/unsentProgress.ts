import { isRecord } from '../../lib/json/isRecord'
import { parseJson } from '../../lib/json/parseJson'
import type { Storage } from '../../lib/storage'
import type { ProgressEntry } from '../../service/history'

/** A save that the service has not confirmed. */
export interface UnsentEntry extends ProgressEntry {
  /** When the viewer was there, in milliseconds since 1970. */
  at: number
}

/** See `createUnsentProgress`. */
export interface UnsentProgress {
  all(): UnsentEntry[]
  of(asset_id: ProgressEntry['asset_id']): UnsentEntry | undefined
  keep(entry: ProgressEntry): UnsentEntry
  adopt(from: Pick<UnsentProgress, 'all' | 'forget'>): void
  forget(entry: UnsentEntry): void
}

const DAY = 24 * 60 * 60 * 1000
/** Afterwards nobody remembers where they were, and the service knows better. */
const KEPT = 30 * DAY
/** At most so many assets: the latest. */
const MOST = 50

/**
 * The saves that have not arrived, one for each asset, kept in this browser across reloads: a save is written down before
 * it is sent, so that neither a dead line nor a killed tab loses it.
 * @param viewer whose they are, by `viewerKey`; undefined: nobody knows, so they are kept for this page only
 * @param now the time, in milliseconds since 1970: best the server's
 */
export function createUnsentProgress(
  storage: Pick<Storage, 'get' | 'set' | 'remove'>,
  viewer: string | undefined,
  now: () => number = Date.now,
): UnsentProgress {
  const key = `marquee.progress ${viewer}`
  let here: UnsentEntry[] = []

  // Read anew each time: other tabs write there, too.
  const read = () => (viewer === undefined ? here : entriesOf(storage.get(key))).filter(({ at }) => isFresh(at, now()))

  function write(entries: UnsentEntry[]): void {
    if (viewer === undefined) here = entries
    else if (entries.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(entries))
  }

  return {
    /** Those that have not arrived, the oldest first. */
    all: read,
    /** Where the viewer was in an asset, if that has not arrived. */
    of: (asset_id: ProgressEntry['asset_id']) => read().find(isOf(asset_id)),
    /** Keeps a save in place of an earlier one of the same asset. */
    keep({ title_id, asset_id, progress }: ProgressEntry): UnsentEntry {
      const entry = { title_id, asset_id, progress, at: now() }
      const others = read().filter((other) => !isOf(asset_id)(other))
      write([...others, entry].slice(-MOST))
      return entry
    },
    /** Takes over what was kept for this viewer before anybody knew who it is; of each asset the later save stays. */
    adopt(from: Pick<UnsentProgress, 'all' | 'forget'>): void {
      for (const entry of from.all()) {
        from.forget(entry)
        const known = read().find(isOf(entry.asset_id))
        if (known && known.at >= entry.at) continue
        write([...read().filter((other) => !isOf(entry.asset_id)(other)), entry].slice(-MOST))
      }
    },
    /** Forgets a save, unless a later one has taken its place. */
    forget({ asset_id, at, progress }: UnsentEntry): void {
      const entries = read()
      const left = entries.filter((other) => !(isOf(asset_id)(other) && other.at === at && other.progress === progress))
      if (left.length < entries.length) write(left)
    },
  }
}

/** A number and its digits name the same asset. */
const isOf =
  (asset_id: ProgressEntry['asset_id']) =>
  (entry: ProgressEntry): boolean =>
    String(entry.asset_id) === String(asset_id)

/** A moment far ahead comes from a clock that was wrong; it would win over every later one. */
const isFresh = (at: number, time: number) => at > time - KEPT && at < time + DAY

function entriesOf(text: string | undefined): UnsentEntry[] {
  if (text === undefined) return []
  try {
    const stored = parseJson(text)
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    // Not ours.
    return []
  }
}

const isId = (value: unknown) => typeof value === 'string' || typeof value === 'number'
const isNumber = (value: unknown) => typeof value === 'number' && value >= 0

const isEntry = (value: unknown): value is UnsentEntry =>
  isRecord(value) && isId(value.title_id) && isId(value.asset_id) && isNumber(value.progress) && isNumber(value.at)
