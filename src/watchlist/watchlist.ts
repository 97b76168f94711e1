import type { TitleCard } from '../generated/types'
import { isRecord } from '../lib/json/isRecord'
import { createStore } from '../lib/store'
import type { Http } from '../service/http/http'
import { ServiceError, type ServiceResponse } from '../service/http/response'
import { getWatchlistIds, sendWatchlistChange } from '../service/watchlist'
import type { Session } from '../session/session'
import type { Runtime } from '../site/runtime'
import { joinWatchlistTabs, type WatchlistChange } from './watchlistTabs'

/** Status of a title. `unknown`: the list was not loaded, or failed to. */
export type WatchlistStatus = 'unknown' | 'loading' | 'out' | 'in' | 'adding' | 'removing'

export type TitleId = string | number
export type Watchlist = ReturnType<typeof createWatchlist>

interface WatchlistState {
  /** The ids of the last response */
  ids?: ReadonlySet<string>
  /** Confirmed changes since then, with the value of `clock` */
  saved: Map<string, { listed: boolean; at: number }>
  /** Changes in flight; one worker per title */
  changes: Map<string, { wanted: boolean; done: Promise<void>; title?: TitleCard }>
  /** Counts changes and reads, so that a late response does not revert a change */
  clock: number
  /** Counts changes */
  version: number
  loading?: Promise<void>
  readAt: number
}

/** The list is not read again when the tab becomes visible within this time. */
const MIN_REFETCH_INTERVAL_MS = 5000

/** The watchlist of the signed-in viewer; one per site */
export const watchlistOf = (runtime: Runtime): Watchlist => runtime.feature(createSiteWatchlist)

const createSiteWatchlist = (runtime: Runtime) =>
  createWatchlist(runtime.http, runtime.session, (receive) => joinWatchlistTabs(runtime, receive))

/** See `joinWatchlistTabs`. */
type JoinTabs = (receive: (id: TitleId, listed: boolean) => void) => (change: WatchlistChange) => void

/**
 * The titles on the viewer's list. Changes are optimistic and reverted if the service refuses them (reliability P13). Ids
 * are compared as strings, because services return numbers or strings. Long, because all functions share one viewer's state.
 * @param joinTabs called with the first subscriber or change, because the server that renders pages has no tabs
 */
