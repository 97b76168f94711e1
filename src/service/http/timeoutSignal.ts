/**
 * One signal out of a time limit and the caller's own (`AbortSignal.any` is younger than the oldest browsers we serve).
 * @param timeoutMs in milliseconds
 */
export function timeoutSignal(timeoutMs: number, callerSignal?: AbortSignal) {
  const controller = new AbortController()
  let hasTimedOut = false
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    hasTimedOut = true
    abort()
  }, timeoutMs)
  if (callerSignal?.aborted) abort()
  callerSignal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    /** Why it ended, or undefined when neither the limit nor the caller ended it. */
    reason: (): 'timeout' | 'aborted' | undefined =>
      hasTimedOut ? 'timeout' : controller.signal.aborted ? 'aborted' : undefined,
    clear(): void {
      clearTimeout(timer)
      callerSignal?.removeEventListener('abort', abort)
    },
  }
}
