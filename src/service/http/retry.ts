import { ServiceError } from './reply'

/** Statuses after which a read is tried again (reliability P4). */
export const RETRIED: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])
const TRIES = 2

/**
 * How long to wait before reading again.
 * @param attempt number of tries that failed before this one
 * @returns milliseconds, or undefined when it is not to be tried again
 */
export function retryDelay(error: unknown, attempt: number, random = Math.random): number | undefined {
  if (!(error instanceof ServiceError) || attempt >= TRIES) return undefined
  const again =
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'status' && RETRIED.has(error.status) && !(error.status === 500 && /^\/?events\//.test(error.path)))
  if (!again) return undefined
  if (error.retryAfter) return error.retryAfter
  return 300 * 2 ** attempt * (0.5 + random())
}

/**
 * What a Retry-After header asks for: seconds, or a date.
 * @returns milliseconds from now, or undefined where it says neither, or a date that is over
 */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
  const seconds = Number(header || Number.NaN)
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000
  return wait >= 0 ? wait : undefined
}

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
