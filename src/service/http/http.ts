import { type ParsedText, parseJsonText } from '../../lib/json/parseJson'
import { errorCode, SESSION_END_CODES } from './errorCode'
import { ServiceError, type ServiceResponse } from './response'
import { delay, parseRetryAfter, retryDelay } from './retry'
import type { StatusLog } from './statusLog'
import { timeoutSignal } from './timeoutSignal'

/** In milliseconds. The timeout of a read includes its retries (reliability P3). */
const TIMEOUTS_MS = { config: 10_000, page: 8_000, secondary: 4_000, mutation: 15_000 } as const

export interface CallOptions {
  timeout?: keyof typeof TIMEOUTS_MS
  /** Send the header `device: Web`: module, FAQ and event calls (spec, section 7) */
  device?: boolean
  /** false: no Authorization header */
  auth?: boolean
  /** Sent as Authorization instead of the session's token */
  authorization?: string
  headers?: Readonly<Record<string, string>>
  /** 2: use the second base (spec, section 7) */
  version?: 2
  /**
   * Reads the body of a successful response; the result becomes `data`. For documents that are not JSON. The path may be
   * anywhere at the service's origin, and the timeout ends when the headers arrive.
   */
  parseBody?: (response: Response) => Promise<unknown>
  /** Called with the headers and the time of the request, in milliseconds since 1970 */
  onHeaders?: (headers: Headers, requestedAt: number) => void
  /** The request completes after the page is closed. Browsers allow 64 kB for the bodies of all such requests in flight. */
  keepalive?: boolean
  signal?: AbortSignal
  /** Use of the HTTP cache. Default: as the response headers say */
  cache?: RequestCache
}

interface CallWithDeadline extends CallOptions {
  /** Time by `performance.now()` after which the call fails */
  deadline?: number
}

export interface HttpSettings {
  /** Base URL of the service, with a trailing slash */
  base: string
  /** Second base URL. Default: the base with v2 instead of v1 */
  base2?: string
  /** Origin of images, streams and files that responses name by a path, with a trailing slash. Default: the site's */
  media?: string
  /** Value of the Authorization header; undefined when signed out */
  authorization: () => string | undefined
  /** Receives every unsuccessful response before the call fails */
  statusLog?: StatusLog
  /** Called for every response with its headers and the time of the request, in milliseconds since 1970 */
  onHeaders?: (headers: Headers, requestedAt: number) => void
  /**
   * Renews a session whose token was refused with 401; the call is then repeated once (threats S5).
   * @returns whether there is a new token
   */
  renew?: (refused: string) => Promise<boolean>
}

export type Http = ReturnType<typeof createHttp>

/**
 * The only caller of `fetch`. Reads are shared while in flight and retried (reliability P4); writes are not. Long, because
 * its functions share one service's settings and requests in flight.
 */
