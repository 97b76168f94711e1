import type { PlaybackEvent, PlayedAsset } from '../../service/siteEvents'
import { createMilestones, type Reached } from './milestones'

/** A video, also one that can play on another screen. */
export type AnalysedVideo = EventTarget &
  Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'seeking' | 'ended'> & {
    webkitCurrentPlaybackTargetIsWireless?: boolean
  }

/** The events without what they are about. */
type Happening = PlaybackEvent extends infer Each
  ? Each extends PlaybackEvent
    ? Omit<Each, keyof PlayedAsset | 'position'>
    : never
  : never

/**
 * Tells what a viewer does with one asset (spec, section 9): play, pause, fullscreen, AirPlay, ten seconds watched, a
 * quarter, half and nine tenths reached; and that it ended. To be bound before the asset plays, and unbound before another one does.
 * @param emit who breaks while hearing of it breaks nothing
 */
export function bindAnalytics(video: AnalysedVideo, played: PlayedAsset, emit: (event: PlaybackEvent) => void) {
  const milestones = createMilestones()
  let fullscreen = false
  const off = new AbortController()
  const on = (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener, { signal: off.signal })

  function tell(what: Happening): void {
    try {
      emit({ ...what, ...played, position: Math.max(0, Math.floor(video.currentTime)) || 0 } as PlaybackEvent)
    } catch (error) {
      console.error('Analytics broke', error)
    }
  }
  const tellReached = (found: Reached[]) => {
    for (const each of found)
      tell(each === 'initial_10s' ? { name: 'initial_10s' } : { name: 'progress', percent: each })
  }
  const tellFullscreen = (active: boolean) => {
    if (active === fullscreen) return
    fullscreen = active
    tell({ name: 'fullscreen', active })
  }

  on(video, 'play', () => tell({ name: 'play' }))
  // At the end every browser pauses by itself.
  on(video, 'pause', () => video.ended || tell({ name: 'pause' }))
  on(video, 'ended', () => tell({ name: 'complete' }))
  on(video, 'timeupdate', () => video.seeking || tellReached(milestones.watched(video.currentTime, video.duration)))
  on(video, 'seeked', () => tellReached(milestones.jumped(video.currentTime, video.duration)))
  on(document, 'fullscreenchange', () =>
    tellFullscreen(video instanceof Node && !!document.fullscreenElement?.contains(video)),
  )
  // An iPhone shows the video alone, in a player of its own.
  on(video, 'webkitbeginfullscreen', () => tellFullscreen(true))
  on(video, 'webkitendfullscreen', () => tellFullscreen(false))
  on(video, 'webkitcurrentplaybacktargetiswirelesschanged', () =>
    tell({ name: 'airplay', active: video.webkitCurrentPlaybackTargetIsWireless === true }),
  )

  return {
    /** The viewer was told that it does not play. The player says it: only it knows what was tried again in silence. */
    failed: (code: string | number) => tell({ name: 'player_error', code }),
    unbind: () => off.abort(),
  }
}
