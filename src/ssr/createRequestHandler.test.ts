import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRequestHandler } from './createRequestHandler'

const INDEX_HTML =
  '<!doctype html><html lang="en"><head><title>Marquee</title></head><body><div id="app"></div></body></html>'
const MINUTE = 60_000
const doNothing = () => {}

/** Counts the response and the `waitUntil` promises of the current request that are pending. */
const requestStorage = new AsyncLocalStorage<{ pending: number }>()

let siteTitle: string
let now: number
/** Service calls whose path ends with this wait for `gate`. */
let blockedPath: string | undefined
let serviceGate: Promise<void>

/** The service. Like the platform, it never answers the calls of a request that is over. */
async function fetchFromService(input: string | URL | Request): Promise<Response> {
  const own = requestStorage.getStore()
  const path = new URL(input instanceof Request ? input.url : input).pathname
  const config = {
    site_title: siteTitle,
    site_config: {
      routing: [{ route: '/title/:slug', component: 'titledetail' }],
      allow_unauthed_details: true,
      // Pages are not rendered during a countdown: these tests need only the head.
      countdown: { start_time: '2100-01-01T00:00:00Z' },
    },
  }
  if (blockedPath && path.endsWith(blockedPath)) await serviceGate
  if (own?.pending === 0) return new Promise(doNothing)
  return Response.json(path.endsWith('/config/') ? config : { data: { slug: 'faust', name: 'Faust', meta: {} } })
}

/** Blocks service calls to a path; returns a function that unblocks them. */
function blockServiceCalls(path: string): () => void {
  blockedPath = path
  let unblock = doNothing
  serviceGate = new Promise((resolve) => {
    unblock = resolve
  })
  return unblock
}

/** Creates a server on such a platform; returns a function that requests a film page and returns its title. */
function startPlatform(): () => Promise<string | undefined> {
  siteTitle = 'Bare'
  now = 0
  blockedPath = undefined
  vi.stubGlobal('fetch', fetchFromService)
  // installGlobals() defines these for the whole process.
  vi.stubGlobal('location', { href: undefined })
  vi.stubGlobal('innerHeight', 900)
  const handler = createRequestHandler({
    built: { indexHtml: INDEX_HTML, swapPageUrl: '/t.js', deferStartUrl: '/d.js', sheets: [] },
    brands: [{ hosts: ['a.example'], forward: { '/api/': 'http://service.example/api/' } }],
    version: '1',
    renderTimeout: 50,
    sharesCalls: false,
    now: () => now,
  })
  return () => {
    const own = { pending: 1 }
    return requestStorage.run(own, async () => {
      const answer = await handler(new Request('https://a.example/title/faust'), (work) => {
        own.pending++
        work.finally(() => own.pending--)
      })
      const html = await answer.text()
      own.pending--
      return /<title>(.*?)<\/title>/.exec(html)?.[1]
    })
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('on a platform that aborts unfinished requests after the response', () => {
  it('uses a config that arrives after the response, for the next page', async () => {
    const filmTitle = startPlatform()
    const unblock = blockServiceCalls('/config/')
    expect(await filmTitle()).toBe('Marquee')
    unblock()
    await vi.waitFor(async () => expect(await filmTitle()).toBe('Faust · Bare'))
  })

  it('revalidates the config in the background after a minute', async () => {
    const filmTitle = startPlatform()
    await vi.waitFor(async () => expect(await filmTitle()).toBe('Faust · Bare'))
    siteTitle = 'New'
    const unblock = blockServiceCalls('/config/')
    now += MINUTE + 1
    expect(await filmTitle()).toBe('Faust · Bare')
    unblock()
    await vi.waitFor(async () => expect(await filmTitle()).toBe('Faust · New'))
  })

  it('renders the next page with its data after a service call was too slow for the previous page', async () => {
    const filmTitle = startPlatform()
    await vi.waitFor(async () => expect(await filmTitle()).toBe('Faust · Bare'))
    const unblock = blockServiceCalls('/faust')
    expect(await filmTitle()).toBe('Marquee')
    unblock()
    await vi.waitFor(async () => expect(await filmTitle()).toBe('Faust · Bare'))
  })

  it('requests the config again if the first request was aborted', async () => {
    const filmTitle = startPlatform()
    blockServiceCalls('/config/')
    expect(await filmTitle()).toBe('Marquee')
    blockedPath = undefined
    expect(await filmTitle()).toBe('Marquee')
    now += MINUTE / 2 + 1
    await vi.waitFor(async () => expect(await filmTitle()).toBe('Faust · Bare'))
  })
})

it.each([
  ['POST', '/__marquee/save'],
  ['PUT', '/__marquee/files/config.json'],
  ['POST', '/__marquee/pictures'],
])('check 10: refuses %s %s with 405, even from a page of the same origin', async (method, path) => {
  vi.stubGlobal('fetch', fetchFromService)
  vi.stubGlobal('location', { href: undefined })
  vi.stubGlobal('innerHeight', 900)
  const handler = createRequestHandler({
    built: { indexHtml: INDEX_HTML, swapPageUrl: '/t.js', deferStartUrl: '/d.js', sheets: [] },
    brands: [{ hosts: ['a.example'], forward: { '/api/': 'http://service.example/api/' } }],
    version: '1',
  })
  const headers = { Origin: 'https://a.example', 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const { status } = await handler(new Request(`https://a.example${path}`, { method, headers, body: '{}' }))
  expect(status).toBe(405)
})
