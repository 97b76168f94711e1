import type { ParsedText } from '../../lib/json/parseJson'

/**
 * Why a call failed. `refused`: the URL would leave the service; `adapter`: the adapter threw (withAdapter.ts).
 */
export type FailureKind = 'status' | 'network' | 'timeout' | 'not-json' | 'aborted' | 'refused' | 'adapter'

export class ServiceError extends Error {
  /** @param status HTTP status, 0 without a response */
  constructor(
    readonly kind: FailureKind,
    readonly path: string,
    readonly status = 0,
    /** Beginning of a body that is not JSON, for the error page */
    readonly body = '',
    /** JSON body of an error response, not validated */
    readonly data?: unknown,
    /** Value of Retry-After */
    readonly retryAfterMs?: number,
  ) {
    super(`${path}: ${kind}${status ? ` ${status}` : ''}`)
  }
}

/** Data of a response, with its text to find the line of a problem */
export interface ServiceResponse extends ParsedText {
  path: string
}
