import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestHandler } from './createRequestHandler'

const INDEX_HTML =
  '<!doctype html><html lang="en"><head><title>Marquee</title></head><body><div id="app"></div></body></html>'

const SITE_CONFIG = {
  site_title: 'Bare',
  site_config: {
    routing: [
      { route: '/home', component: 'home' },
      { route: '/genres/:slug', component: 'genredetail' },
      { route: '/events', component: 'events' },
      { route: '/pictures/:slug', component: 'lightbox' },
    ],
    genre_slugs: ['drama', 'unknown'],
    allow_unauthed_details: true,
    // Pages are not rendered during a countdown: these tests need only the head.
    countdown: { start_time: '2100-01-01T00:00:00Z' },
  },
}

const SERVICE_ANSWERS: Record<string, unknown> = {
  '/api/v1/config/': SITE_CONFIG,
  '/api/v1/avails/titles/faust': { data: { slug: 'faust', name: 'Faust', meta: {} } },
  '/api/v1/avails/genres/drama/': { name: 'Drama', data: [] },
  '/api/v1/modules/module/festival': { data: { slug: 'festival', type: 'text_block', content: 'Text' } },
  '/api/v1/events/7': { data: { id: 7, name: 'Premiere' } },
  '/api/v1/playback/live_event/gala/': { success: true, data: { live_event: { slug: 'gala', name: 'Gala' } } },
}

beforeEach(() => {
  vi.stubGlobal('location', { href: undefined })
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (pathname.includes('broken')) return new Response(null, { status: 500 })
    return pathname in SERVICE_ANSWERS ? Response.json(SERVICE_ANSWERS[pathname]) : Response.json({}, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a title', '/title/faust', 200],
  ['an unknown title', '/title/nope', 404],
  ['a slug with a null character', '/title/faust%00', 404],
  ['a slug of 9,000 characters', `/title/${'a'.repeat(9000)}`, 404],
  ['the pictures of an unknown title', '/pictures/nope', 404],
  ['a genre', '/genres/drama', 200],
  ['an unknown genre', '/genres/unknown', 404],
  ['a genre that genre_slugs does not list', '/genres/horror', 404],
  ['a module', '/category/festival', 200],
  ['an unknown module', '/category/nope', 404],
  ['a module slug with a null character', '/category/a%00', 404],
  ['the list of events', '/events', 200],
  ['an event', '/events/7', 200],
  ['an unknown event', '/events/8', 404],
  ['a live event', '/event/faust/gala', 200],
  ['an unknown live event', '/event/faust/nope', 404],
  ['a title while the service fails', '/title/broken', 200],
])('for %s at %s returns the status %i', async (_, path, status) => {
  const handler = createRequestHandler({
    built: { indexHtml: INDEX_HTML, swapPageUrl: '/t.js', deferStartUrl: '/d.js', sheets: [] },
    brands: [{ hosts: ['a.example'], forward: { '/api/': 'http://service.example/api/' } }],
    version: '1',
    renderTimeout: 10_000,
  })
  const answer = await handler(new Request(`https://a.example${path}`))
  const html = await answer.text()
  expect(answer.status).toBe(status)
  expect(html.includes('noindex'), 'noindex').toBe(status === 404)
  expect(html.includes('rel="canonical"'), 'canonical').toBe(status === 200)
})
