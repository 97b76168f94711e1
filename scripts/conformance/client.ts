import { isUtf8 } from 'node:buffer'
import type { ServiceCall } from '../calls/call'

export interface ServiceResponse {
  /** Path and query, relative to the base URL. */
  address: string
  /** 0 when no response arrived; see `networkError`. */
  status: number
  networkError?: string
  headers: Headers
  text: string
  /** false: the text contains U+FFFD for bytes that are not UTF-8. */
  isUtf8: boolean
  /** Milliseconds until the whole body had arrived. */
  ms: number
}

export interface ClientSettings {
  /** Base URL of the service, ending in a slash. */
  baseUrl: string
  /** Base URL of version 2. Default: `baseUrl` with v2 instead of v1. */
  baseUrl2?: string
  /** Value of the Authorization header. */
  authorization?: string
  /** Origin of the site, if it differs from the origin of the service. */
  origin?: string
  /** Timeout of a request in milliseconds. */
  timeoutMs: number
}

/** Parameters and options of one request. */
export interface CallRequest {
  /** Replaces the path of the call, relative to the base URL. */
  path?: string
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** true: sends no Authorization header. */
  anonymous?: boolean
  /** Sent as JSON. */
  body?: unknown
  /** true: sends the CORS preflight request (OPTIONS) instead of the call. */
  preflight?: boolean
}

export type Client = ReturnType<typeof createClient>

/**
 * Sends requests with the URLs and headers of the site. Does not follow redirects: browsers reject redirects of requests
 * with a token.
 */
export function createClient({ baseUrl, baseUrl2, authorization, origin, timeoutMs }: ClientSettings) {
  const baseOfVersion2 = baseUrl2 ?? baseUrl.replace(/v1\/$/, 'v2/')

  function requestHeaders(
    { auth, device, cid }: ServiceCall,
    { anonymous, body }: CallRequest,
  ): Record<string, string> {
    const sendsToken = auth === 'optional' || auth === 'required'
    return {
      ...(sendsToken && !anonymous && authorization && { Authorization: authorization }),
      ...(device && { device: 'Web' }),
      ...(cid && { cid: 'conformance' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
  }

  const failed = (address: string, networkError: string, ms: number): ServiceResponse => ({
    address,
    status: 0,
    networkError,
    headers: new Headers(),
    text: '',
    isUtf8: true,
    ms,
  })

  async function send(call: ServiceCall, request: CallRequest = {}): Promise<ServiceResponse> {
    const address = callAddress(call, request)
    const headers = requestHeaders(call, request)
    const root = new URL(call.version === 2 ? baseOfVersion2 : baseUrl)
    const url = new URL(address, root)
    // Like the site (threats D3): the token is sent only to URLs below the base.
    if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname))
      return failed(address, 'the URL is outside the base URL of the service', 0)
    const startedAt = performance.now()
    const elapsedMs = () => Math.round(performance.now() - startedAt)
    try {
      const response = await fetch(url, {
        method: request.preflight ? 'OPTIONS' : call.method,
        headers: request.preflight ? preflightHeaders(call) : { ...headers, ...(origin && { Origin: origin }) },
        body: request.body === undefined || request.preflight ? undefined : JSON.stringify(request.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const bytes = await response.arrayBuffer()
      const text = new TextDecoder().decode(bytes)
      const { status } = response
      return { address, status, headers: response.headers, text, isUtf8: isUtf8(bytes), ms: elapsedMs() }
    } catch (error) {
      return failed(address, errorText(error), elapsedMs())
    }
  }

  /** Lowercase names of the headers that make a browser send a preflight request. */
  const preflightHeaderNames = (call: ServiceCall): string[] => [
    ...(call.auth === 'none' ? [] : ['authorization']),
    ...(call.device ? ['device'] : []),
    ...(call.cid ? ['cid'] : []),
    ...(call.body && !call.body.form ? ['content-type'] : []),
  ]

  const preflightHeaders = (call: ServiceCall): Record<string, string> => ({
    Origin: origin ?? '',
    'Access-Control-Request-Method': call.method,
    'Access-Control-Request-Headers': preflightHeaderNames(call).sort().join(','),
  })

  const errorText = (error: unknown): string => {
    const { name, message, cause } = error as Error
    if (name === 'TimeoutError') return `no response within ${timeoutMs / 1000} s, the timeout of the site`
    return cause instanceof Error ? cause.message : message
  }

  return { send, preflightHeaderNames, baseUrl, origin, hasToken: authorization !== undefined, timeoutMs }
}

function callAddress(call: ServiceCall, { path = call.path, params = {}, query = {} }: CallRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text ? `${filled}${filled.includes('?') ? '&' : '?'}${text}` : filled
}
