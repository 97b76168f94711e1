import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestHandler } from './createRequestHandler'
import { createStaticFiles } from './node/staticFiles'

const INDEX_HTML =
  '<!doctype html><html lang="en"><head><title>Marquee</title></head><body><div id="app"></div></body></html>'

const SITE_CONFIG = {
  site_title: 'Bare',
  site_config: {
    routing: [
      { route: '/home', component: 'home', footer: true },
      { route: '/films', component: 'titles', nav: true },
    ],
    allow_unauthed_details: true,
    // Pages are not rendered during a countdown: these tests need only the head.
    countdown: { start_time: '2100-01-01T00:00:00Z' },
  },
}

const SERVICE_ANSWERS: Record<string, unknown> = {
  '/api/v1/config/': SITE_CONFIG,
  '/api/v1/avails/titles/': { data: [{ slug: 'faust', name: 'Faust' }], meta: {} },
}

const distFolder = mkdtempSync(join(tmpdir(), 'marquee-ssr-'))
mkdirSync(join(distFolder, 'assets'))
for (const path of ['index.html', 'sw.js', 'assets/a.js']) writeFileSync(join(distFolder, path), '//')
afterAll(() => rmSync(distFolder, { recursive: true }))

beforeEach(() => {
  // installGlobals() defines both for the whole process.
  vi.stubGlobal('location', { href: undefined })
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return pathname in SERVICE_ANSWERS ? Response.json(SERVICE_ANSWERS[pathname]) : Response.json({}, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

function sendRequest(path: string, headers: Record<string, string> = {}, host = 'a.example'): Promise<Response> {
  const files = createStaticFiles(distFolder)
  const handler = createRequestHandler({
    built: { indexHtml: INDEX_HTML, swapPageUrl: '/t.js', deferStartUrl: '/d.js', sheets: [] },
    brands: [{ hosts: ['a.example'], forward: { '/api/': 'http://service.example/api/' } }],
    asset: async (_, file) => files(file),
    version: '1.2.3',
    renderTimeout: 10_000,
  })
  return handler(new Request(`https://${host}${path}`, { headers }))
}

it.each([
  ['the health check', '/healthz', 200, 'text/plain', 'ok'],
  ['the version', '/version.json', 200, 'application/json', '"version":"1.2.3"'],
  ['robots.txt', '/robots.txt', 200, 'text/plain', 'Sitemap: https://a.example/sitemap.xml'],
  ['the sitemap', '/sitemap.xml', 200, 'application/xml', '/films</loc>'],
  ['an unknown part of the sitemap', '/sitemap-2.xml', 404, 'text/plain', ''],
  ['an unknown address', '/title/no-such-film', 404, 'text/html', 'noindex'],
  ['a file of the build', '/assets/a.js', 200, 'text/javascript', '//'],
  ['a missing file of the build', '/assets/no-such-file.js', 404, 'text/plain', ''],
  ['the service worker', '/sw.js', 200, 'text/javascript', '//'],
  ['a page that is not indexed', '/search', 200, 'text/html', 'noindex'],
  ['a call of the service', '/api/v1/config/', 200, 'application/json', 'site_config'],
])('returns %s', async (_, path, status, type, text) => {
  const answer = await sendRequest(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain(type)
  expect(await answer.text()).toContain(text)
})

it.each([
  ['files of the build: for a year', '/assets/a.js', 'public, max-age=31536000, immutable'],
  ['missing files of the build: never', '/assets/b.js', 'no-store'],
  ['the service worker: with revalidation', '/sw.js', 'no-cache'],
  ['the offline shell: with revalidation', '/index.html', 'no-cache'],
])('sets Cache-Control for %s', async (_, path, expected) => {
  expect((await sendRequest(path)).headers.get('cache-control')).toBe(expected)
})

it('rejects an unknown host with 421, without repeating its name', async () => {
  const answer = await sendRequest('/home', {}, 'evil.example')
  expect(answer.status).toBe(421)
  expect(await answer.text()).not.toContain('evil')
})

it('returns the offline shell (/index.html) without server-rendered content', async () => {
  const answer = await sendRequest('/index.html')
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toMatch(/id="ssr"|og:title|noindex/)
})

it('returns 304 if the ETag matches', async () => {
  const first = await sendRequest('/films')
  expect(first.headers.get('cache-control')).toContain('s-maxage=60')
  const again = await sendRequest('/films', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})
