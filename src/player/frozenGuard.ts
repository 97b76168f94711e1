/** How much of a film may pass over one picture, in seconds: a busy device may leave out many, but never so many. */
const LONGEST = 5

/** As much of a video element as is looked at. */
export type Pictures = EventTarget &
  Pick<HTMLVideoElement, 'currentTime' | 'seeking' | 'videoWidth'> & {
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
    if (now === undefined) return
    if (now !== made || isElsewhere(video)) {
      made = now
      since = video.currentTime
    } else if (video.currentTime - since > LONGEST) {
      leave()
      onFrozen()
    }
  }
  const jumped = () => {
    since = video.currentTime
  }
  const leave = () => {
    video.removeEventListener('timeupdate', look)
    video.removeEventListener('seeked', jumped)
  }
  video.addEventListener('timeupdate', look)
  video.addEventListener('seeked', jumped)
  return leave
}

/** Whether the pictures are made somewhere else, or are not to be made. */
const isElsewhere = (video: Pictures): boolean =>
  document.hidden ||
  video.seeking ||
  video.videoWidth === 0 ||
  (video.remote !== undefined && video.remote.state !== 'disconnected') ||
  video.webkitCurrentPlaybackTargetIsWireless === true
