import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

type Answer = (request: Request) => Promise<Response>

const PACKED = /^(?:text\/|application\/(?:json|xml|javascript|wasm)|image\/svg)/

/**
 * Serves what a function answers, over HTTP.
 * @param port 0: any free one
 * @returns the server, when it listens
 */
export function listen(answer: Answer, port: number, host: string): Promise<Server> {
  const server = createServer((message, reply) => {
    respond(answer, message, reply).catch((error) => {
      console.error(error)
      if (!reply.headersSent) reply.writeHead(500, { 'Content-Type': 'text/plain' })
      reply.end('The host failed.')
    })
  })
  return new Promise((ready, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => ready(server))
  })
}

/** Answers one message of Node by what is answered to a request of the web. */
export async function respond(answer: Answer, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const request = requestOf(message)
  const response = await answer(request)
  const headers = Object.fromEntries(response.headers)
  const isPacked =
    response.body &&
    PACKED.test(headers['content-type'] ?? '') &&
    /\bgzip\b/.test(String(message.headers['accept-encoding'])) &&
    !headers['content-range']
  if (isPacked) {
    headers['content-encoding'] = 'gzip'
    headers.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
    delete headers['content-length']
  }
  reply.writeHead(response.status, headers)
  if (!response.body || message.method === 'HEAD') return void reply.end()
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  // Whoever leaves takes the answer along.
  reply.on('close', () => body.destroy())
  body.on('error', () => reply.destroy())
  if (isPacked) body.pipe(createGzip()).pipe(reply)
  else body.pipe(reply)
}

function requestOf(message: IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = message
  // Behind TLS the proxy says so; whatever else it says of the host is looked up, never used.
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const all = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const each of [value].flat()) if (each !== undefined) all.append(name, each)
  const body = method === 'GET' || method === 'HEAD' ? undefined : Readable.toWeb(message)
  const path = url.startsWith('/') ? url : '/'
  return new Request(`${scheme}://${/^[\w.-]+(?::\d+)?$/.exec(headers.host ?? '')?.[0] ?? 'unknown.invalid'}${path}`, {
    method,
    headers: all,
    body: body as BodyInit | undefined,
    duplex: 'half',
  } as RequestInit)
}
