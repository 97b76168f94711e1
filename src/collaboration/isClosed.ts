import { ServiceError } from '../service/http/reply'
import { isGone } from '../service/query'

/** Whether the viewer has no access, or no longer, or there is no such collection or asset. */
export const isClosed = (error: unknown): boolean =>
  isGone(error) || (error instanceof ServiceError && error.status === 403)
