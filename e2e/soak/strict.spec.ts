import { type Browser, expect, type Page, test } from '@playwright/test'
import { type DevServer, startDevServer } from '../support/devServer'
import { blockOtherOrigins, goTo, LOAD_TIMEOUT_MS, pagesOf, SITES, waitUntilSettled } from './pages'

const VIEWERS = ['viewer', 'signed-out']

test.describe.configure({ mode: 'default' })

// The development server runs React's StrictMode, which mounts each component twice.
let devServer: DevServer
test.beforeAll(async () => {
  devServer = await startDevServer('lumen')
})
test.afterAll(() => devServer?.close())

for (const site of SITES)
  for (const viewer of VIEWERS)
    test(`shows all pages of ${site} to ${viewer} under StrictMode as in production, without errors or leaks`, async ({
      browser,
      baseURL,
    }) => {
      const paths = pagesOf(site)
      test.setTimeout(paths.length * 3 * LOAD_TIMEOUT_MS * 2)
      const found = await walkPages(browser, { url: devServer.origin, site, viewer, paths, rounds: 2 })
      const production = await walkPages(browser, { url: baseURL ?? '', site, viewer, paths, rounds: 1 })
      const leaks = [...(found.held[1] ?? [])].filter(([key, count]) => count > (found.held[0]?.get(key) ?? 0))
      expect([
        ...found.errors,
        ...leaks.map(
          ([key, count]) => `${key}: ${found.held[0]?.get(key) ?? 0} remain after one round, ${count} after two`,
        ),
        ...[...found.shown]
          .filter(([path, what]) => what !== production.shown.get(path))
          .map(([path, what]) => `${path}: ${what}, ${production.shown.get(path)} without StrictMode`),
        ...[...found.calls]
          .filter(([call, count]) => count > Math.max(1, production.calls.get(call) ?? 0))
          .map(([call, count]) => `${call}: ${count} times, ${production.calls.get(call) ?? 0} without StrictMode`),
      ]).toEqual([])
    })

interface WalkOptions {
  url: string
  site: string
  viewer: string
  paths: readonly string[]
  rounds: number
}

interface WalkResult {
  /** Uncaught errors and console messages. */
  errors: string[]
  /** Path, open dialogs and failed parts of each page at the end of its first visit. */
  shown: Map<string, string>
  /** Number of calls in the first round, by page and call. */
  calls: Map<string, number>
  /** Number of listeners and timers after each round, by kind. */
  held: Map<string, number>[]
}

