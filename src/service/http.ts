import { parseJson } from '../lib/parseJson'
import { deadline } from './deadline'
import { type Reply, ServiceError } from './reply'
import { pause, retryDelay } from './retry'
import type { StatusLog } from './statusLog'

/** Time limits in milliseconds (reliability P3). */
export const LIMITS = { config: 10_000, page: 8_000, secondary: 4_000, mutation: 15_000 } as const

export interface CallOptions {
  limit?: keyof typeof LIMITS
  /** Header `device: Web`, on module, FAQ and event calls (spec, section 7). */
  device?: boolean
  /** false: no Authorization header. */
  auth?: boolean
  signal?: AbortSignal
}

export interface HttpSettings {
  /** Base of the service, ending in a slash. */
  base: string
  /** The Authorization header's value, or undefined when signed out. */
  authorization: () => string | undefined
  /** Told of every answer that is no success, before the call fails. */
  statusLog?: StatusLog
}

export type Http = ReturnType<typeof createHttp>

/** The only caller of `fetch`. Reads are shared while in flight and retried by reliability P4; writes are not. */
export function createHttp({ base, authorization, statusLog }: HttpSettings) {
  const inFlight = new Map<string, Promise<Reply>>()

  function get(path: string, options: CallOptions = {}): Promise<Reply> {
    const key = `${options.auth === false ? '' : (authorization() ?? '')} ${path}`
    const running = inFlight.get(key)
    if (running) return running
    const started = read(path, options).finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }

  async function read(path: string, options: CallOptions): Promise<Reply> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await once('GET', path, undefined, options)
      } catch (error) {
        const delay = retryDelay(error, attempt)
        if (delay === undefined || options.signal?.aborted) throw error
        await pause(delay)
      }
    }
  }

  async function once(method: string, path: string, body: unknown, options: CallOptions): Promise<Reply> {
    const stop = deadline(LIMITS[options.limit ?? (method === 'GET' ? 'page' : 'mutation')], options.signal)
    const token = options.auth === false ? undefined : authorization()
    const headers: Record<string, string> = {}
    if (token) headers.Authorization = token
    if (options.device) headers.device = 'Web'
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const content = body === undefined ? undefined : JSON.stringify(body)
    const address = addressOf(path)
    let response: Response
    let text: string
    try {
      response = await fetch(address, {
        method,
        headers,
        body: content,
        credentials: 'same-origin',
        signal: stop.signal,
      })
      text = await response.text()
    } catch {
      throw new ServiceError(stop.reason() ?? 'network', path)
    } finally {
      stop.clear()
    }
    if (!response.ok) {
      statusLog?.report({ status: response.status, path, authorization: token })
      throw new ServiceError('status', path, response.status, response.headers.get('Retry-After') ?? '')
    }
    if (text === '') return { data: undefined, text, path }
    try {
      return { data: parseJson(text), text, path }
    } catch {
      throw new ServiceError('not-json', path, response.status, text.slice(0, 200))
    }
  }

  /** @throws ServiceError when the path would leave the service's base (threats D3) */
  function addressOf(path: string): string {
    const root = new URL(base, location.href)
    const url = new URL(path.replace(/^\/+/, ''), root)
    if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) throw new ServiceError('refused', path)
    return url.href
  }

  return {
    get,
    /** Sends a change. Never repeated. */
    send: (method: 'POST' | 'DELETE', path: string, body?: unknown, options: CallOptions = {}) =>
      once(method, path, body, options),
  }
}
