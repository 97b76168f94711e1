import type { PlaybackEvent, PlayedAsset } from '../../service/siteEvents'
import { createMilestones, type Reached } from './milestones'

/** A video element, with Safari's AirPlay property. */
export type AnalysedVideo = EventTarget &
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
export function bindAnalytics(video: AnalysedVideo, played: PlayedAsset, emit: (event: PlaybackEvent) => void) {
  const milestones = createMilestones()
  let fullscreen = false
  const controller = new AbortController()
  const on = (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener, { signal: controller.signal })

  function report(fields: EventFields): void {
    try {
      emit({ ...fields, ...played, position: Math.max(0, Math.floor(video.currentTime)) || 0 })
    } catch (error) {
      console.error('Analytics broke', error)
    }
  }
  const reportMilestones = (found: Reached[]) => {
    for (const each of found)
      report(each === 'initial_10s' ? { name: 'initial_10s' } : { name: 'progress', percent: each })
  }
  const reportFullscreen = (active: boolean) => {
    if (active === fullscreen) return
    fullscreen = active
    report({ name: 'fullscreen', active })
  }

  on(video, 'play', () => report({ name: 'play' }))
  // Browsers also dispatch pause at the end.
  on(video, 'pause', () => video.ended || report({ name: 'pause' }))
  on(video, 'ended', () => report({ name: 'complete' }))
  on(
    video,
    'timeupdate',
    () => video.seeking || reportMilestones(milestones.watched(video.currentTime, video.duration)),
  )
  on(video, 'seeked', () => reportMilestones(milestones.jumped(video.currentTime, video.duration)))
  on(document, 'fullscreenchange', () =>
    reportFullscreen(video instanceof Node && !!document.fullscreenElement?.contains(video)),
  )
  // iPhones show the video in a native full-screen player.
  on(video, 'webkitbeginfullscreen', () => reportFullscreen(true))
  on(video, 'webkitendfullscreen', () => reportFullscreen(false))
  on(video, 'webkitcurrentplaybacktargetiswirelesschanged', () =>
    report({ name: 'airplay', active: video.webkitCurrentPlaybackTargetIsWireless === true }),
  )

  return {
    /** Call when a failure is shown to the viewer; the player retries some failures silently. */
    failed: (code: string | number) => report({ name: 'player_error', code }),
    unbind: () => controller.abort(),
  }
}
