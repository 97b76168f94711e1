import type { SiteConfig } from '../generated/types'
import { isRecord } from '../lib/json/isRecord'
import type { Text } from '../text/createText'
import type { TextKey } from '../text/texts'

/**
 * Why nothing plays:
 * - refused: the service gave a code instead of a stream, `code` says which (spec, section 8: playback errors)
 * - drm: this browser cannot play what is protected in this way
 * - licence: the licence server said no, or nothing
 * - network: what is played cannot be reached; timeout: it does not come in time
 * - decode: what came cannot be played
 * - source: there is nothing that this browser could play
 * - missing: what is played is not there any more; part: a piece of it; key: what opens it
 * - blocked: the content security policy of the page does not allow its address
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
  | 'missing'
  | 'part'
  | 'key'
  | 'blocked'
  | 'engine'
  | 'unknown'

export interface PlaybackFailure {
  kind: FailureKind
  /** Of the service for `refused`, else of the engine: for the log and for analytics. */
  code?: string
}

/** What is said when nothing plays, and what can be done. */
interface FailureWords {
  headline: string
  instructions: string
  poster?: string
  /** retry: it may work again. signIn: after signing in. ok: nothing here helps. */
  action: 'retry' | 'signIn' | 'ok'
}

/** The brand's own words, by code (`video.errors`). */
export type BrandErrors = NonNullable<SiteConfig['video']>['errors']

const REFUSED: Record<string, readonly [TextKey, TextKey]> = {
  1: ['playError1', 'playError1More'],
  2: ['playError2', 'playError2More'],
  3: ['playError3', 'playError3More'],
  4: ['playError4', 'playError4More'],
  5: ['playError5', 'playError5More'],
  6: ['playError6', 'playError6More'],
}

const KINDS: Record<Exclude<PlaybackFailure['kind'], 'refused'>, readonly [TextKey, TextKey]> = {
  drm: ['drmUnsupported', 'drmUnsupportedMore'],
  licence: ['licenceFailed', 'licenceFailedMore'],
  network: ['playNetwork', 'playNetworkMore'],
  timeout: ['playTimeout', 'playTimeoutMore'],
  decode: ['playDecode', 'playDecodeMore'],
  source: ['playSource', 'playSourceMore'],
  missing: ['playMissing', 'playMissingMore'],
  part: ['playPart', 'playPartMore'],
  key: ['playKey', 'playKeyMore'],
  blocked: ['playBlocked', 'playBlockedMore'],
  engine: ['playEngine', 'playEngineMore'],
  unknown: ['playUnknown', 'playUnknownMore'],
}

/** Words a failure (spec, section 8: Playback errors). The brand's own go before ours, field by field. */
export function failureWords({ kind, code = '' }: PlaybackFailure, errors: BrandErrors, t: Text): FailureWords {
  const refused = kind === 'refused'
  const known = refused && Object.hasOwn(REFUSED, code) ? REFUSED[code] : undefined
  const [headline, more] = known ?? KINDS[refused ? 'unknown' : kind]
  const own = refused && isRecord(errors) && Object.hasOwn(errors, code) ? errors[code] : undefined
  return {
    headline: own?.headline ?? t(headline),
    instructions: own?.instructions ?? t(more),
    poster: own?.poster,
    action: !refused ? (kind === 'drm' || kind === 'blocked' ? 'ok' : 'retry') : code === '2' ? 'signIn' : 'ok',
  }
}
