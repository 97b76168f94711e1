import { plainText } from './answers'

/** What is meant for the next machine only. */
const HOP_BY_HOP = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'te', 'trailer', 'upgrade', 'expect']

/**
 * Passes a request on as it is, to where the table of brands says.
 * @param host of the brand, which a service of several brands tells them apart by
 */
export async function passOn(request: Request, target: string, host: string): Promise<Response> {
  const headers = new Headers(request.headers)
  for (const name of HOP_BY_HOP) headers.delete(name)
  headers.set('X-Forwarded-Host', host)
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
    const packed = own.has('content-encoding')
    for (const name of HOP_BY_HOP) own.delete(name)
    // The body comes unpacked.
    if (packed) for (const name of ['content-encoding', 'content-length']) own.delete(name)
    return new Response(answer.body, { status: answer.status, headers: own })
  } catch {
    return plainText('The service does not answer.', 502)
  }
}
