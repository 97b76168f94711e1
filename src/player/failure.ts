import type { SiteConfig } from '../generated/types'
import { isRecord } from '../lib/json/isRecord'
import type { TranslateFunction } from '../text/createText'
import type { TextKey } from '../text/texts'

/**
 * Why playback fails:
 * - refused: the service returned a code instead of a stream (spec, section 8: playback errors)
 * - drm: this browser does not support the protection
 * - licence: the licence server refused or failed
 * - network: a file cannot be reached; timeout: a file takes too long
 * - decode: the data is damaged
 * - source: no source that this browser supports
 * - missing: a file does not exist; part: a segment of it; key: its decryption key
 * - blocked: the content security policy of the page blocks the address
 * - engine: the code of the player failed to load
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
  /** From the service for `refused`, else from the engine: for the log and analytics. */
  code?: string
}

interface FailureTexts {
  headline: string
  instructions: string
  poster?: string
  /** ok: the viewer can only acknowledge the message. */
  action: 'retry' | 'signIn' | 'ok'
}

/** The brand's texts by code (`video.errors`). */
export type BrandErrors = NonNullable<SiteConfig['video']>['errors']

const REFUSED_TEXTS: Record<string, readonly [TextKey, TextKey]> = {
  1: ['playError1', 'playError1More'],
  2: ['playError2', 'playError2More'],
  3: ['playError3', 'playError3More'],
  4: ['playError4', 'playError4More'],
  5: ['playError5', 'playError5More'],
  6: ['playError6', 'playError6More'],
}

const FAILURE_TEXTS: Record<Exclude<PlaybackFailure['kind'], 'refused'>, readonly [TextKey, TextKey]> = {
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

/** The texts of a failure (spec, section 8: Playback errors). The brand's texts override the defaults field by field. */
export function failureTexts(
  { kind, code = '' }: PlaybackFailure,
  errors: BrandErrors,
  t: TranslateFunction,
): FailureTexts {
  const refused = kind === 'refused'
  const known = refused && Object.hasOwn(REFUSED_TEXTS, code) ? REFUSED_TEXTS[code] : undefined
  const [headline, more] = known ?? FAILURE_TEXTS[refused ? 'unknown' : kind]
  const brandTexts = refused && isRecord(errors) && Object.hasOwn(errors, code) ? errors[code] : undefined
  return {
    headline: brandTexts?.headline ?? t(headline),
    instructions: brandTexts?.instructions ?? t(more),
    poster: brandTexts?.poster,
    action: !refused ? (kind === 'drm' || kind === 'blocked' ? 'ok' : 'retry') : code === '2' ? 'signIn' : 'ok',
  }
}
