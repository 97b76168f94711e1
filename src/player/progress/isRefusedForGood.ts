import { ServiceError } from '../../service/http/reply'
import { RETRIED } from '../../service/http/retry'

/**
 * Whether sending a save again is of no use: the service answered that it does not want it. A line that was down, a busy
 * service and a session that ended (401) do not count.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ServiceError &&
  (error.kind === 'refused' || (error.kind === 'status' && error.status !== 401 && isFinal(error.status)))

const isFinal = (status: number) => status >= 400 && status < 500 && !RETRIED.has(status)