export function createHttp({ base, base2, media, authorization, statusLog, onHeaders, renew }: HttpSettings) {
  const baseV2 = base2 ?? base.replace(/v1\/$/, 'v2/')
  const inFlight = new Map<string, SharedRead>()

  /** Joins a request in flight for the same path. It is aborted when its last caller aborts. */
  function get(path: string, options: CallOptions = {}): Promise<ServiceResponse> {
    const key = `${tokenOf(options) ?? ''} ${options.version ?? 1} ${path}`
    const running = inFlight.get(key) ?? start(key, path, options)
    return joinRead(running, path, options.signal)
  }

  function start(key: string, path: string, options: CallOptions): SharedRead {
    const controller = new AbortController()
    const shared: SharedRead = {
      response: read(path, { ...options, signal: controller.signal }).finally(() => forget()),
      waiters: 0,
      abort() {
        // The next caller makes a new request.
        forget()
        controller.abort()
      },
    }
    const forget = () => {
      if (inFlight.get(key) === shared) inFlight.delete(key)
    }
    // Callers handle the error; without callers it must not be an unhandled rejection.
    shared.response.catch(() => {})
    inFlight.set(key, shared)
    return shared
  }

  async function read(path: string, options: CallOptions): Promise<ServiceResponse> {
    const deadline = performance.now() + TIMEOUTS_MS[options.timeout ?? 'page']
    for (let attempt = 0; ; attempt++) {
      try {
        return await sendWithRenewal('GET', path, undefined, { ...options, deadline })
      } catch (error) {
        const delayMs = retryDelay(error, attempt)
        if (delayMs === undefined || performance.now() + delayMs >= deadline) throw error
        await delay(delayMs)
        if (options.signal?.aborted) throw new ServiceError('aborted', path)
      }
    }
  }

  const tokenOf = ({ auth, authorization: override }: CallOptions) =>
    override ?? (auth === false ? undefined : authorization())

  /** Repeats a call once if a 401 can be fixed by renewing the token. */
  async function sendWithRenewal(
    method: string,
    path: string,
    body: unknown,
    options: CallWithDeadline,
  ): Promise<ServiceResponse> {
    const tokenUsed = tokenOf(options)
    if (!renew || !tokenUsed || options.authorization) return sendOnce(method, path, body, options)
    let refused = false
    try {
      return await sendOnce(method, path, body, options, (bad) => {
        refused = bad.status === 401 && !bad.code && authorization() === tokenUsed
        if (!refused) statusLog?.report(bad)
      })
    } catch (error) {
      if (!refused) throw error
      if (await renew(tokenUsed)) return sendOnce(method, path, body, options)
      statusLog?.report({ status: 401, path, authorization: tokenUsed })
      throw error
    }
  }

  /** One `fetch` from options to response. Many branches, but one for each option and kind of failure. */
  async function sendOnce(
    method: string,
    path: string,
    body: unknown,
    options: CallWithDeadline,
    report = statusLog?.report,
  ): Promise<ServiceResponse> {
    const { deadline, timeout = 'mutation' } = options
    const timer = timeoutSignal(
      deadline === undefined ? TIMEOUTS_MS[timeout] : deadline - performance.now(),
      options.signal,
    )
    const token = tokenOf(options)
    const headers: Record<string, string> = { ...options.headers }
    if (token) headers.Authorization = token
    if (options.device) headers.device = 'Web'
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const requestBody = body === undefined ? undefined : JSON.stringify(body)
    const address = addressOf(path, options.version === 2 ? baseV2 : base, options.parseBody)
    const requestedAt = Date.now()
    let response: Response
    let text: string
    try {
      response = await fetch(address, {
        method,
        headers,
        body: requestBody,
        credentials: 'same-origin',
        // Older browsers send the header to the target of a redirect (threats S2).
        redirect: token ? 'error' : 'follow',
        keepalive: options.keepalive,
        signal: timer.signal,
        cache: options.cache,
      })
      onHeaders?.(response.headers, requestedAt)
      options.onHeaders?.(response.headers, requestedAt)
      if (options.parseBody && response.ok) {
        timer.clear()
        return { data: await options.parseBody(response), text: '', path }
      }
      text = await response.text()
      // Paths of media in any JSON string, also within HTML
      if (media) text = text.replace(/"\/(?=(?:media|site)\/)/g, `"${media}`)
    } catch {
      throw new ServiceError(timer.reason() ?? 'network', path)
    } finally {
      timer.clear()
    }
    const { ok, status } = response
    const parsedBody = tryParse(text)
    const data = parsedBody?.data
    const code = errorCode(data)
    if (!ok || (code && SESSION_END_CODES.has(code))) report?.({ status, path, authorization: token, code })
    if (!ok)
      throw new ServiceError('status', path, status, '', data, parseRetryAfter(response.headers.get('Retry-After')))
    if (!parsedBody && text !== '') throw new ServiceError('not-json', path, status, text.slice(0, 200))
    return { data, text, hadForbidden: parsedBody?.hadForbidden, path }
  }

  /** @throws ServiceError if the path leaves the service's base (threats D3), or a document's URL its origin (threats S2) */
  function addressOf(path: string, baseUrl: string, mayLeaveBase: unknown): string {
    const root = new URL(baseUrl, location.href)
    const url = new URL(path.replace(/^\/+/, ''), root)
    if (url.origin !== root.origin || !(mayLeaveBase || url.pathname.startsWith(root.pathname)))
      throw new ServiceError('refused', path)
    return url.href
  }

  return {
    get,
    /** Writes are never retried. */
    send: (method: 'POST' | 'DELETE', path: string, body?: unknown, options: CallOptions = {}) =>
      sendWithRenewal(method, path, body, options),
    /** For uploads, which cannot use `fetch` (upload.ts) */
    renew,
  }
}

/** A read in flight and the number of its callers */
interface SharedRead {
  response: Promise<ServiceResponse>
  waiters: number
  abort(): void
}

/** Waits for a shared read. A caller's signal aborts the request only if it was the last caller. */
async function joinRead(shared: SharedRead, path: string, signal?: AbortSignal): Promise<ServiceResponse> {
  shared.waiters++
  if (!signal) return shared.response
  let leave = () => {}
  const left = new Promise<never>((_, reject) => {
    leave = () => {
      shared.waiters--
      if (shared.waiters === 0) shared.abort()
      reject(new ServiceError('aborted', path))
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })
  try {
    return await Promise.race([shared.response, left])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** undefined if the text is not JSON */
function tryParse(text: string): ParsedText | undefined {
  try {
    return parseJsonText(text)
  } catch {
    return undefined
  }
}
