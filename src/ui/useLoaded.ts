import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Loader, LoaderState } from '../lib/loader'

/** The four states of something that is loaded. */
export interface Loaded<T> extends LoaderState<T> {
  retry(): void
}

/**
 * Loads when `wanted`, and gives what is there at once. What failed is tried again by `retry`, and when
 * the line is back: nobody has to press for what only waited for it.
 * @param wanted false: not yet, for example because it is far below the screen
 */
export function useLoaded<T>(loader: Loader<T>, wanted = true): Loaded<T> {
  const { value, error } = useSyncExternalStore(loader.subscribe, loader.state)
  const retry = useCallback(() => void loader.load().catch(() => {}), [loader])
  const waiting = wanted && value === undefined && error === undefined
  useEffect(() => {
    if (waiting) retry()
    if (error) addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [waiting, error, retry])
  return { value, error, retry }
}
