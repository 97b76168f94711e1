import { isRecord } from '../../lib/json/isRecord'
import type { FailureKind, PlaybackFailure } from '../failure'

/** The used part of an error of the engine. */
export interface EngineError {
  category: number
  code: number
  /** 2: fatal. 1: the engine recovers. */
  severity: number
  data?: readonly unknown[]
}

/** The engine's categories of errors. */
const NETWORK = 1
const MANIFEST = 4
const STREAMING = 5
const DRM = 6
const MEDIA = 3
/** Error codes that are more specific than their category. */
const BAD_STATUS = 1001
/** A request failed without a status; its data begin with the address. */
const HTTP_ERROR = 1002
const TIMEOUT = 1003
const SEGMENT_MISSING = 1011
const NO_KEY_SYSTEM = new Set([6000, 6001, 6002, 6012, 6020])
const UNSUPPORTED_SOURCE = new Set([1000, 4032])
const RESTRICTIONS_CANNOT_BE_MET = 4012
/** Statuses for which a retry is useless. */
const NOT_FOUND_STATUSES: ReadonlySet<unknown> = new Set([404, 410])
/** The failure for a missing file by the engine's request type: segments and keys; default: the title itself. */
const MISSING_KINDS: ReadonlyMap<unknown, FailureKind> = new Map([
  [1, 'part'],
  [6, 'key'],
])

/**
 * Maps an error of the engine to a failure.
 * @param isBlocked whether the CSP blocks an address
 */
export function engineFailureOf(
  error: unknown,
  isBlocked: (address: unknown) => boolean = () => false,
): PlaybackFailure {
  if (!isEngineError(error)) return { kind: 'unknown' }
  const { code, data } = error
  return { kind: code === HTTP_ERROR && isBlocked(data?.[0]) ? 'blocked' : kindOf(error), code: String(code) }
}

function kindOf({ category, code, data }: EngineError): FailureKind {
  if (isFileNotFoundError({ code, category, data })) return MISSING_KINDS.get(data?.[4]) ?? 'missing'
  if (code === SEGMENT_MISSING) return 'part'
  if (code === TIMEOUT) return 'timeout'
  if (NO_KEY_SYSTEM.has(code)) return 'drm'
  if (UNSUPPORTED_SOURCE.has(code)) return 'source'
  if (category === DRM || (code === RESTRICTIONS_CANNOT_BE_MET && isLicenceRestriction(data?.[0]))) return 'licence'
  if (category === NETWORK) return 'network'
  if (category === MEDIA || category === MANIFEST || category === STREAMING) return 'decode'
  return 'unknown'
}

/** Whether the licence lacks a key, or does not allow this screen. */
function isLicenceRestriction(reason: unknown): boolean {
  if (!isRecord(reason)) return false
  return [reason.missingKeys, reason.restrictedKeyStatuses].some((keys) => Array.isArray(keys) && keys.length > 0)
}

export const isFileNotFoundError = (error: unknown): error is EngineError =>
  isEngineError(error) && error.code === BAD_STATUS && NOT_FOUND_STATUSES.has(error.data?.[1])

export const isSegmentNotFound = (error: unknown): error is EngineError =>
  isFileNotFoundError(error) && error.data?.[4] === 1

/** Whether a manifest, or a segment list of one stream, failed to load. */
export const isPlaylistError = (error: unknown): error is EngineError =>
  isEngineError(error) && error.category === NETWORK && (error.data?.[4] ?? error.data?.[1]) === 0

export const isEngineError = (error: unknown): error is EngineError =>
  typeof error === 'object' && error !== null && 'category' in error && 'code' in error
