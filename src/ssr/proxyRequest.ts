import { textResponse } from './responses'

/** Headers that apply to a single connection. */
const HOP_BY_HOP_HEADERS = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
]

/**
 * Headers that only a proxy may set and that some frameworks use for routing or authorisation: those of the client are
 * removed. The server sets X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host itself.
 */
const PROXY_ONLY_HEADERS = [
  'forwarded',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-original-host',
  'x-original-url',
  'x-rewrite-url',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
]

/** Content codings that `fetch` decodes on every supported runtime. */
const DECODED_ENCODINGS = /^(?:(?:x-)?gzip|deflate|br|identity|[\s,])+$/i

/**
 * Proxies a request to the service.
 * @param host public host of the brand, sent as X-Forwarded-Host
 */
export async function proxyRequest(request: Request, targetUrl: string, host: string): Promise<Response> {
  const headers = new Headers(request.headers)
  // Without the client's Accept-Encoding, the runtime requests only encodings that it can decode.
  for (const name of [...HOP_BY_HOP_HEADERS, ...PROXY_ONLY_HEADERS, 'accept-encoding']) headers.delete(name)
  headers.set('X-Forwarded-Host', host)
  headers.set('X-Forwarded-Proto', new URL(request.url).protocol.slice(0, -1))
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const init: RequestInit = {
    method: request.method,
    headers,
    body: hasBody ? request.body : undefined,
    redirect: 'manual',
    duplex: 'half',
    signal: request.signal,
  }
  try {
    const response = await fetch(targetUrl, init)
    const own = new Headers(response.headers)
    const isDecoded = DECODED_ENCODINGS.test(own.get('content-encoding') ?? '')
    for (const name of HOP_BY_HOP_HEADERS) own.delete(name)
    if (isDecoded) for (const name of ['content-encoding', 'content-length']) own.delete(name)
    return new Response(response.body, { status: response.status, headers: own })
  } catch {
    return textResponse('The service is not available.', 502)
  }
}
