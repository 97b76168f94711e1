import { useCallback, useEffect, useState } from 'react'
import type { Loader } from './loader'

/** The four states of something that is loaded. */
export interface Loaded<T> {
  value?: T
  error?: unknown
  retry(): void
}

/**
 * Loads when `wanted`, and gives what is there at once.
 * @param wanted false: not yet, for example because it is far below the screen
 */
export function useLoaded<T>(loader: Loader<T>, wanted = true): Loaded<T> {
  const [failed, setFailed] = useState<{ loader: Loader<T>; error: unknown }>()
  const [, setLoaded] = useState<T>()
  const load = useCallback(() => {
    let live = true
    loader.load().then(
      (loaded) => live && setLoaded(() => loaded),
      (error) => live && setFailed({ loader, error }),
    )
    return () => {
      live = false
    }
  }, [loader])
  useEffect(() => (wanted && loader.read() === undefined ? load() : undefined), [loader, wanted, load])
  const retry = useCallback(() => {
    setFailed(undefined)
    load()
  }, [load])
  return { value: loader.read(), error: failed?.loader === loader ? failed.error : undefined, retry }
}
