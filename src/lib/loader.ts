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
  let state: LoaderState<T> = {}
  let running: Promise<T> | undefined
  const listeners = new Set<() => void>()
  const become = (next: LoaderState<T>) => {
    state = next
    for (const tell of listeners) tell()
  }

  async function start(): Promise<T> {
    try {
      const value = await load()
      become({ value })
      return value
    } catch (error) {
      running = undefined
      become({ error })
      throw error
    }
  }

  return {
    state: () => state,
    read: () => state.value,
    load() {
      if (!running && state.error !== undefined) become({})
      running ??= start()
      return running
    },
    replace(value) {
      running = Promise.resolve(value)
      become({ value })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
