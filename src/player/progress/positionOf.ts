/** What is asked of whatever plays. */
export type Playing = Pick<HTMLMediaElement, 'currentTime' | 'duration'>

/** Live streams have no length; some engines say 2^32 seconds instead. */
const ENDLESS = 2 ** 31

/** Where the viewer is, in seconds; undefined where that means nothing: before the length is known, and in a live stream. */
export function positionOf({ currentTime, duration }: Playing): number | undefined {
  if (!(duration > 0 && duration < ENDLESS && currentTime >= 0)) return undefined
  return Math.min(currentTime, duration)
}
