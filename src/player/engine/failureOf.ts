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
const NETWORK_CATEGORY = 1
const MANIFEST_CATEGORY = 4
const STREAMING_CATEGORY = 5
const DRM_CATEGORY = 6
const MEDIA_CATEGORY = 3
/** Error codes that are more specific than their category. */
const BAD_STATUS_CODE = 1001
/** A request failed without a status; its data begin with the address. */
const HTTP_ERROR_CODE = 1002
const TIMEOUT_CODE = 1003
const SEGMENT_MISSING_CODE = 1011
const NO_KEY_SYSTEM_CODES = new Set([6000, 6001, 6002, 6012, 6020])
const UNSUPPORTED_SOURCE_CODES = new Set([1000, 4032])
const RESTRICTIONS_CANNOT_BE_MET_CODE = 4012
/** Statuses for which a retry is useless. */
const NOT_FOUND_STATUSES: ReadonlySet<unknown> = new Set([404, 410])
/** The failure for a missing file by the engine's request type: segments and keys; default: the title itself. */
const MISSING_KIND_BY_REQUEST: ReadonlyMap<unknown, FailureKind> = new Map([
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
  return {
    kind: code === HTTP_ERROR_CODE && isBlocked(data?.[0]) ? 'blocked' : failureKindOf(error),
    code: String(code),
  }
}

function failureKindOf({ category, code, data }: EngineError): FailureKind {
  if (isFileNotFoundError({ code, category, data })) return MISSING_KIND_BY_REQUEST.get(data?.[4]) ?? 'missing'
  if (code === SEGMENT_MISSING_CODE) return 'part'
  if (code === TIMEOUT_CODE) return 'timeout'
  if (NO_KEY_SYSTEM_CODES.has(code)) return 'drm'
  if (UNSUPPORTED_SOURCE_CODES.has(code)) return 'source'
  if (category === DRM_CATEGORY || (code === RESTRICTIONS_CANNOT_BE_MET_CODE && isLicenceRestriction(data?.[0])))
    return 'licence'
  if (category === NETWORK_CATEGORY) return 'network'
  if (category === MEDIA_CATEGORY || category === MANIFEST_CATEGORY || category === STREAMING_CATEGORY) return 'decode'
  return 'unknown'
}

/** Whether the licence lacks a key, or does not allow this screen. */
function isLicenceRestriction(reason: unknown): boolean {
  if (!isRecord(reason)) return false
  return [reason.missingKeys, reason.restrictedKeyStatuses].some((keys) => Array.isArray(keys) && keys.length > 0)
}

export const isFileNotFoundError = (error: unknown): error is EngineError =>
  isEngineError(error) && error.code === BAD_STATUS_CODE && NOT_FOUND_STATUSES.has(error.data?.[1])

export const isSegmentNotFound = (error: unknown): error is EngineError =>
  isFileNotFoundError(error) && error.data?.[4] === 1

/** Whether a manifest, or a segment list of one stream, failed to load. */
export const isPlaylistError = (error: unknown): error is EngineError =>
  isEngineError(error) && error.category === NETWORK_CATEGORY && (error.data?.[4] ?? error.data?.[1]) === 0

export const isEngineError = (error: unknown): error is EngineError =>
  typeof error === 'object' && error !== null && 'category' in error && 'code' in error
