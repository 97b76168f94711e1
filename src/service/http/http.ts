import { type Parsed, parsed } from '../../lib/json/parseJson'
import { errorCode, SESSION_END_CODES } from './errorCode'
import { ServiceError, type ServiceResponse } from './response'
import { delay, parseRetryAfter, retryDelay } from './retry'
import type { StatusLog } from './statusLog'
import { timeoutSignal } from './timeoutSignal'

/** Time limits in milliseconds; those of reads are for all attempts together (reliability P3). */
const TIMEOUTS_MS = { config: 10_000, page: 8_000, secondary: 4_000, mutation: 15_000 } as const

export interface CallOptions {
  timeout?: keyof typeof TIMEOUTS_MS
  /** Header `device: Web`, on module, FAQ and event calls (spec, section 7). */
  device?: boolean
  /** false: no Authorization header. */
  auth?: boolean
  /** Sent as Authorization instead of the session's. */
  authorization?: string
  /** Further headers. */
  headers?: Readonly<Record<string, string>>
  /** 2: a call of the second base (spec, section 7). */
  version?: 2
  /**
   * Takes the body of a good answer: what it gives becomes the reply's data. For documents, which are no JSON. Such a
   * call may lead anywhere at the service's origin, and its time limit ends where the answer begins.
   */
  parseBody?: (parsedBody: Response) => Promise<unknown>
  /** Told of this answer's headers, and when it was asked for, in milliseconds since 1970. */
  onHeaders?: (headers: Headers, requestedAt: number) => void
  /** true: the call goes on when the page is left. The bodies of all such calls under way may have 64 kB together. */
  keepalive?: boolean
  signal?: AbortSignal
  /** How the browser's own store is asked. Default: as the answer says. */
  cache?: RequestCache
}

/** One attempt of a call. */
interface TimedCall extends CallOptions {
  /** When it is given up, by `performance.now()`. */
  deadline?: number
}

export interface HttpSettings {
  /** Base of the service, ending in a slash. */
  base: string
  /** The second base. Default: the base with v2 in place of v1. */
  base2?: string
  /** Origin, with a slash at its end, of the pictures, films and files that answers name by a path. Default: the site's. */
  media?: string
  /** The Authorization header's value, or undefined when signed out. */
  authorization: () => string | undefined
  /** Told of every answer that is no success, before the call fails. */
  statusLog?: StatusLog
  /** Told of every answer: its headers, and when it was asked for, in milliseconds since 1970. */
  onHeaders?: (headers: Headers, requestedAt: number) => void
  /**
   * Renews a session whose token was refused with 401, so that the call is made once more (threats S5).
   * @returns whether there is a new token
   */
  renew?: (refused: string) => Promise<boolean>
}

export type Http = ReturnType<typeof createHttp>

/** The only caller of `fetch`. Reads are shared while in flight and retried by reliability P4; writes are not. */
export function createHttp({ base, base2, media, authorization, statusLog, onHeaders, renew }: HttpSettings) {
  const baseV2 = base2 ?? base.replace(/v1\/$/, 'v2/')
  const inFlight = new Map<string, SharedRead>()

  /** Who asks for what is on its way already waits for the same answer. It is given up when nobody waits any more. */
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
        // Whoever asks from now on asks anew.
        forget()
        controller.abort()
      },
    }
    const forget = () => {
      if (inFlight.get(key) === shared) inFlight.delete(key)
    }
    // Its failure is told to those who wait; where nobody does any more, to nobody.
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

  /** A call, made once more where a 401 could be mended by a new token. */
  async function sendWithRenewal(
    method: string,
    path: string,
    body: unknown,
    options: TimedCall,
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

  async function sendOnce(
    method: string,
    path: string,
    body: unknown,
    options: TimedCall,
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
        // Older browsers take the header along to wherever an answer leads (threats S2).
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
      // All of them are texts of JSON that begin so, wherever they stand, also within HTML.
      if (media) text = text.replace(/"\/(?=(?:media|site)\/)/g, `"${media}`)
    } catch {
      throw new ServiceError(timer.reason() ?? 'network', path)
    } finally {
      timer.clear()
    }
    const { ok, status } = response
    const parsedBody = parseText(text)
    const data = parsedBody?.data
    const code = errorCode(data)
    if (!ok || (code && SESSION_END_CODES.has(code))) report?.({ status, path, authorization: token, code })
    if (!ok)
      throw new ServiceError('status', path, status, '', data, parseRetryAfter(response.headers.get('Retry-After')))
    if (!parsedBody && text !== '') throw new ServiceError('not-json', path, status, text.slice(0, 200))
    return { data, text, hadForbidden: parsedBody?.hadForbidden, path }
  }

  /** @throws ServiceError when the path would leave the service's base (threats D3), a document its origin (threats S2) */
  function addressOf(path: string, baseUrl: string, mayLeaveBase: unknown): string {
    const root = new URL(baseUrl, location.href)
    const url = new URL(path.replace(/^\/+/, ''), root)
    if (url.origin !== root.origin || !(mayLeaveBase || url.pathname.startsWith(root.pathname)))
      throw new ServiceError('refused', path)
    return url.href
  }

  return {
    get,
    /** Sends a change. Never repeated. */
    send: (method: 'POST' | 'DELETE', path: string, body?: unknown, options: CallOptions = {}) =>
      sendWithRenewal(method, path, body, options),
    /** For what `fetch` cannot do (upload.ts). */
    renew,
  }
}

/** A read under way, for all who wait for it. */
interface SharedRead {
  response: Promise<ServiceResponse>
  waiters: number
  abort(): void
}

/** The answer for one of those who wait for it; their own signal ends only their waiting, unless they are the last. */
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

/** What an answer says; undefined where it is no JSON. */
function parseText(text: string): Parsed | undefined {
  try {
    return parsed(text)
  } catch {
    return undefined
  }
}
