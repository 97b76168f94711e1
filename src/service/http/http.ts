import { type Parsed, parsed } from '../../lib/json/parseJson'
import { deadline } from './deadline'
import { ENDS_SESSION, errorCode } from './errorCode'
import { type Reply, ServiceError } from './reply'
import { pause, retryAfterOf, retryDelay } from './retry'
import type { StatusLog } from './statusLog'

/** Time limits in milliseconds; those of reads are for all attempts together (reliability P3). */
const LIMITS = { config: 10_000, page: 8_000, secondary: 4_000, mutation: 15_000 } as const

export interface CallOptions {
  limit?: keyof typeof LIMITS
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
  take?: (answer: Response) => Promise<unknown>
  /** Told of this answer's headers, and when it was asked for, in milliseconds since 1970. */
  heard?: (headers: Headers, asked: number) => void
  /** true: the call goes on when the page is left. The bodies of all such calls under way may have 64 kB together. */
  keepalive?: boolean
  signal?: AbortSignal
  /** How the browser's own store is asked. Default: as the answer says. */
  cache?: RequestCache
}

/** One attempt of a call. */
interface TimedCall extends CallOptions {
  /** When it is given up, by `performance.now()`. */
  until?: number
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
  heard?: (headers: Headers, asked: number) => void
  /**
   * Renews a session whose token was refused with 401, so that the call is made once more (threats S5).
   * @returns whether there is a new token
   */
  renew?: (refused: string) => Promise<boolean>
}

export type Http = ReturnType<typeof createHttp>

/** The only caller of `fetch`. Reads are shared while in flight and retried by reliability P4; writes are not. */
export function createHttp({ base, base2, media, authorization, statusLog, heard, renew }: HttpSettings) {
  const second = base2 ?? base.replace(/v1\/$/, 'v2/')
  const inFlight = new Map<string, SharedRead>()

  /** Who asks for what is on its way already waits for the same answer. It is given up when nobody waits any more. */
  function get(path: string, options: CallOptions = {}): Promise<Reply> {
    const key = `${tokenOf(options) ?? ''} ${options.version ?? 1} ${path}`
    const running = inFlight.get(key) ?? start(key, path, options)
    return waitFor(running, path, options.signal)
  }

  function start(key: string, path: string, options: CallOptions): SharedRead {
    const controller = new AbortController()
    const shared: SharedRead = {
      reply: read(path, { ...options, signal: controller.signal }).finally(() => forget()),
      waiting: 0,
      giveUp() {
        // Whoever asks from now on asks anew.
        forget()
        controller.abort()
      },
    }
    const forget = () => {
      if (inFlight.get(key) === shared) inFlight.delete(key)
    }
    // Its failure is told to those who wait; where nobody does any more, to nobody.
    shared.reply.catch(() => {})
    inFlight.set(key, shared)
    return shared
  }

  async function read(path: string, options: CallOptions): Promise<Reply> {
    const until = performance.now() + LIMITS[options.limit ?? 'page']
    for (let attempt = 0; ; attempt++) {
      try {
        return await renewing('GET', path, undefined, { ...options, until })
      } catch (error) {
        const delay = retryDelay(error, attempt)
        if (delay === undefined || performance.now() + delay >= until) throw error
        await pause(delay)
        if (options.signal?.aborted) throw new ServiceError('aborted', path)
      }
    }
  }

  const tokenOf = ({ auth, authorization: own }: CallOptions) => own ?? (auth === false ? undefined : authorization())

  /** A call, made once more where a 401 could be mended by a new token. */
  async function renewing(method: string, path: string, body: unknown, options: TimedCall): Promise<Reply> {
    const used = tokenOf(options)
    if (!renew || !used || options.authorization) return once(method, path, body, options)
    let refused = false
    try {
      return await once(method, path, body, options, (bad) => {
        refused = bad.status === 401 && !bad.code && authorization() === used
        if (!refused) statusLog?.report(bad)
      })
    } catch (error) {
      if (!refused) throw error
      if (await renew(used)) return once(method, path, body, options)
      statusLog?.report({ status: 401, path, authorization: used })
      throw error
    }
  }

  async function once(
    method: string,
    path: string,
    body: unknown,
    options: TimedCall,
    report = statusLog?.report,
  ): Promise<Reply> {
    const { until, limit = 'mutation' } = options
    const stop = deadline(until === undefined ? LIMITS[limit] : until - performance.now(), options.signal)
    const token = tokenOf(options)
    const headers: Record<string, string> = { ...options.headers }
    if (token) headers.Authorization = token
    if (options.device) headers.device = 'Web'
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const content = body === undefined ? undefined : JSON.stringify(body)
    const address = addressOf(path, options.version === 2 ? second : base, options.take)
    const asked = Date.now()
    let response: Response
    let text: string
    try {
      response = await fetch(address, {
        method,
        headers,
        body: content,
        credentials: 'same-origin',
        // Older browsers take the header along to wherever an answer leads (threats S2).
        redirect: token ? 'error' : 'follow',
        keepalive: options.keepalive,
        signal: stop.signal,
        cache: options.cache,
      })
      heard?.(response.headers, asked)
      options.heard?.(response.headers, asked)
      if (options.take && response.ok) {
        stop.clear()
        return { data: await options.take(response), text: '', path }
      }
      text = await response.text()
      // All of them are texts of JSON that begin so, wherever they stand, also within HTML.
      if (media) text = text.replace(/"\/(?=(?:media|site)\/)/g, `"${media}`)
    } catch {
      throw new ServiceError(stop.reason() ?? 'network', path)
    } finally {
      stop.clear()
    }
    const { ok, status } = response
    const answer = readText(text)
    const data = answer?.data
    const code = errorCode(data)
    if (!ok || (code && ENDS_SESSION.has(code))) report?.({ status, path, authorization: token, code })
    if (!ok) throw new ServiceError('status', path, status, '', data, retryAfterOf(response.headers.get('Retry-After')))
    if (!answer && text !== '') throw new ServiceError('not-json', path, status, text.slice(0, 200))
    return { data, text, hadForbidden: answer?.hadForbidden, path }
  }

  /** @throws ServiceError when the path would leave the service's base (threats D3), a document its origin (threats S2) */
  function addressOf(path: string, below: string, document: unknown): string {
    const root = new URL(below, location.href)
    const url = new URL(path.replace(/^\/+/, ''), root)
    if (url.origin !== root.origin || !(document || url.pathname.startsWith(root.pathname)))
      throw new ServiceError('refused', path)
    return url.href
  }

  return {
    get,
    /** Sends a change. Never repeated. */
    send: (method: 'POST' | 'DELETE', path: string, body?: unknown, options: CallOptions = {}) =>
      renewing(method, path, body, options),
    /** For what `fetch` cannot do (upload.ts). */
    renew,
  }
}

/** A read under way, for all who wait for it. */
interface SharedRead {
  reply: Promise<Reply>
  waiting: number
  giveUp(): void
}

/** The answer for one of those who wait for it; their own signal ends only their waiting, unless they are the last. */
async function waitFor(shared: SharedRead, path: string, signal?: AbortSignal): Promise<Reply> {
  shared.waiting++
  if (!signal) return shared.reply
  let leave = () => {}
  const left = new Promise<never>((_, reject) => {
    leave = () => {
      shared.waiting--
      if (shared.waiting === 0) shared.giveUp()
      reject(new ServiceError('aborted', path))
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })
  try {
    return await Promise.race([shared.reply, left])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** What an answer says; undefined where it is no JSON. */
function readText(text: string): Parsed | undefined {
  try {
    return parsed(text)
  } catch {
    return undefined
  }
}
