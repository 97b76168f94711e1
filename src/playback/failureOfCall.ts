import type { PlaybackFailure } from '../player/failure'
import { ServiceError } from '../service/http/reply'

/** What it means for a viewer that the service did not say what to play. */
export function failureOfCall(error: unknown): PlaybackFailure {
  if (!(error instanceof ServiceError)) return { kind: 'unknown' }
  const { kind, status } = error
  if (kind === 'network' || kind === 'timeout') return { kind }
  if (kind === 'status' && (status === 403 || status === 404)) return { kind: 'refused', code: '1' }
  return { kind: 'unknown', code: status ? String(status) : kind }
}
