import type Player from 'video.js/dist/types/player'
import { pageLanguage } from '../../lib/text/pageLanguage'
import type { Stream } from '../engine/stream'
import { controlsTexts } from './controlsTexts'
import { createTapHandler } from './createTapHandler'
import { CONTROL_BAR, RATES } from './playerParts'
import type { ControlsSettings } from './useControls'
import { videoJs } from './videoJs'

/** Spec, section 4: Player. */
const HIDE_CONTROLS_DELAY_MS = 2000

/**
 * Gives a video element its controls.
 * @param stream undefined: the source is a file
 * @returns the player; `dispose()` removes both and closes the stream
 */
export function createControls(element: HTMLVideoElement, settings: ControlsSettings, stream?: Stream): Player {
  const { source, engine, poster, preventNativeFullscreen, t } = settings
  // Native full screen and picture-in-picture would not show the watermark.
  const hasWatermark = (engine.asset.wm?.length ?? 0) > 0
  const language = pageLanguage()
  const onClick = createTapHandler(
    () => player,
    () => {
      if (player.paused()) player.play()?.catch(() => {})
      else player.pause()
    },
  )
  const player = videoJs(element, {
    controls: true,
    // Otherwise video.js uses the `src` that the engine sets on the element.
    sources: [],
    preload: 'auto',
    fill: true,
    liveui: true,
    poster,
    playbackRates: RATES,
    inactivityTimeout: HIDE_CONTROLS_DELAY_MS,
    preferFullWindow: preventNativeFullscreen || hasWatermark,
    disablePictureInPicture: hasWatermark,
    noUITitleAttributes: true,
    persistTextTrackSettings: true,
    errorDisplay: false,
    language,
    languages: { [language]: controlsTexts(t) },
    controlBar: CONTROL_BAR,
    userActions: { click: onClick, doubleClick: false, hotkeys: false },
    html5: { nativeTextTracks: false, nativeAudioTracks: false, nativeVideoTracks: false, preloadTextTracks: false },
  })
  player.src({ src: source.src, type: source.type, stream, engine })
  return player
}
