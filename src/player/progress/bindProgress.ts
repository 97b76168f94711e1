import type { ProgressSaver } from './progressSaver'

/**
 * Saves progress on pause, seek, end, when the tab is hidden and when the page closes (reliability P12). Bind before the
 * asset plays, and unbind before another one does. Ignores positions before playback starts, because the player is at 0
 * until it has seeked to the resume position.
 * @returns unbinds, with a last save
 */
export function bindProgress(video: PlayingMedia & EventTarget, saver: ProgressSaver): () => void {
  // The profile may load during playback. A video that is about to play is at 0 until it has seeked.
  let hasPlayed = video.paused === false && (video.readyState ?? 0) >= HAVE_FUTURE_DATA && !video.seeking
  const controller = new AbortController()
  const on = (target: EventTarget, names: string[], listener: () => void) => {
    for (const name of names) target.addEventListener(name, listener, { signal: controller.signal })
  }
  const report = () => {
    const position = hasPlayed ? positionOf(video) : undefined
    if (position !== undefined) saver.setPosition(position)
  }
  const save = () => {
    report()
    saver.save()
  }
  const saveNow = () => {
    report()
    saver.saveNow()
  }

  on(video, ['playing'], () => {
    hasPlayed = true
  })
  on(video, ['emptied'], () => {
    hasPlayed = false
  })
  on(video, ['timeupdate'], report)
  on(video, ['pause', 'seeked', 'ended'], save)
  on(document, ['visibilitychange'], () => document.visibilityState === 'hidden' && saveNow())
  on(window, ['pagehide'], saveNow)
  // Retries a failed save immediately when online again.
  on(window, ['online'], save)
  return () => {
    controller.abort()
    report()
    saver.dispose()
  }
}

/** The used part of a media element. */
type PlayingMedia = Pick<HTMLMediaElement, 'currentTime' | 'duration'> &
  Partial<Pick<HTMLMediaElement, 'paused' | 'readyState' | 'seeking'>>

const HAVE_FUTURE_DATA = 3

/** Some engines report 2^32 seconds for live streams. */
const MAX_DURATION_SECONDS = 2 ** 31

/** Position in seconds; undefined before the duration is known, and in live streams. */
function positionOf({ currentTime, duration }: PlayingMedia): number | undefined {
  if (!(duration > 0 && duration < MAX_DURATION_SECONDS && currentTime >= 0)) return undefined
  return Math.min(currentTime, duration)
}
