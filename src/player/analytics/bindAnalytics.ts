import type { PlaybackEvent } from '../../service/events'
import { createMilestones, type Reached } from './milestones'

/** A video, also one that can play on another screen. */
export type AnalysedVideo = EventTarget &
  Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'seeking' | 'ended'> & {
    webkitCurrentPlaybackTargetIsWireless?: boolean
  }

/** The events without what they are about. */
type Happening = PlaybackEvent extends infer Each
  ? Each extends PlaybackEvent
    ? Omit<Each, 'asset_id' | 'title_id' | 'position'>
    : never
  : never

/**
 * Tells what a viewer does with one asset (spec, section 9): play, pause, fullscreen, AirPlay, ten seconds watched, a
 * quarter, half and nine tenths reached. To be bound before the asset plays, and unbound before another one does.
 * @param emit who breaks while hearing of it breaks nothing
 */
export function bindAnalytics(
  video: AnalysedVideo,
  { asset_id, title_id }: Pick<PlaybackEvent, 'asset_id' | 'title_id'>,
  emit: (event: PlaybackEvent) => void,
) {
  const milestones = createMilestones()
  let fullscreen = false
  const off = new AbortController()
  const on = (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener, { signal: off.signal })

  function tell(what: Happening): void {
    try {
      emit({ ...what, asset_id, title_id, position: Math.max(0, Math.floor(video.currentTime)) || 0 } as PlaybackEvent)
    } catch (error) {
      console.error('Analytics broke', error)
    }
  }
  const tellReached = (found: Reached[]) => {
    for (const each of found)
      tell(each === 'initial-10s' ? { name: 'initial-10s' } : { name: 'progress', percent: each })
  }
  const tellFullscreen = (active: boolean) => {
    if (active === fullscreen) return
    fullscreen = active
    tell({ name: 'fullscreen', active })
  }

  on(video, 'play', () => tell({ name: 'play' }))
  // At the end every browser pauses by itself.
  on(video, 'pause', () => video.ended || tell({ name: 'pause' }))
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
    failed: (code: string | number) => tell({ name: 'player-error', code }),
    unbind: () => off.abort(),
  }
}
