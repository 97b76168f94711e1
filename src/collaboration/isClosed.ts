import { ServiceError } from '../service/http/response'
import { isNotFound } from '../service/query'

/** Whether the viewer has no access, or no longer, or there is no such collection or asset. */
export const isClosed = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ServiceError && error.status === 403)
