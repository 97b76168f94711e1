/**
 * Why nothing plays:
 * - refused: the service gave a code instead of a stream, `code` says which (spec, section 8: playback errors)
 * - drm: this browser cannot play what is protected in this way
 * - licence: the licence server said no, or nothing
 * - network: what is played cannot be reached; timeout: it does not come in time
 * - decode: what came cannot be played
 * - source: there is nothing that this browser could play
 * - engine: the player itself did not load
 */
export type FailureKind =
  | 'refused'
  | 'drm'
  | 'licence'
  | 'network'
  | 'timeout'
  | 'decode'
  | 'source'
  | 'engine'
  | 'unknown'

export interface PlaybackFailure {
  kind: FailureKind
  /** Of the service for `refused`, else of the engine: for the log and for analytics. */
  code?: string
}

/** Whether another stream of the same film may do better. */
export const isOfSource = ({ kind }: PlaybackFailure): boolean => kind !== 'refused' && kind !== 'engine'

/** Whether it is this browser that does not take a stream. */
export const isOfBrowser = ({ kind }: PlaybackFailure): boolean => kind === 'drm' || kind === 'source'
