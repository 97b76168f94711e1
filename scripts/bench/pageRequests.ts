import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page, Request } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { BenchContext } from './bench'
import { openPage } from './browser/openPage'

/** A request of a page, and the bytes of its response. */
interface PageRequest {
  url: string
  path: string
  /** Whether the browser had the response, so that nothing was requested from the server. */
  isCached: boolean
  bytes: number
  kind: 'service' | 'script' | 'style' | 'picture' | 'other'
}

/**
 * Steps of a visit. Each opens a page from the previous one, and waits for an element (`part`).
 * `most` is the maximum number of requests to the server without images.
 */
const VISIT_STEPS: [name: string, act: (page: Page, url: string) => Promise<unknown>, part: string, most?: number][] = [
  ['home', (page, url) => page.goto(`${url}home`), '[data-module] .mq-card'],
  ['genres', (page) => page.locator('a[href="/genres"]').first().click(), 'main a[href="/genres/horror"]'],
  ['genre', (page) => page.locator('main a[href="/genres/horror"]').click(), 'main a[href="/title/nosferatu"]'],
  ['title, from its card', (page) => page.locator('main a[href="/title/nosferatu"]').first().click(), '[role=tab]', 15],
  ['search', (page, url) => page.goto(`${url}search?search=the`), 'main a[href^="/title/"]', 10],
]

/** A page is idle after this time without a request. */
const IDLE_MS = 1000

/** Requests and bytes of the pages of one visit, by kind. A page must not make the same service call twice. */
export async function pageRequests({ browser, server, log }: BenchContext): Promise<Budget[]> {
  const { url } = await server('lumen')
  const { page, devtools } = await openPage(browser, { screen: { width: 1440, height: 900 } })
  const cached = await collectCachedUrls(devtools)
  const budgets: Budget[] = []
  try {
    let requests: Promise<Omit<PageRequest, 'isCached'>>[] = []
    let last = 0
    page.on('request', () => {
      last = Date.now()
    })
    page.on('requestfinished', (request) => requests.push(measureRequest(request)))
    for (const [name, act, part, most] of VISIT_STEPS) {
      requests = []
      cached.clear()
      await act(page, url)
      // The previous page may already contain the element, so wait for requests, too.
      last = Date.now()
      await page.locator(part).first().waitFor()
      while (Date.now() - last < IDLE_MS) await pause(IDLE_MS / 4)
      const measured = await Promise.all(requests)
      const all = measured.map((each) => ({ ...each, isCached: cached.has(each.url) }))
      log(
        all
          .map(
            ({ kind, bytes, isCached, path }) =>
              `  ${kind.padEnd(8)} ${isCached ? '  cached' : String(bytes).padStart(8)} ${path}`,
          )
          .join('\n'),
      )
      budgets.push(...budgetsOf(name, all, most))
    }
  } finally {
    await page.context().close()
  }
  return budgets
}

/** Collects the addresses of responses that come from the cache of the browser. */
async function collectCachedUrls(devtools: CDPSession): Promise<Set<string>> {
  const cached = new Set<string>()
  const inMemory = new Set<string>()
  devtools.on('Network.requestServedFromCache', ({ requestId }) => inMemory.add(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || inMemory.has(requestId)) cached.add(response.url)
  })
  await devtools.send('Network.enable')
  return cached
}

async function measureRequest(request: Request): Promise<Omit<PageRequest, 'isCached'>> {
  const { pathname, search } = new URL(request.url())
  const sizes = await request.sizes().catch(() => undefined)
  const type = request.resourceType()
  const kind = pathname.startsWith('/api/')
    ? 'service'
    : type === 'script'
      ? 'script'
      : type === 'stylesheet'
        ? 'style'
        : type === 'image'
          ? 'picture'
          : 'other'
  return {
    path: `${request.method()} ${pathname}${search}`,
    url: request.url(),
    bytes: Math.max(0, sizes?.responseBodySize ?? 0),
    kind,
  }
}

function budgetsOf(name: string, requests: readonly PageRequest[], most?: number): Budget[] {
  const kB = (some: readonly PageRequest[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const calls = requests.filter(({ kind }) => kind === 'service')
  const twice = calls.filter(({ path }, at) => calls.findIndex((call) => call.path === path) < at)
  const kinds = (['service', 'script', 'style', 'picture', 'other'] as const).map((kind) => {
    const some = requests.filter((each) => each.kind === kind)
    return `${kind} ${some.length} (${kB(some).toFixed(0)} kB)`
  })
  return [
    {
      name: 'pages',
      what: name,
      measured: kB(requests),
      unit: 'kB',
      note: `${requests.length} requests: ${kinds.join(', ')}`,
    },
    {
      name: 'pages',
      what: '  requests to the server without images',
      measured: requests.filter(({ kind, isCached }) => kind !== 'picture' && !isCached).length,
      most,
      unit: '',
    },
    {
      name: 'pages',
      what: '  duplicate service calls',
      measured: twice.length,
      most: 0,
      unit: '',
      note: twice.map(({ path }) => path).join(' '),
    },
  ]
}
