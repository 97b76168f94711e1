/** Something that is loaded once and can be read at once afterwards. */
export interface Loader<T> {
  /** What was loaded, or undefined before. */
  read(): T | undefined
  /** Loads, or joins the loading under way. A failed one is tried anew. */
  load(): Promise<T>
}

/**
 * The problem: `React.lazy` holds back what has loaded already. The solution: read it if it is there.
 */
export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  let value: T | undefined
  let running: Promise<T> | undefined
  return {
    read: () => value,
    load() {
      running ??= load().then(
        (loaded) => {
          value = loaded
          return loaded
        },
        (error) => {
          running = undefined
          throw error
        },
      )
      return running
    },
  }
}
