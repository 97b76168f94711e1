import { pageStays } from './pageReload'
import { isQuiet } from './quietly'
import { createStore } from './store'

/** What a loader has so far: nothing, a value, or why there is none. */
export interface LoaderState<T> {
  value?: T
  error?: unknown
}

/** Something that is loaded once and can be read at once afterwards. */
export interface Loader<T> {
  state(): LoaderState<T>
  /** What was loaded, or undefined before. */
  read(): T | undefined
  /** Loads, or joins the loading under way. After a failure it tries anew. */
  load(): Promise<T>
  /** Loads for somebody who waits for it: meanwhile nobody can give it up. */
  wait(): Promise<T>
  /** Gives up a loading under way that nobody subscribes to, nor waits for (reliability P5). Who loads next begins anew. */
  cancel(): void
  /** Puts another value in place, for example after an edit. */
  replace(value: T): void
  subscribe(listener: () => void): () => void
}

/**
 * The problem: `React.lazy` holds back what has loaded already. The solution: read it if it is there.
 * A failure is kept as state, so that who comes to show it does not ask again by itself; not that of a load for somebody
 * who may come (`quietly`): who comes asks anew, also where that is still under way.
 * @param load gets a signal that ends it
 */
export function createLoader<T>(load: (signal: AbortSignal) => Promise<T>): Loader<T> {
  const { get, set, subscribe } = createStore<LoaderState<T>>({})
  let running: Promise<T> | undefined
  let controller: AbortController | undefined
  let readers = 0
  /** What is under way is for somebody who may come. */
  let isForNobody = false

  async function start(): Promise<T> {
    const own = new AbortController()
    controller = own
    const wasForNobody = isQuiet()
    isForNobody = wasForNobody
    try {
      const value = await load(own.signal)
      set({ value })
      return value
    } catch (error) {
      await pageStays()
      if (controller === own) {
        if (wasForNobody && !isForNobody) return start()
        running = undefined
        if (!wasForNobody) set({ error })
      }
      throw error
    }
  }

  function begin(): Promise<T> {
    if (!isQuiet()) isForNobody = false
    if (!running && get().error !== undefined) set({})
    running ??= start()
    return running
  }

  return {
    state: get,
    read: () => get().value,
    load: begin,
    async wait() {
      readers++
      try {
        return await begin()
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
      const leave = subscribe(listener)
      readers++
      return () => {
        readers--
        leave()
      }
    },
  }
}
