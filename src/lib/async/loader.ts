import { createStore } from '../store'
import { whenReloadCancelled } from './pageReload'
import { isPrefetching } from './prefetchQuietly'

export interface LoaderState<T> {
  value?: T
  error?: unknown
}

/** A value that is loaded once and can then be read synchronously */
export interface Loader<T> {
  state(): LoaderState<T>
  /** The loaded value */
  read(): T | undefined
  /** Loads the value, or joins the load in flight. Retries after an error. */
  load(): Promise<T>
  /** Like `load`, and prevents `cancel` until it settles */
  wait(): Promise<T>
  /** Aborts a load in flight without subscribers and waiters (reliability P5). The next call loads again. */
  cancel(): void
  /** Sets another value, for example after an edit */
  replace(value: T): void
  subscribe(listener: () => void): () => void
}

/**
 * Unlike `React.lazy`, a loaded value can be read synchronously. An error is kept as state, so that rendering does not
 * retry automatically. Errors of speculative prefetches (`prefetchQuietly`) are not kept, and a real load joining one retries.
 * @param load gets a signal that aborts it
 */
export function createLoader<T>(load: (signal: AbortSignal) => Promise<T>): Loader<T> {
  const { get, set, subscribe } = createStore<LoaderState<T>>({})
  let running: Promise<T> | undefined
  let controller: AbortController | undefined
  /** Subscribers and waiters, which prevent `cancel` */
  let readers = 0
  /** True while the load in flight is a speculative prefetch */
  let isPrefetch = false

  async function start(): Promise<T> {
    const current = new AbortController()
    controller = current
    const startedAsPrefetch = isPrefetching()
    isPrefetch = startedAsPrefetch
    try {
      const value = await load(current.signal)
      set({ value })
      return value
    } catch (error) {
      await whenReloadCancelled()
      if (controller === current) {
        if (startedAsPrefetch && !isPrefetch) return start()
        running = undefined
        if (!startedAsPrefetch) set({ error })
      }
      throw error
    }
  }

  function join(): Promise<T> {
    if (!isPrefetching()) isPrefetch = false
    if (!running && get().error !== undefined) set({})
    running ??= start()
    return running
  }

  return {
    state: get,
    read: () => get().value,
    load: join,
    async wait() {
      readers++
      try {
        return await join()
      } finally {
        readers--
      }
    },
    cancel() {
      if (!running || readers > 0 || get().value !== undefined) return
      controller?.abort()
      controller = running = undefined
    },
    replace(value) {
      running = Promise.resolve(value)
      set({ value })
    },
    subscribe(listener) {
      const unsubscribe = subscribe(listener)
      readers++
      return () => {
        readers--
        unsubscribe()
      }
    },
  }
}
