import type { Server } from 'node:http'

/**
 * Ends a server: what is being answered is answered to its end, and no connection is kept beyond that.
 * The problem: a proxy keeps its connections, and one that was busy at the end is asked on for ever; the old build would go
 * on behind it. The solution: each further answer closes its connection.
 * @param ended called when the last connection is closed
 */
export function endGently(server: Server, ended: () => void): void {
  server.prependListener('request', (_, reply) => {
    reply.shouldKeepAlive = false
  })
  server.close(ended)
  server.closeIdleConnections()
}
