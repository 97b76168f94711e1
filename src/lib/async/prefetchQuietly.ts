let active = false

/**
 * Starts loads as speculative prefetches: a missing file is neither reported nor reloads the page (reliability P10). A real
 * load later retries.
 * @param start must start its loads synchronously
 */
export function prefetchQuietly<T>(start: () => T): T {
  active = true
  try {
    return start()
  } finally {
    active = false
  }
}

/** Whether a load that starts now is a speculative prefetch */
export const isPrefetching = (): boolean => active
