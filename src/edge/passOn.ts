import { plainText } from './answers'

/** Meant for the next hop only. */
const HOP_BY_HOP = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'te', 'trailer', 'upgrade', 'expect']

/**
 * Headers that only a proxy may say, and that some frameworks route or authorise by: a client's own are dropped. The host
 * itself sets X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host.
 */
const PROXY_ONLY = [
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

/** Content codings that every runtime of the host decodes. */
const DECODED = /^(?:(?:x-)?gzip|deflate|br|identity|[\s,])+$/i

/**
 * Passes a request on to where the table of brands says.
 * @param host of the brand, by which a service of several brands tells them apart
 */
export async function passOn(request: Request, target: string, host: string): Promise<Response> {
  const headers = new Headers(request.headers)
  // Without Accept-Encoding of the client the runtime asks for what it can decode.
  for (const name of [...HOP_BY_HOP, ...PROXY_ONLY, 'accept-encoding']) headers.delete(name)
  headers.set('X-Forwarded-Host', host)
  headers.set('X-Forwarded-Proto', new URL(request.url).protocol.slice(0, -1))
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const init = {
    method: request.method,
    headers,
    body: hasBody ? request.body : undefined,
    redirect: 'manual',
    duplex: 'half',
    signal: request.signal,
  }
  try {
    const answer = await fetch(target, init as RequestInit)
    const own = new Headers(answer.headers)
    const isDecoded = DECODED.test(own.get('content-encoding') ?? '')
    for (const name of HOP_BY_HOP) own.delete(name)
    if (isDecoded) for (const name of ['content-encoding', 'content-length']) own.delete(name)
    return new Response(answer.body, { status: answer.status, headers: own })
  } catch {
    return plainText('The service does not answer.', 502)
  }
}
