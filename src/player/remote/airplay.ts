interface Rules {
  disableAirplay: boolean
  enableAirplayForReleased: boolean
}

/** Whether the brand allows AirPlay for a title (config: disable_airplay, enable_airplay_for_released). */
export const isAirplayAllowed = (
  { disableAirplay, enableAirplayForReleased }: Rules,
  { is_released = true }: { is_released?: boolean },
): boolean => !disableAirplay || (enableAirplayForReleased && is_released)

/**
 * Reports whether an AirPlay screen is available. If the brand forbids AirPlay, removes it from Safari's own menu, too.
 * @returns stops reporting
 */
export function watchAirplay(
  video: HTMLVideoElement,
  allowed: boolean,
  onChange: (isAvailable: boolean) => void,
): () => void {
  if (!allowed) {
    video.setAttribute('x-webkit-airplay', 'deny')
    video.setAttribute('disableremoteplayback', '')
    return () => {}
  }
  if (!video.webkitShowPlaybackTargetPicker) return () => {}
  video.setAttribute('x-webkit-airplay', 'allow')
  const onEvent = (event: Event) => onChange('availability' in event && event.availability === 'available')
  video.addEventListener('webkitplaybacktargetavailabilitychanged', onEvent)
  return () => video.removeEventListener('webkitplaybacktargetavailabilitychanged', onEvent)
}
