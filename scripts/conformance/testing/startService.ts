import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createHost } from '../../../fixtures/service/host/createHost'
import { findSiteFolders } from '../../../fixtures/service/sites/findSiteFolders'

const fixtures = join(import.meta.dirname, '..', '..', '..', 'fixtures')

/** A server of a test. */
export interface TestServer {
  /** Base of its service. */
  base: string
  close(): Promise<void>
}

async function listen(server: Server): Promise<TestServer> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}/api/v1/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The fixture service with a site, over HTTP. */
export function startService(site: string): Promise<TestServer> {
  // Pictures as they lie there: nobody looks at them.
  const before = process.env.MARQUEE_PICTURES
  process.env.MARQUEE_PICTURES = 'original'
  const imageCache = join(fixtures, '..', 'node_modules', '.cache', 'marquee-images')
  const answer = createHost({ fixtures, imageCache, sites: findSiteFolders(join(fixtures, 'sites'), site) })
  if (before === undefined) delete process.env.MARQUEE_PICTURES
  else process.env.MARQUEE_PICTURES = before
  return listen(createServer((message, reply) => void answer(message, reply)))
}

/** What passes a copy of a service, on its way in and out. */
export interface Passing {
  /** `GET avails/titles`, without query; pictures with their whole path. */
  call: string
  query: URLSearchParams
  request: Headers
  status: number
  headers: Headers
  /** The answer's text, which may be replaced. */
  text: string
  /** Replaces the text, for answers that are not UTF-8. */
  bytes?: Buffer
  /** What the text says. */
  data: () => Record<string, unknown>
}

/** A fault of a copy. */
export interface Fault {
  /** Before the call goes on: may change what is asked. */
  ask?: (passing: Pick<Passing, 'call' | 'query' | 'request'>) => void
  /** Before the answer goes back. What gives `break` ends the connection. */
  answer?: (passing: Passing) => unknown
}

/** A copy of a service with faults, which allows its calls to every other origin. */
export async function startCopy(service: string): Promise<TestServer & { plant(fault: Fault): void }> {
  let fault: Fault = {}
  const origin = new URL(service).origin
  const server = createServer(async (message, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const url = new URL(message.url ?? '/', origin)
    const { method = 'GET' } = message
    const call = `${method} ${url.pathname.replace(/^\/api\/v1\//, '').replace(/^\/api\/v2\//, 'v2 ')}`
    const request = new Headers(Object.entries(message.headers).map(([name, value]) => [name, String(value)]))
    for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) request.delete(name)
    const query = url.searchParams
    fault.ask?.({ call, query, request })
    url.search = query.toString()
    const passed =
      method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await fetch(url, { method, headers: request, body: chunks.length > 0 ? Buffer.concat(chunks) : undefined })
    const bytes = Buffer.from(await passed.arrayBuffer())
    const isText = /json/.test(passed.headers.get('Content-Type') ?? '')
    const headers = new Headers({
      ...ALLOWED,
      'Content-Type': passed.headers.get('Content-Type') ?? '',
      'Content-Encoding': 'gzip',
    })
    const passing: Passing = {
      call,
      query,
      request,
      status: passed.status,
      headers,
      text: isText ? bytes.toString('utf8') : '',
      data: () => JSON.parse(passing.text),
    }
    if (fault.answer?.(passing) === 'break') return void reply.socket?.destroy()
    const body = passing.bytes ?? (isText || passing.text ? Buffer.from(passing.text) : bytes)
    reply.writeHead(passing.status, [...headers].flat())
    reply.end(headers.get('Content-Encoding') === 'gzip' && passing.status !== 204 ? gzipSync(body) : body)
  })
  return { ...(await listen(server)), plant: (next) => (fault = next) }
}

const ALLOWED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, device, cid',
  'Access-Control-Expose-Headers': 'Date, Age, Retry-After',
}
