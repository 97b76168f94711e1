import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createHost } from '../../../fixtures/service/host/createHost'
import { findSiteFolders } from '../../../fixtures/service/sites/findSiteFolders'

const fixturesFolder = join(import.meta.dirname, '..', '..', '..', 'fixtures')

export interface TestServer {
  /** Base URL of the service. */
  baseUrl: string
  close(): Promise<void>
}

async function listen(server: Server): Promise<TestServer> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Starts the fixture service of a site on a free port. */
export function startService(siteName: string): Promise<TestServer> {
  // Skips resizing pictures, which takes time and is not tested here.
  const previous = process.env.MARQUEE_PICTURES
  process.env.MARQUEE_PICTURES = 'original'
  const imageCache = join(fixturesFolder, '..', 'node_modules', '.cache', 'marquee-images')
  const host = createHost({
    fixtures: fixturesFolder,
    imageCache,
    sites: findSiteFolders(join(fixturesFolder, 'sites'), siteName),
  })
  if (previous === undefined) delete process.env.MARQUEE_PICTURES
  else process.env.MARQUEE_PICTURES = previous
  return listen(createServer((message, reply) => void host(message, reply)))
}

/** A request to the proxy with its response. */
export interface Exchange {
  /** Method and path below the base URL, such as `GET avails/titles`; the whole path for pictures. */
  call: string
  query: URLSearchParams
  request: Headers
  status: number
  headers: Headers
  /** Response body. `onResponse` may replace it. */
  text: string
  /** Replaces `text`, for responses that are not UTF-8. */
  bytes?: Buffer
  /** Parses `text` as JSON. */
  data: () => Record<string, unknown>
}

/** Changes requests or responses that pass through the proxy. */
export interface Fault {
  /** Called before the request is forwarded. */
  onRequest?: (exchange: Pick<Exchange, 'call' | 'query' | 'request'>) => void
  /** Called before the response is sent. Returning `break` closes the connection instead. */
  onResponse?: (exchange: Exchange) => unknown
}

/** Starts a proxy in front of a service that injects a fault and allows requests from every origin (CORS). */
export async function startFaultyProxy(serviceUrl: string): Promise<TestServer & { setFault(fault: Fault): void }> {
  let fault: Fault = {}
  const origin = new URL(serviceUrl).origin
  const server = createServer(async (message, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const url = new URL(message.url ?? '/', origin)
    const { method = 'GET' } = message
    const call = `${method} ${url.pathname.replace(/^\/api\/v1\//, '').replace(/^\/api\/v2\//, 'v2 ')}`
    const request = new Headers(Object.entries(message.headers).map(([name, value]) => [name, String(value)]))
    for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) request.delete(name)
    const query = url.searchParams
    fault.onRequest?.({ call, query, request })
    url.search = query.toString()
    const upstream =
      method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await fetch(url, { method, headers: request, body: chunks.length > 0 ? Buffer.concat(chunks) : undefined })
    const bytes = Buffer.from(await upstream.arrayBuffer())
    const isText = /json/.test(upstream.headers.get('Content-Type') ?? '')
    const headers = new Headers({
      ...CORS_HEADERS,
      'Content-Type': upstream.headers.get('Content-Type') ?? '',
      'Content-Encoding': 'gzip',
    })
    const exchange: Exchange = {
      call,
      query,
      request,
      status: upstream.status,
      headers,
      text: isText ? bytes.toString('utf8') : '',
      data: () => JSON.parse(exchange.text),
    }
    if (fault.onResponse?.(exchange) === 'break') return void reply.socket?.destroy()
    const body = exchange.bytes ?? (isText || exchange.text ? Buffer.from(exchange.text) : bytes)
    reply.writeHead(exchange.status, [...headers].flat())
    reply.end(headers.get('Content-Encoding') === 'gzip' && exchange.status !== 204 ? gzipSync(body) : body)
  })
  return { ...(await listen(server)), setFault: (next) => (fault = next) }
}

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, device, cid',
  'Access-Control-Expose-Headers': 'Date, Age, Retry-After',
}
