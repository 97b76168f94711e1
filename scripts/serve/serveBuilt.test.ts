import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, isAcceptedHost, serveBuilt } from './serveBuilt'

const ROOT = join(import.meta.dirname, '..', '..')
let server: BuiltServer

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'marquee-dist-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html>the page')
  server = await serveBuilt({ root: ROOT, dist, port: 0, headers: { 'X-Test': 'yes' } })
})
afterAll(() => server.close())

interface Answer {
  status: number | undefined
  body: string
  header: string | undefined
}

const ask = (path: string, { method = 'GET', host = 'localhost' } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { Host: host, 'Accept-Encoding': 'identity' }
    request({ host: '127.0.0.1', port: server.port, path, method, headers }, async (reply) => {
      let body = ''
      for await (const chunk of reply) body += chunk
      resolve({ status: reply.statusCode, body, header: reply.headers['x-test'] as string | undefined })
    })
      .on('error', reject)
      .end()
  })

test.each(['/', '/any/address', '//evil.example/x'])('serves the page at %s with the headers', async (path) => {
  expect(await ask(path)).toEqual({ status: 200, body: '<!doctype html>the page', header: 'yes' })
})

test('responds 404 for a missing chunk, and not with the page', async () => {
  expect(await ask('/assets/missing.js')).toMatchObject({ status: 404, body: 'Not found' })
})

test('answers calls of the service', async () => {
  const { status, body } = await ask('/api/v1/config/')
  expect([status, typeof JSON.parse(body).site_config]).toEqual([200, 'object'])
})

test('refuses methods that change something outside the service', async () => {
  expect((await ask('/any', { method: 'POST' })).status).toBe(405)
})

test('refuses a host name that resolves to this machine', async () => {
  expect((await ask('/', { host: 'evil.example' })).status).toBe(403)
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
  expect(isAcceptedHost(header, ['container'])).toBe(expected)
})
