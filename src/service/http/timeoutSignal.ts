/**
 * Combines a timeout and the caller's signal. The oldest supported browsers lack `AbortSignal.any`.
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
    /** Undefined if neither the timeout nor the caller has aborted */
    reason: (): 'timeout' | 'aborted' | undefined =>
      hasTimedOut ? 'timeout' : controller.signal.aborted ? 'aborted' : undefined,
    clear(): void {
      clearTimeout(timer)
      callerSignal?.removeEventListener('abort', abort)
    },
  }
}
