import { expect, test } from 'vitest'
import { isCacheable, isCacheableCall, resourceKind } from './cacheRules'

const ORIGIN = 'https://lumen.example'
const SITE_URLS = { origin: ORIGIN, serviceUrl: `${ORIGIN}/api/v1/` }
const PAGE_REQUEST = { mode: 'navigate', destination: 'document' }
const CALL_REQUEST = { mode: 'cors', destination: '' }

/** How the worker handles a request. */
const resourceKindOf = (
  url: string,
  more: Partial<Record<'method' | 'mode' | 'destination', string>> = {},
  headers = {},
) =>
  resourceKind(
    { url: new URL(url, ORIGIN).href, method: 'GET', ...CALL_REQUEST, ...more, headers: new Headers(headers) },
    SITE_URLS,
  )

test.each([
  ['/home', PAGE_REQUEST, 'page'],
  ['/callback?code=1&state=2', PAGE_REQUEST, 'page'],
  ['/site/programme.pdf', PAGE_REQUEST, undefined],
  ['/api/v1/config/', PAGE_REQUEST, undefined],
  ['/site/timeline.html', { mode: 'navigate', destination: 'iframe' }, undefined],
  ['https://elsewhere.example/home', PAGE_REQUEST, undefined],
  ['/assets/start-abc.js', { destination: 'script' }, 'buildFile'],
  ['/assets/start-abc.css', { destination: 'style' }, 'buildFile'],
  ['/assets/pdfjs-1.2.3/wasm/decoder.js', { destination: 'script' }, undefined],
  ['https://elsewhere.example/assets/x.js', { destination: 'script' }, undefined],
  ['/site/brand.css', { mode: 'no-cors', destination: 'style' }, 'brandFile'],
  ['/site/fonts/a.woff2', { destination: 'font' }, 'brandFile'],
  ['/site/logo.svg', { mode: 'no-cors', destination: 'image' }, 'brandFile'],
  ['/site/intro.mp4', { mode: 'no-cors', destination: 'video' }, undefined],
  ['/site/programme.pdf', CALL_REQUEST, undefined],
  ['https://media.example/site/brand.css', { mode: 'cors', destination: 'style' }, 'brandFile'],
  ['https://media.example/site/brand.css', { mode: 'no-cors', destination: 'style' }, undefined],
  ['/media/art/metropolis.webp', { mode: 'no-cors', destination: 'image' }, undefined],
  ['/media/video/clip.mp4', { mode: 'no-cors', destination: 'video' }, undefined],
  ['/media/video/stream/master.m3u8', CALL_REQUEST, undefined],
  ['/media/video/stream/7.m4s', CALL_REQUEST, undefined],
  ['/media/subtitles/en.vtt', { destination: 'track' }, undefined],
  ['/api/v1/config/', CALL_REQUEST, 'response'],
  ['/api/v1/config/', { ...CALL_REQUEST, method: 'POST' }, undefined],
] as const)('a request for %s with %j is a %s', (url, more, expected) =>
  expect(resourceKindOf(url, more)).toBe(expected),
)

test.each([
  ['Authorization', { Authorization: 'Token abc' }],
  ['Range', { Range: 'bytes=0-99' }],
])('ignores a request with the header %s in the service worker', (_, headers) => {
  expect(resourceKindOf('/api/v1/config/', CALL_REQUEST, headers)).toBeUndefined()
  expect(resourceKindOf('/assets/start-abc.js', { destination: 'script' }, headers)).toBeUndefined()
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
  expect(isCacheableCall(SITE_URLS.serviceUrl + path, SITE_URLS.serviceUrl)).toBe(expected)
})

test('does not cache calls to another origin or API version', () => {
  expect(isCacheableCall('https://other.example/api/v1/config/', SITE_URLS.serviceUrl)).toBe(false)
  expect(isCacheableCall(`${ORIGIN}/api/v2/config/`, SITE_URLS.serviceUrl)).toBe(false)
})

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' }

test.each([
  ['of type JSON', { headers: JSON_HEADERS }, true],
  ['with no-cache', { headers: { ...JSON_HEADERS, 'Cache-Control': 'no-cache' } }, true],
  ['with private', { headers: { ...JSON_HEADERS, 'Cache-Control': 'private, no-cache' } }, false],
  ['with no-store', { headers: { ...JSON_HEADERS, 'Cache-Control': 'max-age=0, No-Store' } }, false],
  ['that varies by headers', { headers: { ...JSON_HEADERS, Vary: 'Accept, Cookie' } }, true],
  ['that varies by everything', { headers: { ...JSON_HEADERS, Vary: '*' } }, false],
  ['of type HTML', { headers: { 'Content-Type': 'text/html' } }, false],
  ['without a type', { headers: {} }, false],
  ['with status 403', { status: 403, headers: JSON_HEADERS }, false],
  ['with status 206 (partial content)', { status: 206, headers: JSON_HEADERS }, false],
  ['after a redirect', { redirected: true, headers: JSON_HEADERS }, false],
  ['that is opaque', { type: 'opaque', status: 0, headers: JSON_HEADERS }, false],
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
