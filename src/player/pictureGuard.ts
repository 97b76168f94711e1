import { isUnseen, type Pictures } from './frozenGuard'
import type { FilePicture } from './sources/fileTracks'

/** How many seconds of sound may pass before the first picture: a slow device shows its first one by then. */
const LONGEST = 4

/** As much of a video element as is looked at. */
export type FirstPicture = Pictures & Partial<Pick<HTMLVideoElement, 'requestVideoFrameCallback'>>

/**
 * Tells when the sound goes on and no picture ever comes, though there is one.
 * The problem: browsers play the sound of a film whose picture they cannot decode, over black, without an error. The
 * solution: where nothing is to be seen although it plays, what is played is asked whether it has a picture.
 * @param ask whether there should be one; asked once, where nothing has a size after the beginning has come
 * @param onMissing is told once
 * @returns takes it back
 */
export function guardPicture(video: FirstPicture, ask: () => Promise<FilePicture>, onMissing: () => void): () => void {
  let asked = false
  let picture: FilePicture | undefined
  let since = video.currentTime
  let gone = false
  const missing = () => {
    if (gone) return
    leave()
    onMissing()
  }
  const look = () => {
    if (video.videoWidth > 0) {
      picture = 'expected'
      // Browsers that tell of no frame have a size once they have a picture.
      if (!video.requestVideoFrameCallback || video.getVideoPlaybackQuality?.().totalVideoFrames) return leave()
    }
    if (picture === undefined) {
      if (asked) return
      asked = true
      ask().then((found) => {
        picture = found
        if (found === 'none') leave()
        if (found === 'unknown format') missing()
      })
      return
    }
    if (video.paused || video.seeking || isUnseen(video)) since = video.currentTime
    else if (video.currentTime - since > LONGEST * Math.max(1, video.playbackRate)) missing()
  }
  const jumped = () => {
    since = video.currentTime
  }
  const leave = () => {
    gone = true
    for (const event of LOOKS) video.removeEventListener(event, look)
    video.removeEventListener('seeking', jumped)
  }
  for (const event of LOOKS) video.addEventListener(event, look)
  video.addEventListener('seeking', jumped)
  video.requestVideoFrameCallback?.(leave)
  return leave
}

const LOOKS = ['loadeddata', 'timeupdate']
