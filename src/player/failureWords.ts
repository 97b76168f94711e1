import type { SiteConfig } from '../generated/types'
import { isRecord } from '../lib/json/isRecord'
import type { Text } from '../text/createText'
import type { TextKey } from '../text/texts'
import type { PlaybackFailure } from './failure'

/** What is said when nothing plays, and what can be done. */
export interface FailureWords {
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
    action: !refused ? (kind === 'drm' ? 'ok' : 'retry') : code === '2' ? 'signIn' : 'ok',
  }
}
