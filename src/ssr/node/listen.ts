import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { forwardedForHeader, isTrustedProxy } from './proxies'

type FetchHandler = (request: Request) => Promise<Response>

const COMPRESSIBLE_TYPES = /^(?:text\/|application\/(?:json|xml|javascript|wasm)|image\/svg)/

/** Methods that the Fetch standard forbids. */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK'])

interface Options {
  /** 0 selects a free port. */
  port: number
  host: string
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are used. */
  trusted: BlockList
}

/**
 * Serves a Fetch handler over HTTP.
 * @returns the server, once it is listening
 */
export function listen(handler: FetchHandler, { port, host, trusted }: Options): Promise<Server> {
  const server = createServer((message, reply) => {
    respond(handler, message, reply, trusted).catch((error) => {
      console.error(error)
      if (!reply.headersSent) reply.writeHead(500, { 'Content-Type': 'text/plain' })
      reply.end('Internal server error.')
    })
  })
  return new Promise((ready, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => ready(server))
  })
}

async function respond(handler: FetchHandler, message: IncomingMessage, reply: ServerResponse, trusted: BlockList) {
  const refused = refusalOf(message)
  if (refused) {
    console.error(`${refused.status} ${refused.reason}`)
    reply.writeHead(refused.status, { 'Content-Type': 'text/plain; charset=utf-8', ...refused.headers })
    return void reply.end(refused.reason)
  }
  const disconnected = new AbortController()
  reply.on('close', () => disconnected.abort())
  const response = await handler(toFetchRequest(message, trusted, disconnected.signal))
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const compresses =
    response.body &&
    COMPRESSIBLE_TYPES.test(String(headers['content-type'])) &&
    /\bgzip\b/.test(String(message.headers['accept-encoding'])) &&
    !headers['content-encoding'] &&
    !headers['content-range']
  if (compresses) {
    headers['content-encoding'] = 'gzip'
    headers.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
    delete headers['content-length']
  }
  reply.writeHead(response.status, headers)
  if (!response.body || message.method === 'HEAD') return void reply.end()
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  reply.on('close', () => body.destroy())
  body.on('error', () => reply.destroy())
  if (compresses) body.pipe(createGzip()).pipe(reply)
  else body.pipe(reply)
}

interface Refusal {
  status: 400 | 405
  reason: string
  headers?: Record<string, string>
}

/** Why a message cannot be converted to a Fetch request. */
function refusalOf({ method = 'GET', headers }: IncomingMessage): Refusal | undefined {
  if (FORBIDDEN_METHODS.has(method))
    return { status: 405, reason: `The method ${method} is not allowed.`, headers: { Allow: 'GET, HEAD, POST' } }
  if (!URL.canParse(`http://${authorityOf(headers.host)}`))
    return { status: 400, reason: `"${authorityOf(headers.host)}" is not a valid host.` }
  return undefined
}

/** Host and port of a request; a name without a site for an unusable Host header. */
const authorityOf = (host: string | undefined): string =>
  /^[\w.-]+(?::\d+)?$/.exec(host ?? '')?.[0] ?? 'unknown.invalid'

function toFetchRequest(message: IncomingMessage, trusted: BlockList, signal: AbortSignal): Request {
  const { method = 'GET', headers, socket, url = '/' } = message
  const isProxied = isTrustedProxy(trusted, socket.remoteAddress)
  const scheme = isProxied && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const all = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const each of [value].flat()) if (each !== undefined) all.append(name, each)
  const forwarded = forwardedForHeader(socket.remoteAddress, isProxied ? all.get('x-forwarded-for') : null)
  if (forwarded) all.set('x-forwarded-for', forwarded)
  else all.delete('x-forwarded-for')
  const body = method === 'GET' || method === 'HEAD' ? undefined : Readable.toWeb(message)
  const path = url.startsWith('/') ? url : '/'
  return new Request(`${scheme}://${authorityOf(headers.host)}${path}`, {
    method,
    headers: all,
    // The streams of Node are those of the DOM, but their types differ.
    body: body as BodyInit | undefined,
    duplex: 'half',
    signal,
  })
}
