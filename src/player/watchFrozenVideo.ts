/** Maximum seconds without a new frame: more than a busy device drops. */
const MAX_FROZEN_SECONDS = 5
/** At the end, audio may be longer than video by this many seconds. */
const END_TOLERANCE_SECONDS = 8

/** The used part of a video element. */
export type ObservedVideo = EventTarget &
  Pick<
    HTMLVideoElement,
    'currentTime' | 'duration' | 'paused' | 'playbackRate' | 'seeking' | 'videoWidth' | 'getBoundingClientRect'
  > & {
    getVideoPlaybackQuality?: () => Pick<VideoPlaybackQuality, 'totalVideoFrames'>
    remote?: Pick<RemotePlayback, 'state'>
    webkitCurrentPlaybackTargetIsWireless?: boolean
  }

/**
 * Reports when audio continues with a frozen picture. Damaged data can stop video without an error, so this counts decoded
 * frames while the video is visible on this screen.
 * @param onFrozen called once
 * @returns stops it
 */
export function watchFrozenVideo(video: ObservedVideo, onFrozen: () => void): () => void {
  let frames = -1
  let lastFrameAt = 0
  const check = () => {
    const total = video.getVideoPlaybackQuality?.().totalVideoFrames
    // Browsers that do not count return undefined or 0.
    if (!total) return
    if (total !== frames || isIdle(video)) {
      frames = total
      lastFrameAt = video.currentTime
    } else if (video.currentTime - lastFrameAt > MAX_FROZEN_SECONDS * Math.max(1, video.playbackRate)) {
      stop()
      onFrozen()
    }
  }
  const restart = () => {
    lastFrameAt = video.currentTime
  }
  const stop = () => {
    video.removeEventListener('timeupdate', check)
    video.removeEventListener('seeking', restart)
    document.removeEventListener('visibilitychange', restart)
  }
  video.addEventListener('timeupdate', check)
  // On seeking, because timeupdate comes before seeked.
  video.addEventListener('seeking', restart)
  document.addEventListener('visibilitychange', restart)
  return stop
}

/** Whether no new frames are expected here. */
const isIdle = (video: ObservedVideo): boolean =>
  video.duration - video.currentTime < END_TOLERANCE_SECONDS ||
  video.paused ||
  video.seeking ||
  video.videoWidth === 0 ||
  isNotVisible(video)

/** Whether the video is hidden, off screen, or played on another screen. */
export const isNotVisible = (video: ObservedVideo): boolean =>
  document.hidden ||
  isOffscreen(video) ||
  (video.remote !== undefined && video.remote.state !== 'disconnected') ||
  video.webkitCurrentPlaybackTargetIsWireless === true

/** Some browsers decode no frames off screen. */
function isOffscreen(video: ObservedVideo): boolean {
  const { top, bottom } = video.getBoundingClientRect()
  return bottom <= 0 || top >= window.innerHeight
}
