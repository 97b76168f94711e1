import type { ReactNode } from 'react'
import type Player from 'video.js/dist/types/player'
import type { PlaybackAsset } from '../generated/types'
import type { TextKey } from '../text/texts'
import type { PlaybackFailure } from './failure'
import type { PreloadedAsset } from './preloadAsset'

/** The part of the site config that the player uses (spec, section 3: Site config). */
export interface PlayerConfig {
  disableCastDrm: boolean
  disableAirplay: boolean
  enableAirplayForReleased: boolean
  preventNativeFullscreen: boolean
  removeLabels: readonly string[]
  manifestAudio: boolean
}

/** A key that a page adds to the player, or overrides. */
export interface PlayerKeyBinding {
  /** `KeyboardEvent.key` in lower case. */
  key: string
  /** Description in the list of keys. */
  textKey: TextKey
  press: () => void
}

/** UI and keys that a page adds to its player. */
export interface PlayerAdditions {
  /** Handled on the whole page, like the letters of the player. Must be the same array on each render. */
  keys: readonly PlayerKeyBinding[]
  render: (player: Player, video: HTMLVideoElement) => ReactNode
}

export interface PlayerSettings {
  asset: PlaybackAsset
  preloaded?: PreloadedAsset
  /** Title in the header and for the media controls of the system. */
  name: string
  /** The title that it belongs to, and the season. */
  seriesLine?: string
  poster?: string
  config: PlayerConfig
  /** The viewer's language. */
  language: string
  /** The Authorization header's value for licences of the site's own servers. */
  authorization: () => string | undefined
  ownOrigins: readonly string[]
  /** true: a full-page player with a header, which handles keys on the whole page. */
  fullPage?: boolean
  /** true: focuses the player unless another control has the focus, because it replaces the pressed button. */
  takesFocus?: boolean
  /** Back link in the header. */
  back?: { label: string; href: string; onPress?: () => void }
  onNext?: () => void
  /** The title of `onNext`, which is shown at the end and starts automatically. Undefined: nothing starts. */
  next?: { name: string; picture?: string }
  onPrevious?: () => void
  additions?: PlayerAdditions
  /** Called once for each failure that is shown. */
  onFailure?: (failure: PlaybackFailure) => void
  /** Binds progress and analytics. Returns a function that unbinds them. */
  bind?: (player: Player, video: HTMLVideoElement) => () => void
}
