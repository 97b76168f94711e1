/** How many seconds may pass over one picture: a busy device may leave out many, but never so many. */
const LONGEST = 5
/** At its end a film may have more sound than pictures, in seconds. */
const END = 8

/** As much of a video element as is looked at. */
export type Pictures = EventTarget &
  Pick<
    HTMLVideoElement,
    'currentTime' | 'duration' | 'paused' | 'playbackRate' | 'seeking' | 'videoWidth' | 'getBoundingClientRect'
  > & {
    getVideoPlaybackQuality?: () => Pick<VideoPlaybackQuality, 'totalVideoFrames'>
    remote?: Pick<RemotePlayback, 'state'>
    webkitCurrentPlaybackTargetIsWireless?: boolean
  }

/**
 * Tells when the sound goes on over a picture that stands still.
 * The problem: what arrives damaged in mid-film can end the picture without an error. The solution: the pictures that
 * were made are counted, while they are made here and somebody may see them.
 * @param onFrozen is told once
 * @returns takes it back
 */
export function guardFrozen(video: Pictures, onFrozen: () => void): () => void {
  let made = -1
  let since = 0
  const look = () => {
    const now = video.getVideoPlaybackQuality?.().totalVideoFrames
    // Browsers that do not count say nothing, or 0.
    if (!now) return
    if (now !== made || isElsewhere(video)) {
      made = now
      since = video.currentTime
    } else if (video.currentTime - since > LONGEST * Math.max(1, video.playbackRate)) {
      leave()
      onFrozen()
    }
  }
  const jumped = () => {
    since = video.currentTime
  }
  const leave = () => {
    video.removeEventListener('timeupdate', look)
    video.removeEventListener('seeking', jumped)
    document.removeEventListener('visibilitychange', jumped)
  }
  video.addEventListener('timeupdate', look)
  // At its beginning: a seek that has come to its end tells the time first.
  video.addEventListener('seeking', jumped)
  document.addEventListener('visibilitychange', jumped)
  return leave
}

/** Whether the pictures are made somewhere else, or are not to be made. */
const isElsewhere = (video: Pictures): boolean =>
  video.duration - video.currentTime < END || video.paused || video.seeking || video.videoWidth === 0 || isUnseen(video)

/** Whether nobody sees here what is made: it is hidden, or on another screen. */
export const isUnseen = (video: Pictures): boolean =>
  document.hidden ||
  isOutOfSight(video) ||
  (video.remote !== undefined && video.remote.state !== 'disconnected') ||
  video.webkitCurrentPlaybackTargetIsWireless === true

/** Some browsers make no pictures that nobody has scrolled to. */
function isOutOfSight(video: Pictures): boolean {
  const { top, bottom } = video.getBoundingClientRect()
  return bottom <= 0 || top >= window.innerHeight
}
