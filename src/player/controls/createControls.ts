import type Player from 'video.js/dist/types/player'
import { pageLanguage } from '../../lib/text/pageLanguage'
import type { Stream } from '../engine/stream'
import { controlsWords } from './controlsWords'
import { createTaps } from './createTaps'
import { CONTROL_BAR, RATES } from './playerParts'
import type { ControlsSettings } from './useControls'
import { video } from './videoJs'

/** Milliseconds without a movement until the controls of a full screen are hidden (spec, section 4: Player). */
const IDLE = 2000

/**
 * Gives a video element its controls.
 * @param stream undefined: the source is a file
 * @returns the player; `dispose()` removes both and closes the stream
 */
export function createControls(element: HTMLVideoElement, settings: ControlsSettings, stream?: Stream): Player {
  const { source, engine, poster, preventNativeFullscreen, t } = settings
  // A watermark does not follow the picture into windows and screens of the system's own.
  const marked = (engine.asset.wm?.length ?? 0) > 0
  const language = pageLanguage()
  const taps = createTaps(
    () => player,
    () => {
      if (player.paused()) player.play()?.catch(() => {})
      else player.pause()
    },
  )
  const player = video(element, {
    controls: true,
    // Else what the engine has put into the element already would be taken for one.
    sources: [],
    preload: 'auto',
    fill: true,
    liveui: true,
    poster,
    playbackRates: RATES,
    inactivityTimeout: IDLE,
    preferFullWindow: preventNativeFullscreen || marked,
    disablePictureInPicture: marked,
    noUITitleAttributes: true,
    persistTextTrackSettings: true,
    errorDisplay: false,
    language,
    languages: { [language]: controlsWords(t) },
    controlBar: CONTROL_BAR,
    userActions: { click: taps, doubleClick: false, hotkeys: false },
    html5: { nativeTextTracks: false, nativeAudioTracks: false, nativeVideoTracks: false, preloadTextTracks: false },
  })
  player.src({ src: source.src, type: source.type, stream, engine })
  return player
}
