import type { Server } from 'node:http'

/**
 * Stops a server after it has finished the responses in progress. Every further response closes its connection: a proxy
 * that keeps connections alive would otherwise send requests to the old build forever.
 * @param onClosed called when the last connection is closed
 */
export function gracefulShutdown(server: Server, onClosed: () => void): void {
  server.prependListener('request', (_, reply) => {
    reply.shouldKeepAlive = false
  })
  server.close(onClosed)
  server.closeIdleConnections()
}
