let isStartingPrefetch = false

/**
 * Starts loads as speculative prefetches: a missing file is neither reported nor reloads the page (reliability P10). A real
 * load later retries.
 * @param start must start its loads synchronously
 */
export function prefetchQuietly<T>(start: () => T): T {
  isStartingPrefetch = true
  try {
    return start()
  } finally {
    isStartingPrefetch = false
  }
}

/** Whether a load that starts now is a speculative prefetch */
export const isPrefetching = (): boolean => isStartingPrefetch
