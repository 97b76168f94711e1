import type { FileVideoStatus } from './sources/fileTracks'
import { isNotVisible, type ObservedVideo } from './watchFrozenVideo'

/** Maximum seconds of audio before the first frame, enough for a slow device. */
const MAX_SECONDS_WITHOUT_FRAME = 4

/** The used part of a video element. */
export type FirstFrameVideo = ObservedVideo & Partial<Pick<HTMLVideoElement, 'requestVideoFrameCallback'>>

/**
 * Reports when audio plays without video although the file has video. Browsers play the audio of a file whose video they
 * cannot decode, without an error, so the file itself is checked if no frame is shown.
 * @param checkFile checks the file; called once, if the video still has no size after its first data
 * @param onMissing called once
 * @returns stops it
 */
export function watchMissingVideo(
  video: FirstFrameVideo,
  checkFile: () => Promise<FileVideoStatus>,
  onMissing: () => void,
): () => void {
  let hasChecked = false
  let status: FileVideoStatus | undefined
  let startedAt = video.currentTime
  let isStopped = false
  const report = () => {
    if (isStopped) return
    stop()
    onMissing()
  }
  const check = () => {
    if (video.videoWidth > 0) {
      status = 'expected'
      // Without frame callbacks, the size or the frame count shows that there is video.
      if (!video.requestVideoFrameCallback || video.getVideoPlaybackQuality?.().totalVideoFrames) return stop()
    }
    if (status === undefined) {
      if (hasChecked) return
      hasChecked = true
      checkFile().then((found) => {
        status = found
        if (found === 'none') stop()
        if (found === 'unknown format') report()
      })
      return
    }
    if (video.paused || video.seeking || isNotVisible(video)) startedAt = video.currentTime
    else if (video.currentTime - startedAt > MAX_SECONDS_WITHOUT_FRAME * Math.max(1, video.playbackRate)) report()
  }
  const restart = () => {
    startedAt = video.currentTime
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
