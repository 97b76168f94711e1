import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRequestHandler } from './createRequestHandler'

const PAGE =
  '<!doctype html><html lang="en"><head><title>Marquee</title></head><body><div id="app"></div></body></html>'
const MINUTE = 60_000
const nothing = () => {}

/** A request as a worker's platform sees it: open until it is answered, and as long as somebody waits for its work. */
const requests = new AsyncLocalStorage<{ open: number }>()

let title: string
let now: number
/** The end of the path that nothing comes through, until it is opened. */
let closed: string | undefined
let gate: Promise<void>

/** What a request asked for never comes once it is over, as on such a platform. */
async function service(input: string | URL | Request): Promise<Response> {
  const own = requests.getStore()
  const path = new URL(input instanceof Request ? input.url : input).pathname
  const config = {
    site_title: title,
    site_config: {
      routing: [{ route: '/title/:slug', component: 'titledetail' }],
      allow_unauthed_details: true,
      // Pages are not rendered during a countdown: these tests need only the head.
      countdown: { start_time: '2100-01-01T00:00:00Z' },
    },
  }
  if (closed && path.endsWith(closed)) await gate
  if (own?.open === 0) return new Promise(nothing)
  return Response.json(path.endsWith('/config/') ? config : { data: { slug: 'faust', name: 'Faust', meta: {} } })
}

/** Lets nothing of a path through until it is opened. */
function close(path: string): () => void {
  closed = path
  let open = nothing
  gate = new Promise((resolve) => {
    open = resolve
  })
  return open
}

/** A host on such a platform; gives the title of the page of a film. */
function start(): () => Promise<string | undefined> {
  title = 'Bare'
  now = 0
  closed = undefined
  vi.stubGlobal('fetch', service)
  // The host says these for the whole process.
  vi.stubGlobal('location', { href: undefined })
  vi.stubGlobal('innerHeight', 900)
  const edge = createRequestHandler({
    built: { page: PAGE, swapPage: '/t.js', deferStart: '/d.js', sheets: [] },
    brands: [{ hosts: ['a.example'], forward: { '/api/': 'http://service.example/api/' } }],
    version: '1',
    renderTimeout: 50,
    sharesCalls: false,
    now: () => now,
  })
  return () => {
    const own = { open: 1 }
    return requests.run(own, async () => {
      const answer = await edge(new Request('https://a.example/title/faust'), (work) => {
        own.open++
        work.finally(() => own.open--)
      })
      const html = await answer.text()
      own.open--
      return /<title>(.*?)<\/title>/.exec(html)?.[1]
    })
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('on a platform that aborts unfinished requests after the response', () => {
  it('uses a config that arrives after the response for the next page', async () => {
    const film = start()
    const open = close('/config/')
    expect(await film()).toBe('Marquee')
    open()
    await vi.waitFor(async () => expect(await film()).toBe('Faust · Bare'))
  })

  it('revalidates the config in the background after a minute', async () => {
    const film = start()
    await vi.waitFor(async () => expect(await film()).toBe('Faust · Bare'))
    title = 'New'
    const open = close('/config/')
    now += MINUTE + 1
    expect(await film()).toBe('Faust · Bare')
    open()
    await vi.waitFor(async () => expect(await film()).toBe('Faust · New'))
  })

  it('fills the next page after the service failed to answer', async () => {
    const film = start()
    await vi.waitFor(async () => expect(await film()).toBe('Faust · Bare'))
    const open = close('/faust')
    expect(await film()).toBe('Marquee')
    open()
    await vi.waitFor(async () => expect(await film()).toBe('Faust · Bare'))
  })

  it('requests the config again if the first request was aborted', async () => {
    const film = start()
    close('/config/')
    expect(await film()).toBe('Marquee')
    closed = undefined
    expect(await film()).toBe('Marquee')
    now += MINUTE / 2 + 1
    await vi.waitFor(async () => expect(await film()).toBe('Faust · Bare'))
  })
})
