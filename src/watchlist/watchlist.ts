import { isRecord } from '../lib/json/isRecord'
import { createStore } from '../lib/store'
import type { Http } from '../service/http/http'
import { ServiceError, type ServiceResponse } from '../service/http/response'
import { getWatchlistIds, sendWatchlistChange } from '../service/watchlist'
import type { Session } from '../session/session'
import type { Runtime } from '../site/runtime'

/** Where a title stands. `unknown`: nobody asked yet, or the list could not be had. */
export type Standing = 'unknown' | 'loading' | 'out' | 'in' | 'adding' | 'removing'

export type TitleId = string | number
export type Watchlist = ReturnType<typeof createWatchlist>

/** What is known of one viewer's list. */
interface Known {
  /** As the service told it last. */
  ids?: ReadonlySet<string>
  /** What was changed since, and when on the list's own clock. */
  saved: Map<string, { listed: boolean; at: number }>
  /** What is under way: one worker for each title. */
  changes: Map<string, { wanted: boolean; done: Promise<void> }>
  /** Counts changes and readings, so that a late reading does not undo a change. */
  clock: number
  /** Counts changes alone. */
  version: number
  loading?: Promise<void>
  readAt: number
}

/** How long a reading is fresh when the visitor comes back to the tab, in milliseconds. */
const FRESH = 5000

/** The watchlist of the signed-in viewer; one for each site. */
export const watchlistOf = (runtime: Runtime): Watchlist => runtime.feature(createOwn)

const createOwn = ({ http, session }: Runtime) => createWatchlist(http, session)

/**
 * Which titles are on the viewer's list. A change shows at once and is taken back where the service refuses it
 * (reliability P13). Ids are compared as strings: services give them as either. Another viewer begins with nothing.
 */
export function createWatchlist(http: Http, session: Pick<Session, 'state' | 'subscribe'>) {
  const store = createStore(blank())
  const own = store.get
  /** What is known is changed in place: the same is set again for those who listen. */
  const tell = () => store.set(own())
  let { epoch } = session.state()

  session.subscribe(() => {
    if (session.state().epoch === epoch) return
    epoch = session.state().epoch
    store.set(blank())
  })

  const savedIn = (known: Known, key: string) => known.saved.get(key)?.listed ?? known.ids?.has(key)

  function standing(id: TitleId): Standing {
    const key = String(id)
    const change = own().changes.get(key)
    if (change) return change.wanted ? 'adding' : 'removing'
    const listed = savedIn(own(), key)
    if (listed === undefined) return own().loading ? 'loading' : 'unknown'
    return listed ? 'in' : 'out'
  }

  /**
   * Reads the list by any call that gives all of it, and takes its ids over. Waits for changes that are under way, so
   * that what is read is what the visitor sees.
   */
  async function read<T>(ask: () => Promise<T>, ids: (answer: T) => Iterable<TitleId>): Promise<T> {
    const mine = own()
    await Promise.allSettled([...mine.changes.values()].map(({ done }) => done))
    const began = ++mine.clock
    const answer = await ask()
    mine.ids = new Set([...ids(answer)].map(String))
    mine.readAt = performance.now()
    for (const [key, { at }] of mine.saved) if (at < began) mine.saved.delete(key)
    if (mine === own()) tell()
    return answer
  }

  function load(): Promise<void> {
    const mine = own()
    if (mine.loading) return mine.loading
    mine.loading = read(() => getWatchlistIds(http), idsOf)
      .then(() => {})
      .finally(() => {
        mine.loading = undefined
        if (mine === own()) tell()
      })
    tell()
    return mine.loading
  }

  /** One call at a time for each title, until the service has what was wanted last. */
  async function work(mine: Known, id: TitleId, change: { wanted: boolean }): Promise<void> {
    const key = String(id)
    let there = savedIn(mine, key) ?? !change.wanted
    try {
      while (mine === own() && change.wanted !== there) {
        const { wanted } = change
        try {
          await sendWatchlistChange(http, id, wanted)
        } catch (error) {
          if (!isSo(error, wanted)) {
            if (change.wanted === wanted) throw error
            // It may have arrived, without an answer: what is wanted now is sent in any case.
            there = wanted
            continue
          }
        }
        there = wanted
        mine.saved.set(key, { listed: wanted, at: ++mine.clock })
      }
    } finally {
      mine.changes.delete(key)
      mine.version++
      if (mine === own()) tell()
    }
  }

  function want(id: TitleId, wanted: boolean): Promise<void> {
    const key = String(id)
    const running = own().changes.get(key)
    if (!running && savedIn(own(), key) === wanted) return Promise.resolve()
    own().version++
    if (running) {
      running.wanted = wanted
      tell()
      return running.done
    }
    const change = { wanted, done: Promise.resolve() }
    own().changes.set(key, change)
    change.done = work(own(), id, change)
    tell()
    return change.done
  }

  const onVisible = () => {
    const old = own().ids !== undefined && performance.now() - own().readAt > FRESH
    if (document.visibilityState === 'visible' && old) load().catch(() => {})
  }

  let listeners = 0

  return {
    standing,
    /** Whether a title is on the list, as the visitor sees it. Not known counts as no. */
    has: (id: TitleId) => ['in', 'adding'].includes(standing(id)),
    /** Grows with every change: what was read before is old. */
    changed: () => own().version,
    /** The ids as the service told them last; the same object until it is asked again. */
    ids: () => own().ids,
    /** Loads the ids, once for each viewer. What failed is tried again by the next who asks. */
    ensure: async () => {
      if (!own().ids) await load()
    },
    read,
    /** @throws ServiceError when it could not be added; the list is then as before */
    add: (id: TitleId) => want(id, true),
    /** @throws ServiceError when it could not be removed; the list is then as before */
    remove: (id: TitleId) => want(id, false),
    /** While somebody listens, the list is read again when the visitor comes back to the tab (reliability P9). */
    subscribe(listener: () => void) {
      if (listeners++ === 0) document.addEventListener('visibilitychange', onVisible)
      const stop = store.subscribe(listener)
      return () => {
        stop()
        if (--listeners === 0) document.removeEventListener('visibilitychange', onVisible)
      }
    },
  }
}

const blank = (): Known => ({ saved: new Map(), changes: new Map(), clock: 0, version: 0, readAt: 0 })

/** A refusal that says that it is so already. */
const isSo = (error: unknown, wanted: boolean) => error instanceof ServiceError && error.status === (wanted ? 409 : 404)

/**
 * The ids in an answer of the watchlist, `{ "data": { "items": [...] } }`; what is no id is left out.
 * @throws TypeError when there is no list
 */
function idsOf({ data, path }: Pick<ServiceResponse, 'data' | 'path'>): (string | number)[] {
  const inner = isRecord(data) && isRecord(data.data) ? data.data : data
  const items = isRecord(inner) ? inner.items : undefined
  if (!Array.isArray(items)) throw new TypeError(`${path}: no list`)
  return items.filter((id) => typeof id === 'string' || typeof id === 'number')
}
