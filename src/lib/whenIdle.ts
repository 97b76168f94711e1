/** For so long at most something waits for an idle moment, in milliseconds. */
const PATIENCE = 300

/** Runs something when the browser has nothing else to do; where it cannot tell (Safari), right after the next task. */
export function whenIdle(run: () => void): { cancel(): void } {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: PATIENCE })
    return { cancel: () => cancelIdleCallback(handle) }
  }
  const timer = setTimeout(run)
  return { cancel: () => clearTimeout(timer) }
}
