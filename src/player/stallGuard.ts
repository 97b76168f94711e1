/** How long nothing may happen, in milliseconds. */
export interface Patience {
  /** Until it plays for the first time. */
  first: number
  later: number
}

/**
 * Tells when a picture that should move does not: a spinner has an end, whatever the engine is waiting for.
 * @param onStall is told once
 * @returns takes it back
 */
export function guardStalls(video: HTMLVideoElement, patience: Patience, onStall: () => void): () => void {
  let limit = patience.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let at = -1
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const wait = () => {
    if (timer !== undefined) return
    at = video.currentTime
    timer = setTimeout(() => {
      timer = undefined
      if (video.currentTime === at && !(video.paused && video.readyState >= video.HAVE_CURRENT_DATA)) onStall()
      else if (isWaiting(video)) wait()
    }, limit)
  }
  const moved = () => video.currentTime !== at && rest()
  const play = () => {
    limit = patience.later
    rest()
  }
  const events: [string, () => unknown][] = [
    ['waiting', wait],
    ['stalled', () => isWaiting(video) && wait()],
    ['seeking', wait],
    ['timeupdate', moved],
    ['playing', play],
    ['seeked', () => !isWaiting(video) && rest()],
    ['canplay', rest],
    ['ended', rest],
    ['error', rest],
  ]
  for (const [name, listener] of events) video.addEventListener(name, listener)
  // Nothing is there yet.
  wait()
  return () => {
    rest()
    for (const [name, listener] of events) video.removeEventListener(name, listener)
  }
}

const isWaiting = (video: HTMLVideoElement) => !video.ended && video.readyState < video.HAVE_FUTURE_DATA
