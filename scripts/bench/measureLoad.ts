import type { Browser } from '@playwright/test'
import { openPage, type Screen } from './browser/openPage'
import { waitUntil } from './browser/waitUntil'

export interface Transfer {
  path: string
  /** Milliseconds since the start of the navigation. */
  start: number
  end: number
  /** Bytes of the body as sent. */
  bytes: number
}

export interface PageLoad {
  /** Largest contentful paint, in milliseconds. */
  lcp: number
  /** The largest element: its selector, and the path of its image. */
  element: string
  fcp: number
  /** Cumulative layout shift until the page is idle. */
  cls: number
  transfers: Transfer[]
}

/** A page is idle after this time without a transfer and without a larger paint. */
const IDLE_MS = 2500

/**
 * Loads an address once in a new browser context with slow 4G, and measures paints, layout shift and transfers.
 * @param cpu slowdown factor of the processor
 */
export async function measureLoad(browser: Browser, url: string, screen: Screen, cpu: number): Promise<PageLoad> {
  const { page } = await openPage(browser, { screen, cpu, slow: true })
  try {
    await page.addInitScript(watchLoad)
    await page.goto(url, { waitUntil: 'load' })
    await waitUntil(page, isPageIdle, IDLE_MS)
    return await page.evaluate(() => {
      const transfers = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map((entry) => {
        const { name, startTime, responseEnd, encodedBodySize } = entry as PerformanceResourceTiming
        const { pathname, search } = new URL(name)
        return { path: pathname + search, start: startTime, end: responseEnd, bytes: encodedBodySize }
      })
      return { ...(window as unknown as { watched: PageLoad }).watched, transfers }
    })
  } finally {
    await page.context().close()
  }
}

/** Runs in the page. */
function isPageIdle(idleTime: number): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = Math.max(...entries.map(({ responseEnd }) => responseEnd))
  const { lcp } = (window as unknown as { watched: PageLoad }).watched
  return lcp > 0 && performance.now() - Math.max(last, lcp) > idleTime
}

/** Runs in the page before its scripts. */
function watchLoad(): void {
  const watched = { lcp: 0, element: '', fcp: 0, cls: 0 }
  Object.assign(window, { watched })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    const { element, url, startTime } = entry as PerformanceEntry & { element?: Element; url?: string }
    watched.lcp = startTime
    watched.element = [element?.tagName.toLowerCase(), ...(element?.closest('[class]')?.classList ?? [])].join('.')
    if (url) watched.element += ` ${new URL(url).pathname}${new URL(url).search}`
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.fcp = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) watched.cls += value
  })
}
