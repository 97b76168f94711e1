import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proxyRequest } from '../proxyRequest'
import { listen } from './listen'
import { LOOPBACK_NETWORKS, parseTrustedProxies } from './proxies'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  vi.restoreAllMocks()
})

type ServiceHandler = (message: IncomingMessage, reply: ServerResponse) => void

/** Starts a server that proxies every request to a service; returns its port. */
async function startProxy(service: ServiceHandler, trusted = 'none'): Promise<number> {
  const upstream = createServer(service).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const handler = (request: Request) => proxyRequest(request, origin + new URL(request.url).pathname, 'a.example')
  const proxy = await listen(handler, { port: 0, host: '127.0.0.1', trusted: parseTrustedProxies(trusted) })
  for (const server of [upstream, proxy])
    cleanups.push(() => {
      server.closeAllConnections()
      server.close()
    })
  return (proxy.address() as AddressInfo).port
}

async function sendRequest(port: number, headers: Record<string, string> = {}, method = 'GET') {
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/x',
    method,
    headers: { Host: 'a.example', ...headers },
  }).end()
  const [message] = (await once(asked, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  return { status: message.statusCode, headers: message.headers, text: Buffer.concat(parts).toString() }
}

/** The headers that the service receives. */
async function receivedHeaders(headers: Record<string, string>, trusted?: string) {
  const port = await startProxy((message, reply) => reply.end(JSON.stringify(message.headers)), trusted)
  return JSON.parse((await sendRequest(port, headers)).text) as Record<string, string>
}

it('forwards every Set-Cookie header', async () => {
  const cookies = ['session=a; Path=/; Expires=Wed, 01 Jan 2031 00:00:00 GMT', 'sticky=b; Path=/']
  const port = await startProxy((_, reply) => reply.writeHead(200, { 'Set-Cookie': cookies }).end('x'))
  expect((await sendRequest(port)).headers['set-cookie']).toEqual(cookies)
})

describe('compression', () => {
  it('requests only encodings that the runtime decodes', async () => {
    const { 'accept-encoding': accepted = '' } = await receivedHeaders({ 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect(accepted).not.toContain('zstd')
    expect(accepted.split(/, ?/).filter((each) => !['gzip', 'deflate', 'br'].includes(each))).toEqual([])
  })

  it.each([
    ['gzip', gzipSync('{"a":1}')],
    ['br', brotliCompressSync('{"a":1}')],
  ])('decodes %s', async (coding, body) => {
    const port = await startProxy((_, reply) =>
      reply.writeHead(200, { 'Content-Type': 'image/png', 'Content-Encoding': coding }).end(body),
    )
    const { headers, text } = await sendRequest(port, { 'Accept-Encoding': 'gzip' })
    expect([text, headers['content-encoding'], headers['content-length']]).toEqual(['{"a":1}', undefined, undefined])
  })

  it('keeps the Content-Encoding of a body that is not decoded', async () => {
    const port = await startProxy((_, reply) =>
      reply.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'x-own' }).end('coded'),
    )
    const { headers, text } = await sendRequest(port, { 'Accept-Encoding': 'gzip' })
    expect([text, headers['content-encoding']]).toEqual(['coded', 'x-own'])
  })
})

it('aborts the request to the service when the client disconnects', async () => {
  let closed = 0
  let arrived = () => {}
  const reached = new Promise<void>((done) => {
    arrived = done
  })
  const port = await startProxy((message) => {
    message.socket.on('close', () => closed++)
    arrived()
  })
  const asked = request({ port, host: '127.0.0.1', path: '/x', headers: { Host: 'a.example' } }).end()
  asked.on('error', () => {})
  await reached
  asked.destroy()
  await expect.poll(() => closed).toBe(1)
})

describe('rejects and logs in one line', () => {
  it.each([
    ['an IPv4 address of five parts', 'GET', '1.2.3.4.5', 400],
    ['an IPv4 address out of range', 'GET', '256.256.256.256', 400],
    ['broken Punycode', 'GET', 'xn--', 400],
    ['a port out of range', 'GET', 'a.example:99999', 400],
    ['TRACE', 'TRACE', 'a.example', 405],
  ])('%s', async (_, method, host, status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const port = await startProxy((_message, reply) => reply.end('reached'))
    const answer = await sendRequest(port, { Host: host }, method)
    expect(answer.status).toBe(status)
    expect(log).toHaveBeenCalledTimes(1)
    expect(log.mock.calls[0]?.[0]).toMatch(new RegExp(`^${status} [^\\n]+$`))
  })
})

describe('X-Forwarded-For and X-Forwarded-Proto', () => {
  const spoofed = { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Proto': 'https' }
  it.each([
    ['contain the address of the client', {}, 'none', '127.0.0.1', 'http'],
    ['replace the values of a client', spoofed, 'none', '127.0.0.1', 'http'],
    ['replace the values of an unlisted proxy', spoofed, '10.0.0.0/8', '127.0.0.1', 'http'],
    ['extend the values of a trusted proxy', spoofed, LOOPBACK_NETWORKS, '6.6.6.6, 127.0.0.1', 'https'],
  ])('%s', async (_, headers, trusted, address, scheme) => {
    const {
      'x-forwarded-for': addresses,
      'x-forwarded-proto': proto,
      'x-forwarded-host': host,
    } = await receivedHeaders(headers, trusted)
    expect([addresses, proto, host]).toEqual([address, scheme, 'a.example'])
  })

  it.each(['Forwarded', 'X-Original-URL', 'X-Rewrite-URL', 'X-Real-IP', 'X-Forwarded-Port', 'True-Client-IP'])(
    'removes the header %s',
    async (name) =>
      expect(await receivedHeaders({ [name]: 'spoofed' }, LOOPBACK_NETWORKS)).not.toHaveProperty(name.toLowerCase()),
  )
})