export function createWatchlist(
  http: Http,
  session: Pick<Session, 'subscribe'> & { state: () => { epoch: number } },
  joinTabs: JoinTabs = () => () => {},
) {
  const store = createStore(emptyState())
  const current = store.get
  /** The state is mutated; setting the same object notifies the subscribers. */
  const notify = () => store.set(current())
  let { epoch } = session.state()

  session.subscribe(() => {
    if (session.state().epoch === epoch) return
    epoch = session.state().epoch
    store.set(emptyState())
  })

  const savedIn = (known: WatchlistState, key: string) => known.saved.get(key)?.listed ?? known.ids?.has(key)

  function statusOf(id: TitleId): WatchlistStatus {
    const key = String(id)
    const change = current().changes.get(key)
    if (change) return change.wanted ? 'adding' : 'removing'
    const listed = savedIn(current(), key)
    if (listed === undefined) return current().loading ? 'loading' : 'unknown'
    return listed ? 'in' : 'out'
  }

  /**
   * Reads the list by any call that returns all of it, and replaces the ids. Waits for changes in flight, so that the result
   * matches what the visitor sees.
   */
  async function read<T>(request: () => Promise<T>, ids: (response: T) => Iterable<TitleId>): Promise<T> {
    const state = current()
    await Promise.allSettled([...state.changes.values()].map(({ done }) => done))
    const began = ++state.clock
    const response = await request()
    state.ids = new Set([...ids(response)].map(String))
    state.readAt = performance.now()
    for (const [key, { at }] of state.saved) if (at < began) state.saved.delete(key)
    if (state === current()) notify()
    return response
  }

  function load(): Promise<void> {
    const state = current()
    if (state.loading) return state.loading
    state.loading = read(() => getWatchlistIds(http), idsInResponse)
      .then(() => {})
      .finally(() => {
        state.loading = undefined
        if (state === current()) notify()
      })
    notify()
    return state.loading
  }

  /** Sends one request at a time per title until the service has the last requested state. */
  async function sendChanges(
    state: WatchlistState,
    id: TitleId,
    change: { wanted: boolean; title?: TitleCard },
  ): Promise<void> {
    const key = String(id)
    let saved = savedIn(state, key) ?? !change.wanted
    try {
      while (state === current() && change.wanted !== saved) {
        const { wanted } = change
        try {
          await sendWatchlistChange(http, id, wanted)
        } catch (error) {
          if (!isAlreadyDone(error, wanted)) {
            if (change.wanted === wanted) throw error
            // The request may have arrived without a response, so the current state is sent in any case.
            saved = wanted
            continue
          }
        }
        saved = wanted
        state.saved.set(key, { listed: wanted, at: ++state.clock })
        if (state === current()) tabs()({ id, listed: wanted, title: wanted ? change.title : undefined })
      }
    } finally {
      state.changes.delete(key)
      state.version++
      if (state === current()) notify()
    }
  }

  function want(id: TitleId, wanted: boolean, title?: TitleCard): Promise<void> {
    const key = String(id)
    const running = current().changes.get(key)
    if (!running && savedIn(current(), key) === wanted) return Promise.resolve()
    current().version++
    if (running) {
      running.wanted = wanted
      running.title ??= title
      notify()
      return running.done
    }
    const change = { wanted, title, done: Promise.resolve() }
    current().changes.set(key, change)
    change.done = sendChanges(current(), id, change)
    notify()
    return change.done
  }

  function receive(id: TitleId, listed: boolean): void {
    const state = current()
    state.saved.set(String(id), { listed, at: ++state.clock })
    state.version++
    notify()
  }

  let sendToTabs: ReturnType<JoinTabs> | undefined
  const tabs = () => (sendToTabs ??= joinTabs(receive))

  const onVisible = () => {
    const old = current().ids !== undefined && performance.now() - current().readAt > MIN_REFETCH_INTERVAL_MS
    if (document.visibilityState === 'visible' && old) load().catch(() => {})
  }

  let listeners = 0

  return {
    statusOf,
    /** Whether a title is on the list as shown; unknown counts as no */
    has: (id: TitleId) => ['in', 'adding'].includes(statusOf(id)),
    /** Increases with each change */
    changed: () => current().version,
    /** The ids of the last response; the same object until the next one */
    ids: () => current().ids,
    /** Loads the ids once per viewer. After an error the next caller retries. */
    ensure: async () => {
      if (!current().ids) await load()
    },
    read,
    /**
     * @param title for the lists in other tabs
     * @throws ServiceError if it could not be added; the list is then unchanged
     */
    add: (id: TitleId, title?: TitleCard) => want(id, true, title),
    /** @throws ServiceError if it could not be removed; the list is then unchanged */
    remove: (id: TitleId) => want(id, false),
    /** While there are subscribers, the list is read again when the tab becomes visible (reliability P9). */
    subscribe(listener: () => void) {
      tabs()
      if (listeners++ === 0) document.addEventListener('visibilitychange', onVisible)
      const stop = store.subscribe(listener)
      return () => {
        stop()
        if (--listeners === 0) document.removeEventListener('visibilitychange', onVisible)
      }
    },
  }
}

const emptyState = (): WatchlistState => ({ saved: new Map(), changes: new Map(), clock: 0, version: 0, readAt: 0 })

/** A refusal that says that the title is already in the requested state */
const isAlreadyDone = (error: unknown, wanted: boolean) =>
  error instanceof ServiceError && error.status === (wanted ? 409 : 404)

/**
 * The valid ids in a watchlist response, `{ "data": { "items": [...] } }`.
 * @throws TypeError if there is no list
 */
function idsInResponse({ data, path }: Pick<ServiceResponse, 'data' | 'path'>): (string | number)[] {
  const inner = isRecord(data) && isRecord(data.data) ? data.data : data
  const items = isRecord(inner) ? inner.items : undefined
  if (!Array.isArray(items)) throw new TypeError(`${path}: no list`)
  return items.filter((id) => typeof id === 'string' || typeof id === 'number')
}
