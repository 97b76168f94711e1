/** What Safari adds to a video: nothing of it is there elsewhere. */
export type AirplayVideo = HTMLVideoElement & {
  webkitShowPlaybackTargetPicker?: () => void
}

interface Rules {
  disableAirplay: boolean
  enableAirplayForReleased: boolean
}

/** Whether the brand lets a title onto other screens by AirPlay (config: disable_airplay, enable_airplay_for_released). */
export const airplayAllowed = (
  { disableAirplay, enableAirplayForReleased }: Rules,
  { is_released = true }: { is_released?: boolean },
): boolean => !disableAirplay || (enableAirplayForReleased && is_released)

/**
 * Tells whether there is a screen to send the picture to. Where the brand forbids it, Safari's own menu has none either.
 * @returns takes it back
 */
export function watchAirplay(video: AirplayVideo, allowed: boolean, tell: (there: boolean) => void): () => void {
  if (!allowed) {
    video.setAttribute('x-webkit-airplay', 'deny')
    video.setAttribute('disableremoteplayback', '')
    return () => {}
  }
  if (!video.webkitShowPlaybackTargetPicker) return () => {}
  video.setAttribute('x-webkit-airplay', 'allow')
  const changed = (event: Event) => tell((event as Event & { availability?: string }).availability === 'available')
  video.addEventListener('webkitplaybacktargetavailabilitychanged', changed)
  return () => video.removeEventListener('webkitplaybacktargetavailabilitychanged', changed)
}