async function walkPages(browser: Browser, { url, site, viewer, paths, rounds }: WalkOptions): Promise<WalkResult> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const devtools = await page.context().newCDPSession(page)
  const [errors, calls, shown]: [Set<string>, WalkResult['calls'], WalkResult['shown']] = [
    new Set(),
    new Map(),
    new Map(),
  ]
  const held: WalkResult['held'] = []
  let [path, round] = ['', 0]
  page.on('pageerror', (error) => errors.add(`${path}: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    // Ignored: refused calls, which the browser logs; the providers of the fixture sites, which do not exist here;
    // React's advertisement of its tools; messages of the graphics driver.
    if (/Failed to load resource|\.example\/|React DevTools|GPU stall|Content Security Policy/.test(text)) return
    if (['error', 'warning', 'assert'].includes(message.type())) errors.add(`${path}: ${text.slice(0, 400)}`)
  })
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url())
    const key = `${path}: ${request.method()} ${pathname}${search}`
    if (round === 0 && pathname.startsWith('/api/')) calls.set(key, (calls.get(key) ?? 0) + 1)
  })
  await blockOtherOrigins(page, url)
  await page.addInitScript(trackResources)
  await page.goto(new URL(`/?preview.reset=1&preview.site=${site}&preview.viewer=${viewer}`, url).href)
  await waitUntilSettled(page)
  for (; round < rounds; round++) {
    for (path of [...paths, '/home']) {
      if (!(await goTo(page, path))) errors.add(`${path}: not ready after ${LOAD_TIMEOUT_MS / 1000} s`)
      if (round === 0) shown.set(path, await describePage(page))
    }
    // Waits for requests and clean-up after the last page. A site that polls never becomes idle.
    await page.waitForLoadState('networkidle', { timeout: LOAD_TIMEOUT_MS }).catch(() => {})
    await devtools.send('HeapProfiler.collectGarbage')
    held.push(await countAfterCleanup(page, held[round - 1]))
  }
  await page.close()
  return { errors: [...errors], calls, shown, held }
}

/** Path of a page, its open dialogs, and the number of failed parts. */
async function describePage(page: Page): Promise<string> {
  const failed = await page.getByRole('button', { name: 'Try again' }).count()
  const open = await page
    .locator('dialog[open]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  const notes = [...open.map((name) => `dialog ${name}`), ...(failed > 0 ? [`${failed} failed parts`] : [])]
  return [new URL(page.url()).pathname, ...notes].join(', ')
}

/** How long listeners and timers may outlive their page, in seconds: scroll restoration waits up to ten. */
const MAX_CLEANUP_S = 15

/** Counts listeners and timers. Waits up to MAX_CLEANUP_S until there are no more than before. */
async function countAfterCleanup(
  page: Page,
  before: ReadonlyMap<string, number> | undefined,
): Promise<Map<string, number>> {
  for (let second = 0; ; second++) {
    const held = new Map(
      await page.evaluate(() => (window as unknown as { resourceCounts: () => [string, number][] }).resourceCounts()),
    )
    const more = [...held].some(([key, count]) => count > (before?.get(key) ?? 0))
    if (!before || !more || second === MAX_CLEANUP_S) return held
    await page.waitForTimeout(1000)
  }
}

/** Runs in the page before its scripts. Counts listeners of window and document, and intervals. */
function trackResources(): void {
  const listeners = new Map<string, Set<unknown>>()
  const timers = new Map<number, string>()
  const of = (key: string) => {
    const known = listeners.get(key) ?? new Set()
    listeners.set(key, known)
    return known
  }
  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const { addEventListener: add, removeEventListener: remove } = target
    const keyOf = (type: string, options: unknown) => {
      const capture = typeof options === 'object' ? (options as AddEventListenerOptions | null)?.capture : options
      return `${type} of ${name}${capture ? ', first' : ''}`
    }
    target.addEventListener = (type: string, listener: never, options?: boolean | AddEventListenerOptions) => {
      const { once, signal } = typeof options === 'object' ? options : {}
      if (listener && !once && !signal?.aborted) {
        of(keyOf(type, options)).add(listener)
        signal?.addEventListener('abort', () => of(keyOf(type, options)).delete(listener))
      }
      add.call(target, type, listener, options)
    }
    target.removeEventListener = (type: string, listener: never, options?: boolean | EventListenerOptions) => {
      of(keyOf(type, options)).delete(listener)
      remove.call(target, type, listener, options)
    }
  }
  const { setInterval: start, clearInterval: end } = window
  window.setInterval = ((run: () => void, ms?: number, ...rest: unknown[]) => {
    const id = start(run, ms, ...rest) as unknown as number
    timers.set(id, `timer of ${ms} ms`)
    return id
  }) as typeof setInterval
  window.clearInterval = ((id: number) => {
    timers.delete(id)
    end(id)
  }) as typeof clearInterval
  // clearTimeout also clears intervals.
  const { clearTimeout: stop } = window
  window.clearTimeout = ((id: number) => {
    timers.delete(id)
    stop(id)
  }) as typeof clearTimeout
  const resourceCounts = () => {
    const total = new Map([...listeners].map(([key, held]) => [key, held.size]))
    for (const what of timers.values()) total.set(what, (total.get(what) ?? 0) + 1)
    return [...total]
  }
  Object.assign(window, { resourceCounts })
}
