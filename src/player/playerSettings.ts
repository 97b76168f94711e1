import type { ReactNode } from 'react'
import type Player from 'video.js/dist/types/player'
import type { PlaybackAsset } from '../generated/types'
import type { TextKey } from '../text/texts'
import type { PlaybackFailure } from './failure'
import type { PreloadedAsset } from './preloadAsset'

/** The slice of the site config that the player is given (spec, section 3: Site config). */
export interface PlayerConfig {
  disableCastDrm: boolean
  disableAirplay: boolean
  enableAirplayForReleased: boolean
  preventNativeFullscreen: boolean
  removeLabels: readonly string[]
  manifestAudio: boolean
}

/** A key that a page adds to those of the player, or has in place of one of them. */
export interface OwnKey {
  /** As `KeyboardEvent.key` says it, in lower case. */
  key: string
  /** What it does, in the list of keys. */
  words: TextKey
  press: () => void
}

/** What a page brings into its player. */
export interface PlayerAdditions {
  /** They are heard wherever the focus is on the page, as are the player's own letters. The same list as long as it is. */
  keys: readonly OwnKey[]
  /** Drawn with the controls. */
  render: (player: Player, video: HTMLVideoElement) => ReactNode
}

/** Something that plays, and all that the player needs for it. */
export interface PlayerSettings {
  asset: PlaybackAsset
  /** What was preloaded of the asset. */
  preloaded?: PreloadedAsset
  /** Its name, above the picture and for the system's own controls. */
  name: string
  /** What it belongs to, or which part it is. */
  line?: string
  poster?: string
  config: PlayerConfig
  /** The viewer's language. */
  language: string
  /** The Authorization header's value for licences of the site's own servers. */
  authorization: () => string | undefined
  ownOrigins: readonly string[]
  /** true: it is all there is on the page, so that keys are heard wherever the focus is, and it has a head. */
  whole?: boolean
  /** true: the focus goes into it, where it is nowhere else: what was pressed has made room for it. */
  takesFocus?: boolean
  /** The way out, in the head of a whole player. */
  back?: { label: string; href: string; onPress?: () => void }
  onNext?: () => void
  /** What `onNext` leads to: told at the end, from where it begins by itself. Missing: nothing begins by itself. */
  next?: { name: string; picture?: string }
  onPrevious?: () => void
  additions?: PlayerAdditions
  /** Told once for each failure that is shown. */
  onFailure?: (failure: PlaybackFailure) => void
  /** Watches the player for others: progress, analytics. Returns what takes it back. */
  bind?: (player: Player, video: HTMLVideoElement) => () => void
}
