import type { Parsed } from '../../lib/json/parseJson'

/**
 * Why a call to the service gave nothing. `refused`: its address would leave the service; `adapter`: what stands in front
 * of the service could not read the answer (adaptHttp.ts).
 */
export type FailureKind = 'status' | 'network' | 'timeout' | 'not-json' | 'aborted' | 'refused' | 'adapter'

/** A call to the service that failed. */
export class ServiceError extends Error {
  /** @param status HTTP status, 0 where there was no answer */
  constructor(
    readonly kind: FailureKind,
    readonly path: string,
    readonly status = 0,
    /** How a non-JSON body begins, for the error page. */
    readonly body = '',
    /** What a refusal said, where it was JSON. Not checked. */
    readonly data?: unknown,
    /** How long the service wants nobody to ask again, in milliseconds. */
    readonly retryAfterMs?: number,
  ) {
    super(`${path}: ${kind}${status ? ` ${status}` : ''}`)
  }
}

/** An answer of the service: its data, and the text it came as (to find a problem's line). */
export interface ServiceResponse extends Parsed {
  path: string
}
