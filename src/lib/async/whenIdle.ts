const IDLE_TIMEOUT_MS = 300

/** Runs a callback when the browser is idle; in Safari, which cannot tell, after the next task. */
export function whenIdle(run: () => void): { cancel(): void } {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    return { cancel: () => cancelIdleCallback(handle) }
  }
  const timer = setTimeout(run)
  return { cancel: () => clearTimeout(timer) }
}
