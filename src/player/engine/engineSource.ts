import type { PlaybackAsset } from '../../generated/types'
import type { PlaybackFailure } from '../failure'
import type { AudioRules } from '../tracks/audioTracks'
import type { TextRules } from '../tracks/textTracks'
import type { PreloadedStream } from './preloadedStream'
import type { Stream } from './stream'

/** A source as video.js passes it to its source handler, with fields of our own. */
export interface EngineSource {
  src: string
  type: string
  stream: Stream
  engine: EngineSettings
}

/** What the engine has to know beyond an address. */
export interface EngineSettings {
  asset: PlaybackAsset
  /** Where it begins, in seconds; undefined: at its beginning, or at the live edge. */
  startAt?: number
  /** How tracks are named and which of them come first. */
  rules: TextRules & AudioRules
  /** Language of the subtitles that the viewer chose before; '' is off, undefined: never chosen. */
  captions?: string
  /** The Authorization header's value for licences, or undefined when signed out. */
  authorization: () => string | undefined
  /** Origins whose licence servers may know it. */
  ownOrigins: readonly string[]
  onFailure: (failure: PlaybackFailure, detail?: unknown) => void
  /** Told of what is missing while the film plays on. */
  onNote: (note: PlayerNote) => void
  /** A stream of the asset whose beginning is loaded already. */
  preloaded?: PreloadedStream
}

/** What viewers are told while the film plays on: subtitles did not come, a part of the film was left out. */
type PlayerNote = { of: 'subtitles'; name: string } | { of: 'part' }

/** Whoever got so far has seen it, and begins anew (conventions 9). */
const FINISHED = 0.95

/**
 * Whether somebody who was here has seen it to its end.
 * @param length in seconds; of a live stream it has none
 */
export const isFinished = (at = 0, length = 0): boolean => at > 0 && length > 0 && at >= length * FINISHED
