import type { ProgressEntry } from '../../service/history'
import { isPermanentRejection, type SendProgress } from './progressSender'
import type { UnsentEntry, UnsentProgress } from './unsentProgress'

/** At most one save in this time (spec, section 9). */
const SAVE_INTERVAL_MS = 300

export interface ProgressSettings {
  asset: Pick<ProgressEntry, 'title_id' | 'asset_id'>
  /** Resolves when the service has stored the entry. */
  send: (...call: Parameters<SendProgress>) => Promise<unknown>
  unsent: Pick<UnsentProgress, 'add' | 'remove'>
  /** Seconds between two saves while playing: `watch_interval`. */
  interval?: number
  /** A monotonic clock, in milliseconds. */
  now?: () => number
}

export type ProgressSaver = ReturnType<typeof createProgressSaver>

/**
 * Saves the playback position of one asset to the service (reliability P12). Only the latest position counts. One save is
 * in flight at a time, so that saves arrive in order; a failed save is replaced by the next one.
 * Not split, because all functions share this state.
 */
export function createProgressSaver({
  asset,
  send,
  unsent,
  interval = 30,
  now = () => performance.now(),
}: ProgressSettings) {
  /** The latest position, in whole seconds. */
  let latest: number | undefined
  /** The position of the last save, if the service accepted it or rejected it permanently. */
  let saved: number | undefined
  /** The entry in the unsent list. */
  let unsentEntry: UnsentEntry | undefined
  let inFlight: { progress: number; controller: AbortController } | undefined
  /** true: save again after the save in flight. */
  let isSavePending = false
  let startedAt = Number.NEGATIVE_INFINITY
  /** Since when the position differs from the one that is saved or in flight. */
  let unsavedSince: number | undefined
  let throttleTimer: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let isDisposed = false

  const isSavedOrInFlight = () => latest === undefined || latest === (inFlight ? inFlight.progress : saved)

  function save(): void {
    if (isDisposed || isSavedOrInFlight()) return
    const wait = startedAt + SAVE_INTERVAL_MS - now()
    if (wait > 0) throttleTimer ??= setTimeout(flush, wait)
    else flush()
  }

  function flush(): void {
    clearTimeout(throttleTimer)
    throttleTimer = undefined
    if (latest === undefined || isSavedOrInFlight()) return
    unsavedSince = undefined
    if (inFlight) {
      isSavePending = true
      unsentEntry = unsent.add({ ...asset, progress: latest })
    } else startSave(latest)
  }

  async function startSave(progress: number): Promise<void> {
    clearTimeout(retryTimer)
    isSavePending = false
    unsavedSince = undefined
    startedAt = now()
    const request = { progress, controller: new AbortController() }
    inFlight = request
    unsentEntry = unsent.add({ ...asset, progress })
    const isDone = await attempt(progress, request.controller.signal)
    if (inFlight !== request) return
    inFlight = undefined
    // Keeps a later position in the unsent list, unless the viewer is back at this one.
    if (isDone && (unsentEntry.progress === progress || latest === progress)) unsent.remove(unsentEntry)
    saved = isDone ? progress : undefined
    if (isSavePending) save()
    else if (!isDone && !isDisposed) retryTimer = setTimeout(save, interval * 1000)
  }

  /** @returns false if the save must be retried */
  async function attempt(progress: number, signal: AbortSignal): Promise<boolean> {
    try {
      await send({ ...asset, progress }, { signal })
      return true
    } catch (error) {
      return isPermanentRejection(error)
    }
  }

  /** Saves immediately, because the page may close. Aborts the save in flight, so that it cannot arrive later. */
  function saveNow(): void {
    clearTimeout(throttleTimer)
    throttleTimer = undefined
    if (isDisposed || latest === undefined || isSavedOrInFlight()) return
    inFlight?.controller.abort()
    startSave(latest)
  }

  return {
    /** Reports the current position. Saves when the interval has passed. */
    setPosition(seconds: number): void {
      if (isDisposed || !(seconds >= 0 && seconds < Number.POSITIVE_INFINITY)) return
      latest = Math.floor(seconds)
      if (isSavedOrInFlight()) unsavedSince = now()
      unsavedSince ??= now()
      if (now() - unsavedSince >= interval * 1000) save()
    },
    save,
    saveNow,
    /** Saves a last time and stops. */
    dispose(): void {
      saveNow()
      isDisposed = true
      clearTimeout(retryTimer)
    },
  }
}
