import { isUnseen, type ObservedVideo } from './guardFrozen'
import type { FilePicture } from './sources/fileTracks'

/** Maximum seconds of audio before the first frame, enough for a slow device. */
const MAX_SECONDS_WITHOUT_FRAME = 4

/** The used part of a video element. */
export type FirstFrameVideo = ObservedVideo & Partial<Pick<HTMLVideoElement, 'requestVideoFrameCallback'>>

/**
 * Reports when audio plays without video although the file has video. Browsers play the audio of a file whose video they
 * cannot decode, without an error, so the file itself is checked if no frame is shown.
 * @param ask checks the file; called once, if the video still has no size after its first data
 * @param onMissing called once
 * @returns stops it
 */
export function guardPicture(
  video: FirstFrameVideo,
  ask: () => Promise<FilePicture>,
  onMissing: () => void,
): () => void {
  let hasAsked = false
  let picture: FilePicture | undefined
  let since = video.currentTime
  let isStopped = false
  const missing = () => {
    if (isStopped) return
    stop()
    onMissing()
  }
  const check = () => {
    if (video.videoWidth > 0) {
      picture = 'expected'
      // Without frame callbacks, the size or the frame count shows that there is video.
      if (!video.requestVideoFrameCallback || video.getVideoPlaybackQuality?.().totalVideoFrames) return stop()
    }
    if (picture === undefined) {
      if (hasAsked) return
      hasAsked = true
      ask().then((found) => {
        picture = found
        if (found === 'none') stop()
        if (found === 'unknown format') missing()
      })
      return
    }
    if (video.paused || video.seeking || isUnseen(video)) since = video.currentTime
    else if (video.currentTime - since > MAX_SECONDS_WITHOUT_FRAME * Math.max(1, video.playbackRate)) missing()
  }
  const restart = () => {
    since = video.currentTime
  }
  const stop = () => {
    isStopped = true
    for (const event of CHECK_EVENTS) video.removeEventListener(event, check)
    video.removeEventListener('seeking', restart)
  }
  for (const event of CHECK_EVENTS) video.addEventListener(event, check)
  video.addEventListener('seeking', restart)
  video.requestVideoFrameCallback?.(stop)
  return stop
}

const CHECK_EVENTS = ['loadeddata', 'timeupdate']
