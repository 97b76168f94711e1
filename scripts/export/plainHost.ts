import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contentType } from '../../fixtures/service/host/files/contentType'
import { fileInside } from '../../fixtures/service/host/files/fileInside'
import { sendFile } from '../../fixtures/service/host/files/sendFile'

export interface PlainHost {
  origin: string
  close(): void
}

/** Starts a minimal static host for tests: no rules or headers, and a redirect to the trailing slash of a folder. */
export async function startPlainHost(folder: string): Promise<PlainHost> {
  const server: Server = createServer(async (message, reply) => {
    const { pathname } = new URL(message.url ?? '/', 'http://localhost')
    const requested = fileInside(folder, pathname.slice(1))
    const at = join(folder, decodeURIComponent(pathname)).replace(/\/$/, '')
    const isFolder = at.startsWith(folder) && existsSync(at) && statSync(at).isDirectory()
    if (isFolder && !pathname.endsWith('/')) return void reply.writeHead(301, { Location: `${pathname}/` }).end()
    const file = isFolder ? fileInside(at, 'index.html') : requested
    if (file) return void (await sendFile(message, reply, file, 'no-cache'))
    const page = join(folder, '404.html')
    reply.writeHead(404, { 'Content-Type': contentType(page) }).end(readFileSync(page))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
