import type { PlaybackAsset } from '../../generated/types'
import type { PlaybackFailure } from '../failure'
import type { AudioTrackRules } from '../tracks/audioTracks'
import type { TextTrackRules } from '../tracks/textTracks'
import type { PreloadedStream } from './preloadedStream'
import type { Stream } from './stream'

/** A source as video.js passes it to its source handler, with fields of our own. */
export interface EngineSource {
  src: string
  type: string
  stream: Stream
  engine: EngineSettings
}

/** Settings of the engine other than the source. */
export interface EngineSettings {
  asset: PlaybackAsset
  /** Start position in seconds; undefined: the beginning, or the live edge. */
  startAt?: number
  /** How tracks are labelled and selected. */
  rules: TextTrackRules & AudioTrackRules
  /** Language of the subtitles that the viewer chose before; '' is off, undefined: never chosen. */
  captions?: string
  /** The Authorization header's value for licences, or undefined when signed out. */
  authorization: () => string | undefined
  /** Origins whose licence servers may receive it. */
  ownOrigins: readonly string[]
  onFailure: (failure: PlaybackFailure, detail?: unknown) => void
  /** Called with problems that do not stop playback. */
  onNote: (note: PlayerNote) => void
  /** A preloaded stream of the asset. */
  preloaded?: PreloadedStream
}

/** Subtitles failed to load, or a part of the video was skipped. */
type PlayerNote = { kind: 'subtitles'; name: string } | { kind: 'part' }

/** From this fraction of the duration on, a title counts as finished and restarts from the beginning (conventions 9). */
const FINISHED_FRACTION = 0.95

/**
 * Whether a position counts as finished.
 * @param length in seconds; unknown or infinite for live streams
 */
export const isFinished = (at = 0, length = 0): boolean => at > 0 && length > 0 && at >= length * FINISHED_FRACTION
