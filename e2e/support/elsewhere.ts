import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Elsewhere {
  origin: string
  close(): void
}

/**
 * A service at an origin of its own, which lets the pages of all others read it: what docs/deploy.md asks of one.
 * @param behind address of the service that answers
 */
export async function startElsewhere(behind: string, headers: Readonly<Record<string, string>>): Promise<Elsewhere> {
  const server: Server = createServer(async (message, reply) => {
    const cors = { 'Access-Control-Allow-Origin': message.headers.origin ?? '*', ...headers }
    if (message.method === 'OPTIONS') return void reply.writeHead(204, cors).end()
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const { host: _, connection: __, ...asked } = message.headers as Record<string, string>
    const answer = await fetch(new URL(message.url ?? '/', behind), {
      method: message.method,
      headers: asked,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    }).catch(() => undefined)
    if (!answer) return void reply.writeHead(502, cors).end()
    const own = Object.fromEntries(answer.headers)
    delete own['content-encoding']
    delete own['content-length']
    // The headers of the fixture server's own pages, which no service sends.
    for (const name of Object.keys(own))
      if (/^(?:content-security|cross-origin|permissions)/.test(name)) delete own[name]
    reply.writeHead(answer.status, { ...own, ...cors }).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
