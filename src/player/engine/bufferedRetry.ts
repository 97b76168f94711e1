import { isEngineError } from './failureOf'

const NETWORK_CATEGORY = 1
/** Buffered seconds below which playback is about to stall. */
const MIN_BUFFERED_SECONDS = 2
const RETRY_DELAY_MS = 3000

type BufferedMedia = Pick<HTMLMediaElement, 'buffered' | 'currentTime'>

/** Seconds that are buffered after the current time. */
export function bufferedAhead({ buffered, currentTime }: BufferedMedia): number {
  for (let at = 0; at < buffered.length; at++)
    if (buffered.start(at) <= currentTime && currentTime < buffered.end(at)) return buffered.end(at) - currentTime
  return 0
}

/**
 * The engine buffers 20 s ahead and fails on the first network error, although playback could continue. This retries after
 * a delay and when the browser is back online, until the buffer runs out.
 * @param retry resumes streaming
 */
export function createBufferedRetry(video: BufferedMedia, retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    window.removeEventListener('online', retryNow)
  }
  const retryNow = () => {
    stop()
    retry()
  }
  return {
    /** Whether a failure can be ignored for now because enough is buffered. */
    canIgnore(error: unknown): boolean {
      if (!isEngineError(error) || error.category !== NETWORK_CATEGORY || bufferedAhead(video) < MIN_BUFFERED_SECONDS)
        return false
      if (timer === undefined) {
        timer = setTimeout(retryNow, RETRY_DELAY_MS)
        window.addEventListener('online', retryNow)
      }
      return true
    },
    stop,
  }
}
