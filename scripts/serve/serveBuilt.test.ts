import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, isAcceptedHost, serveBuilt } from './serveBuilt'

const ROOT = join(import.meta.dirname, '..', '..')
const SITES = join(ROOT, 'fixtures', 'sites')
let server: BuiltServer

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'marquee-dist-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html>the page')
  server = await serveBuilt({ root: ROOT, dist, port: 0, headers: { 'X-Test': 'yes' } })
})
afterAll(() => server.close())

/** A hash of the contents of all files of a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    hash.update(file)
    if (entry.isFile()) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

interface ServedResponse {
  status: number | undefined
  body: string
  header: string | undefined
}

const sendRequest = (path: string, { method = 'GET', host = 'localhost', headers: own = {}, body: sent = '' } = {}) =>
  new Promise<ServedResponse>((resolve, reject) => {
    const headers = { Host: host, 'Accept-Encoding': 'identity', ...own }
    request({ host: '127.0.0.1', port: server.port, path, method, headers }, async (reply) => {
      let body = ''
      for await (const chunk of reply) body += chunk
      resolve({ status: reply.statusCode, body, header: reply.headers['x-test'] as string | undefined })
    })
      .on('error', reject)
      .end(sent)
  })

test.each(['/', '/any/address', '//evil.example/x'])('serves the page at %s with the headers', async (path) => {
  expect(await sendRequest(path)).toEqual({ status: 200, body: '<!doctype html>the page', header: 'yes' })
})

test('listens when the handlers are ready', async () => {
  let isListening: boolean | undefined
  const other = await serveBuilt({
    ...{ root: ROOT, dist: tmpdir(), port: 0 },
    async handlers(_, httpServer) {
      await new Promise((done) => setImmediate(done))
      isListening = httpServer.listening
      return []
    },
  })
  await other.close()
  expect(isListening).toBe(false)
})

test('responds 404 for a missing chunk, and not with the page', async () => {
  expect(await sendRequest('/assets/missing.js')).toMatchObject({ status: 404, body: 'Not found' })
})

test('answers calls of the service', async () => {
  const { status, body } = await sendRequest('/api/v1/config/')
  expect([status, typeof JSON.parse(body).site_config]).toEqual([200, 'object'])
})

test('responds 400 to the invalid URL "//"', async () => {
  expect((await sendRequest('//')).status).toBe(400)
})

test('responds 405 to POST outside the service', async () => {
  expect((await sendRequest('/any', { method: 'POST' })).status).toBe(405)
})

test.each([
  ['POST', '/__marquee/save', JSON.stringify({ files: [{ path: 'new.json', tag: null, text: '{}' }] })],
  ['PUT', '/__marquee/files/config.json', '{}'],
  ['POST', '/__marquee/pictures?name=new.webp', 'RIFF'],
])('check 10: refuses %s %s of its own page, and changes no file', async (method, path, body) => {
  const before = hashOf(SITES)
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', 'If-Match': '*' }
  expect((await sendRequest(path, { method, headers, body })).status).toBe(405)
  expect(hashOf(SITES)).toBe(before)
})

test('check 10: shows no draft', async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const body = JSON.stringify({ documents: { 'config.json': '{}' } })
  expect((await sendRequest('/__marquee/frame/draft', { method: 'PUT', headers, body })).status).toBe(400)
})

test('refuses a host name that resolves to this machine', async () => {
  expect((await sendRequest('/', { host: 'evil.example' })).status).toBe(403)
})

test.each([
  ['localhost:4173', true],
  ['brand.localhost:4173', true],
  ['127.0.0.1', true],
  ['[::1]:4173', true],
  ['LocalHost', true],
  ['container:4173', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['evillocalhost', false],
  ['', false],
  [undefined, false],
])('isAcceptedHost(%j) is %j', (header, expected) => {
  expect(isAcceptedHost(header, ['Container'])).toBe(expected)
})
