import { isEngineError } from './failureOf'

const NETWORK = 1
/** Seconds ahead of the viewer; with less the picture is about to stand still. */
const LEAST = 2
/** Milliseconds until the engine tries again. */
const PAUSE = 3000

/** What the picture can still be played from. */
type Buffered = Pick<HTMLMediaElement, 'buffered' | 'currentTime'>

/** How many seconds ahead of the viewer are there already. */
export function bufferedAhead({ buffered, currentTime }: Buffered): number {
  for (let at = 0; at < buffered.length; at++)
    if (buffered.start(at) <= currentTime && currentTime < buffered.end(at)) return buffered.end(at) - currentTime
  return 0
}

/**
 * Lives on what is buffered. The problem: the engine fetches 20 s ahead and gives up at once when the line is down, while
 * there is still a picture. The solution: it tries again, after a pause and when the line is back, until the buffer runs out.
 * @param retry lets the engine go on where it gave up
 */
export function createBufferedRetry(video: Buffered, retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    window.removeEventListener('online', again)
  }
  const again = () => {
    end()
    retry()
  }
  return {
    /** Whether a failure can wait. */
    covers(error: unknown): boolean {
      if (!isEngineError(error) || error.category !== NETWORK || bufferedAhead(video) < LEAST) return false
      if (timer === undefined) {
        timer = setTimeout(again, PAUSE)
        window.addEventListener('online', again)
      }
      return true
    },
    end,
  }
}
