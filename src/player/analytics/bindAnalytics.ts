import type { PlaybackEvent, PlayedAsset } from '../../service/siteEvents'
import { createMilestones, type ReachedMilestone } from './milestones'

/** A video element, with Safari's AirPlay property. */
export type AnalyticsVideo = EventTarget &
  Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'seeking' | 'ended'> & {
    webkitCurrentPlaybackTargetIsWireless?: boolean
  }

/** A playback event without the fields that are common to all. */
type EventFields = PlaybackEvent extends infer Each
  ? Each extends PlaybackEvent
    ? Omit<Each, keyof PlayedAsset | 'position'>
    : never
  : never

/**
 * Emits the playback events of one asset (spec, section 9): play, pause, fullscreen, AirPlay, ten seconds watched, 25, 50
 * and 90 % reached, complete. Bind before the asset plays, and unbind before another one does.
 * @param emit errors that it throws are logged
 */
export function bindAnalytics(video: AnalyticsVideo, played: PlayedAsset, emit: (event: PlaybackEvent) => void) {
  const milestones = createMilestones()
  let isFullscreen = false
  const controller = new AbortController()
  const on = (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener, { signal: controller.signal })

  function emitEvent(fields: EventFields): void {
    try {
      emit({ ...fields, ...played, position: Math.max(0, Math.floor(video.currentTime)) || 0 })
    } catch (error) {
      console.error('An analytics listener failed.', error)
    }
  }
  const emitMilestones = (found: ReachedMilestone[]) => {
    for (const each of found)
      emitEvent(each === 'initial_10s' ? { name: 'initial_10s' } : { name: 'progress', percent: each })
  }
  const emitFullscreen = (active: boolean) => {
    if (active === isFullscreen) return
    isFullscreen = active
    emitEvent({ name: 'fullscreen', active })
  }

  on(video, 'play', () => emitEvent({ name: 'play' }))
  // Browsers also dispatch pause at the end.
  on(video, 'pause', () => video.ended || emitEvent({ name: 'pause' }))
  on(video, 'ended', () => emitEvent({ name: 'complete' }))
  on(
    video,
    'timeupdate',
    () => video.seeking || emitMilestones(milestones.watchedTo(video.currentTime, video.duration)),
  )
  on(video, 'seeked', () => emitMilestones(milestones.seekedTo(video.currentTime, video.duration)))
  on(document, 'fullscreenchange', () =>
    emitFullscreen(video instanceof Node && !!document.fullscreenElement?.contains(video)),
  )
  // iPhones show the video in a native full-screen player.
  on(video, 'webkitbeginfullscreen', () => emitFullscreen(true))
  on(video, 'webkitendfullscreen', () => emitFullscreen(false))
  on(video, 'webkitcurrentplaybacktargetiswirelesschanged', () =>
    emitEvent({ name: 'airplay', active: video.webkitCurrentPlaybackTargetIsWireless === true }),
  )

  return {
    /** Call when a failure is shown to the viewer; the player retries some failures silently. */
    failed: (code: string | number) => emitEvent({ name: 'player_error', code }),
    unbind: () => controller.abort(),
  }
}
