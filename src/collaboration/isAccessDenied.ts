import { ServiceError } from '../service/http/response'
import { isNotFound } from '../service/query'

/** True for a collection or asset that does not exist or that the viewer may not see. */
export const isAccessDenied = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ServiceError && error.status === 403)
