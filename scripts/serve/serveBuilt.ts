import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { createProjectHost, type ProjectHost } from '../../fixtures/service/host/createProjectHost'
import { sendFile } from '../../fixtures/service/host/files/sendFile'
import { printError } from '../commands/print'
import { CACHE_FOLDER } from '../package/installation'

/** Resolves to false if the request is for something else. */
export type Handler = (message: IncomingMessage, reply: ServerResponse) => Promise<boolean>

interface Options {
  /** Folder with `fixtures/`. */
  root: string
  /** Folder of the built site. */
  dist: string
  /** 0: any free port. */
  port: number
  /** Default 127.0.0.1. */
  host?: string
  /** Accepted host names besides localhost and IP addresses. */
  names?: readonly string[]
  /** Sent with every response. */
  headers?: Record<string, string>
  /** Handlers that come before the service. The server listens when they are ready. */
  handlers?: (host: ProjectHost, server: Server) => readonly Handler[] | Promise<readonly Handler[]>
  /** Whether the service shows drafts. */
  isEditable?: boolean
  /** Sends the page of an address. Default: index.html of the build. */
  sendPage?: (message: IncomingMessage, reply: ServerResponse) => Promise<void>
}

export interface BuiltServer {
  port: number
  /** Closes the server and its connections. */
  close(): Promise<void>
}

/**
 * Serves a built site with the fixture service, and its page at every other path.
 * @throws Error with the code EADDRINUSE if the port is in use
 */
export async function serveBuilt(options: Options): Promise<BuiltServer> {
  const { root, dist, host = '127.0.0.1', names = [], headers = {} } = options
  const { sendPage = (message, reply) => sendFile(message, reply, join(dist, 'index.html'), 'no-cache') } = options
  const service = createProjectHost(root, { isEditable: options.isEditable ?? false, cache: CACHE_FOLDER })
  const server = createServer()
  const handlers = [...((await options.handlers?.(service, server)) ?? []), service.answer, service.assets(dist)]

  async function respond(message: IncomingMessage, reply: ServerResponse): Promise<void> {
    // A web page could use a name that resolves to this machine (DNS rebinding).
    if (!isAcceptedHost(message.headers.host, [host, ...names]))
      return void reply
        .writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(
          `The host name "${message.headers.host ?? ''}" is not accepted.${options.names ? ' Restart the server with --name to accept it.' : ''}\n`,
        )
    // Such as "//". Handlers parse the address.
    if (!URL.canParse(message.url ?? '', 'http://localhost')) return void reply.writeHead(400).end()
    for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value)
    for (const handler of handlers) if (await handler(message, reply)) return
    if (message.method !== 'GET' && message.method !== 'HEAD') return void reply.writeHead(405).end()
    await sendPage(message, reply)
  }

  server.on('request', (message, reply) => {
    respond(message, reply).catch((error: unknown) => {
      printError(error instanceof Error ? (error.stack ?? error.message) : String(error))
      if (!reply.headersSent) reply.writeHead(500)
      reply.end()
    })
  })
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(options.port, host, ready))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address')
  return {
    port: address.port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Whether a Host header is an IP address, a name of this machine, or one of `names`. */
export function isAcceptedHost(header: string | undefined, names: readonly string[]): boolean {
  const name = (header ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
  return isIP(name) !== 0 || /^(?:.+\.)?localhost$/.test(name) || names.some((each) => each.toLowerCase() === name)
}
