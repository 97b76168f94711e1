import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CrossOriginService {
  origin: string
  close(): void
}

/**
 * A service on its own origin that allows cross-origin requests, as docs/how-to/publish/deploy.md requires.
 * @param behind address of the service that responds
 */
export async function startCrossOriginService(
  behind: string,
  headers: Readonly<Record<string, string>>,
): Promise<CrossOriginService> {
  const server: Server = createServer(async (message, reply) => {
    const cors = { 'Access-Control-Allow-Origin': message.headers.origin ?? '*', ...headers }
    if (message.method === 'OPTIONS') return void reply.writeHead(204, cors).end()
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const { host: _, connection: __, ...requestHeaders } = message.headers as Record<string, string>
    const answer = await fetch(new URL(message.url ?? '/', behind), {
      method: message.method,
      headers: requestHeaders,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    }).catch(() => undefined)
    if (!answer) return void reply.writeHead(502, cors).end()
    const responseHeaders = Object.fromEntries(answer.headers)
    delete responseHeaders['content-encoding']
    delete responseHeaders['content-length']
    // The fixture server adds these headers for its own pages; a service does not send them.
    for (const name of Object.keys(responseHeaders))
      if (/^(?:content-security|cross-origin|permissions)/.test(name)) delete responseHeaders[name]
    reply.writeHead(answer.status, { ...responseHeaders, ...cors }).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
