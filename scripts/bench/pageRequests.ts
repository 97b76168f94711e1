import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { openPage } from './browser/openPage'

/** One thing that a page asked for. */
interface Asked {
  path: string
  bytes: number
  kind: 'service' | 'script' | 'style' | 'picture' | 'other'
}

/**
 * How a visit goes on: each step leads from the page before to the next one, and is there when its part is.
 * `most` are its requests beside pictures.
 */
const STEPS: [name: string, act: (page: Page, url: string) => Promise<unknown>, part: string, most?: number][] = [
  ['home', (page, url) => page.goto(`${url}home`), '[data-module] .mq-card'],
  ['genres', (page) => page.locator('a[href="/genres"]').first().click(), 'main a[href="/genres/horror"]'],
  ['genre', (page) => page.locator('main a[href="/genres/horror"]').click(), 'main a[href="/title/nosferatu"]'],
  ['title, from its card', (page) => page.locator('main a[href="/title/nosferatu"]').first().click(), '[role=tab]', 15],
  ['search', (page, url) => page.goto(`${url}search?search=the`), 'main a[href^="/title/"]', 30],
]

/** A page has rested when it asked for nothing for so long, in milliseconds. */
const REST = 1000

/**
 * What the pages of one visit ask for: requests and bytes over the wire, by kind. A call to the service that is made
 * twice on a page is one too many.
 */
export async function pageRequests({ browser, server, log }: Bench): Promise<Budget[]> {
  const { url } = await server('lumen')
  const { page } = await openPage(browser, { screen: { width: 1440, height: 900 } })
  const budgets: Budget[] = []
  try {
    let asked: Promise<Asked>[] = []
    let last = 0
    page.on('request', () => {
      last = Date.now()
    })
    page.on('requestfinished', (request) => asked.push(measure(request)))
    for (const [name, act, part, most] of STEPS) {
      asked = []
      await act(page, url)
      // What a step waits for may stand on the page before, too.
      last = Date.now()
      await page.locator(part).first().waitFor()
      while (Date.now() - last < REST) await pause(REST / 4)
      const all = await Promise.all(asked)
      log(all.map(({ kind, bytes, path }) => `  ${kind.padEnd(8)} ${String(bytes).padStart(8)} ${path}`).join('\n'))
      budgets.push(...told(name, all, most))
    }
  } finally {
    await page.context().close()
  }
  return budgets
}

async function measure(request: Request): Promise<Asked> {
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
  return { path: `${request.method()} ${pathname}${search}`, bytes: Math.max(0, sizes?.responseBodySize ?? 0), kind }
}

function told(name: string, asked: readonly Asked[], most?: number): Budget[] {
  const kB = (some: readonly Asked[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const calls = asked.filter(({ kind }) => kind === 'service')
  const twice = calls.filter(({ path }, at) => calls.findIndex((call) => call.path === path) < at)
  const kinds = (['service', 'script', 'style', 'picture', 'other'] as const).map((kind) => {
    const some = asked.filter((each) => each.kind === kind)
    return `${kind} ${some.length} (${kB(some).toFixed(0)} kB)`
  })
  return [
    {
      name: 'pages',
      what: name,
      measured: kB(asked),
      unit: 'kB',
      note: `${asked.length} requests: ${kinds.join(', ')}`,
    },
    {
      name: 'pages',
      what: '  requests beside pictures',
      measured: asked.filter(({ kind }) => kind !== 'picture').length,
      most,
      unit: '',
    },
    {
      name: 'pages',
      what: '  calls made twice',
      measured: twice.length,
      most: 0,
      unit: '',
      note: twice.map(({ path }) => path).join(' '),
    },
  ]
}
