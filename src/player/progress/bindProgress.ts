import type { ProgressKeeper } from './progressKeeper'

/**
 * Saves progress when a viewer pauses, seeks, comes to the end, looks away or leaves (reliability P12). To be bound
 * before the asset plays, and unbound before another one does.
 * The problem: before it plays, a player jumps to where the viewer was, or stands at 0 until it has. The solution:
 * nothing counts before it has played.
 * @returns unbinds, which saves for the last time
 */
export function bindProgress(video: Playing & EventTarget, keeper: ProgressKeeper): () => void {
  // Who it is may be known only while it plays; a video that is asked to play stands at 0 until it has jumped.
  let begun = video.paused === false && (video.readyState ?? 0) >= CAN_GO_ON && !video.seeking
  const off = new AbortController()
  const on = (target: EventTarget, names: string[], listener: () => void) => {
    for (const name of names) target.addEventListener(name, listener, { signal: off.signal })
  }
  const look = () => {
    const position = begun ? positionOf(video) : undefined
    if (position !== undefined) keeper.at(position)
  }
  const save = () => {
    look()
    keeper.save()
  }
  const leave = () => {
    look()
    keeper.leave()
  }

  on(video, ['playing'], () => {
    begun = true
  })
  on(video, ['emptied'], () => {
    begun = false
  })
  on(video, ['timeupdate'], look)
  on(video, ['pause', 'seeked', 'ended'], save)
  on(document, ['visibilitychange'], () => document.visibilityState === 'hidden' && leave())
  on(window, ['pagehide'], leave)
  // The line is back: what failed need not wait for its turn.
  on(window, ['online'], save)
  return () => {
    off.abort()
    look()
    keeper.dispose()
  }
}

/** What is asked of whatever plays. */
type Playing = Pick<HTMLMediaElement, 'currentTime' | 'duration'> &
  Partial<Pick<HTMLMediaElement, 'paused' | 'readyState' | 'seeking'>>

/** HTMLMediaElement.HAVE_FUTURE_DATA */
const CAN_GO_ON = 3

/** Live streams have no length; some engines say 2^32 seconds instead. */
const ENDLESS = 2 ** 31

/** Where the viewer is, in seconds; undefined where that means nothing: before the length is known, and in a live stream. */
function positionOf({ currentTime, duration }: Playing): number | undefined {
  if (!(duration > 0 && duration < ENDLESS && currentTime >= 0)) return undefined
  return Math.min(currentTime, duration)
}
