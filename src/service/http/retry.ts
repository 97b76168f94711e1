import { ServiceError } from './response'

/** Statuses that are retried (reliability P4) */
export const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])
const MAX_RETRIES = 2

/**
 * Delay before the next attempt.
 * @param attempt number of failed attempts before this one
 * @returns milliseconds, or undefined if the call must not be retried
 */
export function retryDelay(error: unknown, attempt: number, random = Math.random): number | undefined {
  if (!(error instanceof ServiceError) || attempt >= MAX_RETRIES) return undefined
  const isRetryable =
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'status' &&
      RETRIED_STATUSES.has(error.status) &&
      !(error.status === 500 && /^\/?events\//.test(error.path)))
  if (!isRetryable) return undefined
  if (error.retryAfterMs) return error.retryAfterMs
  return 300 * 2 ** attempt * (0.5 + random())
}

/**
 * Reads a Retry-After header: seconds or a date.
 * @returns milliseconds from now; undefined if invalid or past
 */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const seconds = Number(header || Number.NaN)
  const delayMs = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000
  return delayMs >= 0 ? delayMs : undefined
}

export const delay = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
