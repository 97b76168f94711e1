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
  /** Puts another value in place, for example after an edit. */
  replace(value: T): void
  subscribe(listener: () => void): () => void
}

/**
 * The problem: `React.lazy` holds back what has loaded already. The solution: read it if it is there.
 * A failure is kept as state, so that who comes to show it does not ask again by itself.
 */
export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  const { get, set, subscribe } = createStore<LoaderState<T>>({})
  let running: Promise<T> | undefined
  async function start(): Promise<T> {
    try {
      const value = await load()
      set({ value })
      return value
    } catch (error) {
      running = undefined
      set({ error })
      throw error
    }
  }

  return {
    state: get,
    read: () => get().value,
    load() {
      if (!running && get().error !== undefined) set({})
      running ??= start()
      return running
    },
    replace(value) {
      running = Promise.resolve(value)
      set({ value })
    },
    subscribe,
  }
}
