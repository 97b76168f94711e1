import type { ProgressEntry } from '../../service/history'
import { isRefusedForGood, type SendProgress } from './progressSender'
import type { UnsentEntry, UnsentProgress } from './unsentProgress'

/** At most one save in this time, in milliseconds (spec, section 9). */
const THROTTLE = 300

export interface ProgressSettings {
  /** What is played. */
  asset: Pick<ProgressEntry, 'title_id' | 'asset_id'>
  /** Settles when the service has the entry. */
  send: (...call: Parameters<SendProgress>) => Promise<unknown>
  unsent: Pick<UnsentProgress, 'keep' | 'forget'>
  /** Seconds between two saves while playing: `watch_interval`. */
  interval?: number
  /** A clock that never goes back, in milliseconds. */
  now?: () => number
}

export type ProgressKeeper = ReturnType<typeof createProgressKeeper>

/**
 * Keeps the service told of how far a viewer got with one asset (reliability P12). The latest position is all that
 * counts. One save is under way at a time, so that none overtakes another; what failed goes out with the next one.
 */
export function createProgressKeeper({
  asset,
  send,
  unsent,
  interval = 30,
  now = () => performance.now(),
}: ProgressSettings) {
  /** The latest position, in whole seconds. */
  let latest: number | undefined
  /** The position that the service has. */
  let saved: number | undefined
  /** What is written down here as not arrived. */
  let kept: UnsentEntry | undefined
  let underWay: { progress: number; controller: AbortController } | undefined
  /** true: the position was to be saved while another save was under way. */
  let wanted = false
  let started = Number.NEGATIVE_INFINITY
  /** Since when the viewer has gone on from what was saved. */
  let since: number | undefined
  let throttled: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let over = false

  const isKnown = () => latest === undefined || latest === (underWay ? underWay.progress : saved)

  function save(): void {
    if (over || isKnown()) return
    const wait = started + THROTTLE - now()
    if (wait > 0) throttled ??= setTimeout(flush, wait)
    else flush()
  }

  function flush(): void {
    clearTimeout(throttled)
    throttled = undefined
    if (latest === undefined || isKnown()) return
    since = undefined
    if (underWay) {
      wanted = true
      kept = unsent.keep({ ...asset, progress: latest })
    } else begin(latest)
  }

  async function begin(progress: number): Promise<void> {
    clearTimeout(again)
    wanted = false
    since = undefined
    started = now()
    const mine = { progress, controller: new AbortController() }
    underWay = mine
    kept = unsent.keep({ ...asset, progress })
    const arrived = await attempt(progress, mine.controller.signal)
    if (underWay !== mine) return
    underWay = undefined
    // What was written down later waits for its turn, unless the viewer is back where this save was.
    if (arrived && (kept.progress === progress || latest === progress)) unsent.forget(kept)
    saved = arrived ? progress : undefined
    if (wanted) save()
    else if (!arrived && !over) again = setTimeout(save, interval * 1000)
  }

  /** @returns whether there is nothing left to be sent */
  async function attempt(progress: number, signal: AbortSignal): Promise<boolean> {
    try {
      await send({ ...asset, progress }, { signal })
      return true
    } catch (error) {
      return isRefusedForGood(error)
    }
  }

  /** Saves at once: the page may be gone the next moment. A save under way is called back, so that it cannot come later. */
  function leave(): void {
    clearTimeout(throttled)
    throttled = undefined
    if (over || latest === undefined || isKnown()) return
    underWay?.controller.abort()
    begin(latest)
  }

  return {
    /** The viewer is there now. Saves when the interval has passed. */
    at(seconds: number): void {
      if (over || !(seconds >= 0 && seconds < Number.POSITIVE_INFINITY)) return
      latest = Math.floor(seconds)
      if (isKnown()) since = now()
      since ??= now()
      if (now() - since >= interval * 1000) save()
    },
    save,
    leave,
    /** Saves for the last time. */
    dispose(): void {
      leave()
      over = true
      clearTimeout(again)
    },
  }
}
