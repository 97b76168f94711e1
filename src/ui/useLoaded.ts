import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Loader, LoaderState } from '../lib/async/loader'

export interface Loaded<T> extends LoaderState<T> {
  retry(): void
}

/**
 * Loads when `enabled`, and returns loaded values in the first render. Retries automatically when the browser is back
 * online.
 * @param enabled false: do not load yet, for example because the part is far below the screen
 */
export function useLoaded<T>(loader: Loader<T>, enabled = true): Loaded<T> {
  const { value, error } = useSyncExternalStore(loader.subscribe, loader.state)
  const retry = useCallback(() => void loader.load().catch(() => {}), [loader])
  const waiting = enabled && value === undefined && error === undefined
  useEffect(() => {
    if (waiting) retry()
    if (error) addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [waiting, error, retry])
  return { value, error, retry }
}
