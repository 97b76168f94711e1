import type { UploadLimits } from '../../generated/types'
import { ServiceError } from '../../service/http/response'
import type { TextKey } from '../../text/texts'
import type { Upload } from './uploadList'

/** Why a file is rejected before sending. */
export function rejectionReason(
  { name, size }: File,
  { max_size: maxSize, extensions }: UploadLimits,
): TextKey | undefined {
  if (size === 0) return 'uploadEmpty'
  if (maxSize !== undefined && size > maxSize) return 'uploadTooLarge'
  const lowered = name.toLowerCase()
  // Extensions may contain dots (".tar.gz").
  if (extensions?.length && !extensions.some((each) => lowered.endsWith(`.${each.replace(/^\./, '').toLowerCase()}`)))
    return 'uploadWrongType'
  return undefined
}

const PERMANENT_REASONS: ReadonlySet<TextKey> = new Set([
  'uploadEmpty',
  'uploadTooLarge',
  'uploadWrongType',
  'uploadTwice',
])

/** Whether an upload can be retried: not if its file is invalid. */
export const canRetry = ({ state, reason }: Upload): boolean =>
  state === 'cancelled' || (state === 'failed' && !(reason && PERMANENT_REASONS.has(reason)))

const REASON_BY_STATUS: Readonly<Record<number, TextKey>> = {
  400: 'uploadRefused',
  401: 'uploadSignedOut',
  403: 'uploadForbidden',
  404: 'uploadForbidden',
  413: 'uploadTooLarge',
  415: 'uploadWrongType',
}

/** Why sending failed. */
export function failureReason(error: unknown): TextKey {
  if (!(error instanceof ServiceError)) return 'uploadVanished'
  if (error.kind === 'network' || error.kind === 'timeout') return 'uploadBroken'
  return REASON_BY_STATUS[error.status] ?? 'uploadFailed'
}
