/**
 * One signal out of a time limit and the caller's own (`AbortSignal.any` is younger than the oldest browsers we serve).
 * @param limit in milliseconds
 */
export function deadline(limit: number, outer?: AbortSignal) {
  const controller = new AbortController()
  let late = false
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    late = true
    abort()
  }, limit)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    /** Why it ended, or undefined when neither the limit nor the caller ended it. */
    reason: (): 'timeout' | 'aborted' | undefined =>
      late ? 'timeout' : controller.signal.aborted ? 'aborted' : undefined,
    clear(): void {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}
