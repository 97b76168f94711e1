import { test as base, expect, type Page } from '@playwright/test'

interface PageErrors {
  /** Relevant violation reports of the content security policy (design: Security, always). */
  violations: string[]
  errors: string[]
}

/**
 * Fails on any violation of the content security policy and on any uncaught error.
 * Ignores `script-src-attr` and `style-src-attr`: Chromium reports them while the sanitiser parses HTML that it is
 * about to clean.
 */
export const test = base.extend<{ watch: PageErrors }>({
  watch: [
    async ({ page }, use) => {
      const watch: PageErrors = { violations: [], errors: [] }
      await page.exposeFunction('reportViolation', (text: string) => watch.violations.push(text))
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective: directive, blockedURI, sourceFile } = event as SecurityPolicyViolationEvent
          if (directive === 'script-src-attr' || directive === 'style-src-attr') return
          ;(window as unknown as { reportViolation: (text: string) => void }).reportViolation(
            `${directive} ${blockedURI} ${sourceFile}`,
          )
        })
      })
      page.on('pageerror', (error) => watch.errors.push(error.stack ?? error.message))
      await use(watch)
      // A response that is still in a route handler when the page closes would fail the whole run instead of a test.
      // Unrouting throws on a page that the test has closed.
      await Promise.allSettled([page, page.context()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(watch.violations, 'violations of the content security policy').toEqual([])
      expect(watch.errors, 'uncaught errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Preview choices. A list sets a choice several times; an empty list sets it to an empty string. */
export type Choices = Record<string, string | readonly string[]>

/**
 * Opens a page of a fixture site with preview choices. By default all cookies are rejected, so that no consent banner
 * is shown.
 */
export async function open(page: Page, site: string, path = '/', choices: Choices = {}): Promise<void> {
  const query = new URLSearchParams({ 'preview.site': site })
  for (const [name, value] of Object.entries({ consent: 'reject', ...choices }))
    for (const each of value.length === 0 ? [''] : [value].flat()) query.append(`preview.${name}`, each)
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}${query}`)
}

/** Navigates within the app as a link does, and waits until the previous page is gone. */
export async function followRoute(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector('main')?.firstElementChild?.setAttribute('data-left', '')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}

/**
 * Waits until the browser is idle. Some browsers never report idle while they render no frames, so the wait ends after
 * two seconds.
 */
export const waitForIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))

/** Multiplies the test timeout by the number of pages, for tests that visit several pages on a slow machine. */
export function multiplyTimeout(pages: readonly unknown[]): void {
  const { timeout } = test.info().project
  test.setTimeout(timeout * Math.max(1, pages.length))
}

/** A promise that a test resolves, for example to delay a response. */
export function createDeferred(): { released: Promise<void>; release: () => void } {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  return { released, release: () => release() }
}

/** The sum of layout shifts so far, as defined for CLS. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
      }),
  )
}

/** How much wider the page is than the screen, in CSS pixels. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Collects the addresses of later requests that contain a text. */
export function requests(page: Page, part: string, method?: string): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if ((!method || request.method() === method) && request.url().includes(part)) addresses.push(request.url())
  })
  return addresses
}
