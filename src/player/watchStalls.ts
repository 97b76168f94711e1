/** In milliseconds. */
export interface StallTimeouts {
  /** Before playback starts for the first time. */
  first: number
  later: number
}

/**
 * Reports when playback does not progress although it should, so that no spinner is endless.
 * @param onStall called once
 * @returns stops it
 */
export function watchStalls(video: HTMLVideoElement, stallTimeouts: StallTimeouts, onStall: () => void): () => void {
  let limit = stallTimeouts.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTime = -1
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const wait = () => {
    if (timer !== undefined) return
    lastTime = video.currentTime
    timer = setTimeout(() => {
      timer = undefined
      if (video.currentTime === lastTime && !(video.paused && video.readyState >= video.HAVE_CURRENT_DATA)) onStall()
      else if (isWaiting(video)) wait()
    }, limit)
  }
  const onProgress = () => video.currentTime !== lastTime && cancel()
  const onPlaying = () => {
    limit = stallTimeouts.later
    cancel()
  }
  const events: [string, () => unknown][] = [
    ['waiting', wait],
    ['stalled', () => isWaiting(video) && wait()],
    ['seeking', wait],
    ['timeupdate', onProgress],
    ['playing', onPlaying],
    ['seeked', () => !isWaiting(video) && cancel()],
    ['canplay', cancel],
    ['ended', cancel],
    ['error', cancel],
  ]
  for (const [name, listener] of events) video.addEventListener(name, listener)
  wait()
  return () => {
    cancel()
    for (const [name, listener] of events) video.removeEventListener(name, listener)
  }
}

const isWaiting = (video: HTMLVideoElement) => !video.ended && video.readyState < video.HAVE_FUTURE_DATA
