import type { Page } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { openPage } from './openPage'

/** One thing that a page asked for. */
interface Asked {
  path: string
  bytes: number
  kind: 'service' | 'script' | 'style' | 'picture' | 'other'
}

/** How a visit goes on: each step leads from the page before to the next one. */
const STEPS: [name: string, act: (page: Page, url: string) => Promise<unknown>][] = [
  ['home', (page, url) => page.goto(`${url}home`)],
  ['genre', (page) => follow(page, '/genres', '/genres/horror')],
  ['title, from its card', (page) => page.locator('main a[href="/title/nosferatu"]').first().click()],
  ['search', (page, url) => page.goto(`${url}search?search=the`)],
]

async function follow(page: Page, ...hrefs: string[]): Promise<void> {
  for (const href of hrefs) await page.locator(`a[href="${href}"]`).first().click()
}

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
    page.on('requestfinished', (request) => asked.push(measure(request)))
    for (const [name, act] of STEPS) {
      asked = []
      await act(page, url)
      await page.waitForLoadState('networkidle')
      const all = await Promise.all(asked)
      log(all.map(({ kind, bytes, path }) => `  ${kind.padEnd(8)} ${String(bytes).padStart(8)} ${path}`).join('\n'))
      budgets.push(...told(name, all))
    }
  } finally {
    await page.context().close()
  }
  return budgets
}

async function measure(request: import('@playwright/test').Request): Promise<Asked> {
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
  return { path: `${request.method()} ${pathname}${search}`, bytes: sizes?.responseBodySize ?? 0, kind }
}

function told(name: string, asked: readonly Asked[]): Budget[] {
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
      what: '  calls made twice',
      measured: twice.length,
      most: 0,
      unit: '',
      note: twice.map(({ path }) => path).join(' '),
    },
  ]
}
