import { expect, test } from 'vitest'
import { isCacheable, isCacheableCall, resourceKind } from './cacheRules'

const ORIGIN = 'https://lumen.example'
const SITE = { origin: ORIGIN, base: `${ORIGIN}/api/v1/` }
const page = { mode: 'navigate', destination: 'document' }
const call = { mode: 'cors', destination: '' }

/** How the worker handles a request. */
const kind = (url: string, more: Partial<Record<'method' | 'mode' | 'destination', string>> = {}, headers = {}) =>
  resourceKind({ url: new URL(url, ORIGIN).href, method: 'GET', ...call, ...more, headers: new Headers(headers) }, SITE)

test.each([
  ['/home', page, 'page'],
  ['/callback?code=1&state=2', page, 'page'],
  ['/site/programme.pdf', page, undefined],
  ['/api/v1/config/', page, undefined],
  ['/site/timeline.html', { mode: 'navigate', destination: 'iframe' }, undefined],
  ['https://elsewhere.example/home', page, undefined],
  ['/assets/start-abc.js', { destination: 'script' }, 'buildFile'],
  ['/assets/start-abc.css', { destination: 'style' }, 'buildFile'],
  ['/assets/pdfjs-1.2.3/wasm/decoder.js', { destination: 'script' }, undefined],
  ['https://elsewhere.example/assets/x.js', { destination: 'script' }, undefined],
  ['/site/brand.css', { mode: 'no-cors', destination: 'style' }, 'brandFile'],
  ['/site/fonts/a.woff2', { destination: 'font' }, 'brandFile'],
  ['/site/logo.svg', { mode: 'no-cors', destination: 'image' }, 'brandFile'],
  ['/site/intro.mp4', { mode: 'no-cors', destination: 'video' }, undefined],
  ['/site/programme.pdf', call, undefined],
  ['https://media.example/site/brand.css', { mode: 'cors', destination: 'style' }, 'brandFile'],
  ['https://media.example/site/brand.css', { mode: 'no-cors', destination: 'style' }, undefined],
  ['/media/art/metropolis.webp', { mode: 'no-cors', destination: 'image' }, undefined],
  ['/media/video/clip.mp4', { mode: 'no-cors', destination: 'video' }, undefined],
  ['/media/video/stream/master.m3u8', call, undefined],
  ['/media/video/stream/7.m4s', call, undefined],
  ['/media/subtitles/en.vtt', { destination: 'track' }, undefined],
  ['/api/v1/config/', call, 'response'],
  ['/api/v1/config/', { ...call, method: 'POST' }, undefined],
] as const)('a request for %s with %j is a %s', (url, more, expected) => expect(kind(url, more)).toBe(expected))

test.each([
  ['Authorization', { Authorization: 'Token abc' }],
  ['Range', { Range: 'bytes=0-99' }],
])('bypasses the worker for a request with the header %s', (_, headers) => {
  expect(kind('/api/v1/config/', call, headers)).toBeUndefined()
  expect(kind('/assets/start-abc.js', { destination: 'script' }, headers)).toBeUndefined()
})

test.each([
  ['config/', true],
  ['config', true],
  ['languages/', true],
  ['faq/', true],
  ['faq/ways-to-watch/categories/?questions=true', true],
  ['modules/placement/home/', true],
  ['modules/placement/home', true],
  ['modules/module/weimar-nights', true],
  ['modules', false],
  ['modules/inventory/?limit=1', false],
  ['modules/content/tracking/', false],
  ['avails/titles/metropolis', true],
  ['avails/titles/metropolis/related/', true],
  ['avails/titles?sort=name&limit=40', true],
  ['avails/titles?sort=name&search=moon', false],
  ['avails/genres/', true],
  ['avails/genres/horror/?limit=-1', true],
  ['avails/play/metropolis/a-1', false],
  ['inventory/7/episodes/', true],
  ['inventory/7/media/?type=photo', true],
  ['inventory/search?search=moon', false],
  ['inventory/tags/client/', false],
  ['playback/stream/7', false],
  ['playback/certificate', false],
  ['user/queue/?limit=-1&id_only=true', false],
  ['user/reset/valid/?token=abc', false],
  ['user/health_check/', false],
  ['collections/', false],
  ['comments/item/title/7', false],
  ['fyc-events/?limit=1000', false],
  ['events/', false],
  ['config/?token=abc', false],
  ['avails/titles/metropolis?X-Amz-Signature=abc', false],
  ['avails/titles/metropolis?api_key=abc', false],
  ['avails/titles/metropolis?code=abc', false],
  ['avails/titles/metropolis?query=moon', false],
  ['avails/titles?limit=40&term=moon', false],
  ['config/?mail=ada@guild.example', false],
  ['config/?session=abc', false],
  ['config/?jwt=abc', false],
  ['config/?auth=abc', false],
  ['config/?password=abc', false],
  ['config/?sig=abc&se=2026-12-01', false],
  ['avails/titles/metropolis/detail/?metadata=true', true],
  ['avails/titles?type=feature&genre=horror&rating=NR&order=ASC&offset=40', true],
  ['avails/../user/queue/', false],
])('a response to %s may be cached: %s', (path, expected) => {
  expect(isCacheableCall(SITE.base + path, SITE.base)).toBe(expected)
})

test('does not cache calls of another service', () => {
  expect(isCacheableCall('https://other.example/api/v1/config/', SITE.base)).toBe(false)
  expect(isCacheableCall(`${ORIGIN}/api/v2/config/`, SITE.base)).toBe(false)
})

const json = { 'Content-Type': 'application/json; charset=utf-8' }

test.each([
  ['of type JSON', { headers: json }, true],
  ['with no-cache', { headers: { ...json, 'Cache-Control': 'no-cache' } }, true],
  ['with private', { headers: { ...json, 'Cache-Control': 'private, no-cache' } }, false],
  ['with no-store', { headers: { ...json, 'Cache-Control': 'max-age=0, No-Store' } }, false],
  ['that varies by headers', { headers: { ...json, Vary: 'Accept, Cookie' } }, true],
  ['that varies by everything', { headers: { ...json, Vary: '*' } }, false],
  ['of type HTML', { headers: { 'Content-Type': 'text/html' } }, false],
  ['without a type', { headers: {} }, false],
  ['with status 403', { status: 403, headers: json }, false],
  ['with status 206 (partial content)', { status: 206, headers: json }, false],
  ['after a redirect', { redirected: true, headers: json }, false],
  ['that is opaque', { type: 'opaque', status: 0, headers: json }, false],
] as const)('a response %s may be cached: %s', (_, { headers, ...more }, expected) => {
  const response = { status: 200, type: 'basic', redirected: false, ...more, headers: new Headers(headers) } as const
  expect(isCacheable(response, 'response')).toBe(expected)
})

test('does not cache an HTML page as a script, style, font or image', () => {
  const response = (type: string) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({ 'Content-Type': type }),
  })
  expect(['text/javascript', 'text/css', 'text/html'].map((type) => isCacheable(response(type), 'buildFile'))).toEqual([
    true,
    true,
    false,
  ])
  expect(
    ['text/css', 'font/woff2', 'image/svg+xml', 'text/html'].map((type) => isCacheable(response(type), 'brandFile')),
  ).toEqual([true, true, true, false])
})
