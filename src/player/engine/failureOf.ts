import { isRecord } from '../../lib/json/isRecord'
import type { FailureKind, PlaybackFailure } from '../failure'

/** What of the engine's errors is looked at. */
export interface EngineError {
  category: number
  code: number
  /** 2: nothing plays any more. 1: the engine helps itself. */
  severity: number
  data?: readonly unknown[]
}

/** The engine's categories of errors. */
const NETWORK = 1
const MANIFEST = 4
const STREAMING = 5
const DRM = 6
const MEDIA = 3
/** The engine's codes that mean more than their category. */
const BAD_STATUS = 1001
/** A request failed without a status; its data begin with the address. */
const NO_ANSWER = 1002
const TIMEOUT = 1003
const SEGMENT_MISSING = 1011
const NO_KEY_SYSTEM = new Set([6000, 6001, 6002, 6012, 6020])
const TOO_OLD = new Set([1000, 4032])
const NOTHING_ALLOWED = 4012
/** Statuses that another try does not change. */
const GONE: ReadonlySet<unknown> = new Set([404, 410])
/** What is missing, by the engine's types of requests: segments and keys; all else is the film itself. */
const MISSING: ReadonlyMap<unknown, FailureKind> = new Map([
  [1, 'part'],
  [6, 'key'],
])

/**
 * What an error of the engine means for a viewer.
 * @param isBlocked whether the page's policy refuses an address
 */
export function failureOf(error: unknown, isBlocked: (address: unknown) => boolean = () => false): PlaybackFailure {
  if (!isEngineError(error)) return { kind: 'unknown' }
  const { code, data } = error
  return { kind: code === NO_ANSWER && isBlocked(data?.[0]) ? 'blocked' : kindOf(error), code: String(code) }
}

function kindOf({ category, code, data }: EngineError): FailureKind {
  if (isGone({ code, category, data })) return MISSING.get(data?.[4]) ?? 'missing'
  if (code === SEGMENT_MISSING) return 'part'
  if (code === TIMEOUT) return 'timeout'
  if (NO_KEY_SYSTEM.has(code)) return 'drm'
  if (TOO_OLD.has(code)) return 'source'
  if (category === DRM || (code === NOTHING_ALLOWED && isForKeys(data?.[0]))) return 'licence'
  if (category === NETWORK) return 'network'
  if (category === MEDIA || category === MANIFEST || category === STREAMING) return 'decode'
  return 'unknown'
}

/** Whether nothing may be played because of the licence: a key is missing in it, or it does not allow this screen. */
function isForKeys(why: unknown): boolean {
  if (!isRecord(why)) return false
  return [why.missingKeys, why.restrictedKeyStatuses].some((keys) => Array.isArray(keys) && keys.length > 0)
}

/** Whether something is not there, and will not be. */
export const isGone = (error: unknown): error is EngineError =>
  isEngineError(error) && error.code === BAD_STATUS && GONE.has(error.data?.[1])

/** Whether that is a segment. */
export const isSegmentGone = (error: unknown): error is EngineError => isGone(error) && error.data?.[4] === 1

/** Whether a manifest, or a list of segments of one stream, did not come. */
export const isOfPlaylist = (error: unknown): error is EngineError =>
  isEngineError(error) && error.category === NETWORK && (error.data?.[4] ?? error.data?.[1]) === 0

export const isEngineError = (error: unknown): error is EngineError =>
  typeof error === 'object' && error !== null && 'category' in error && 'code' in error
