import { test as base, expect, type Page } from '@playwright/test'

interface Watch {
  /** Reports of the content security policy that count (design: Security, always). */
  violations: string[]
  errors: string[]
}

/**
 * A journey's test: it fails on any violation of the policy and on any uncaught error, whatever it looks at.
 * `script-src-attr` and `style-src-attr` reports of the sanitiser's own parsing do not count: Chromium reports what is about to be removed.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const watch: Watch = { violations: [], errors: [] }
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
      // An answer that is still on its way through a route when its page goes would fail the whole run, and no test.
      // A page that the journey itself has closed has none left, and says so by an error.
      await Promise.allSettled([page, page.context()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(watch.violations, 'violations of the content security policy').toEqual([])
      expect(watch.errors, 'uncaught errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Preview choices; of a list each, and of an empty one that there is none. */
export type Choices = Record<string, string | readonly string[]>

/** Opens a page of a fixture site, with further preview choices. Where a journey says nothing of cookies, all are refused: nobody is asked. */
export async function open(page: Page, site: string, path = '/', choices: Choices = {}): Promise<void> {
  const query = new URLSearchParams({ 'preview.site': site })
  for (const [name, value] of Object.entries({ consent: 'reject', ...choices }))
    for (const each of value.length === 0 ? [''] : [value].flat()) query.append(`preview.${name}`, each)
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}${query}`)
}

/** Leads to another page as a link of the site does; it stands in place of the one before when this returns. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector('main')?.firstElementChild?.setAttribute('data-left', '')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}

/**
 * When the page has nothing to do. The problem: a page whose browser gives no frames is never idle. The solution: whoever
 * waits goes on after two seconds.
 */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))

/**
 * Gives a walk through several pages the time that each of them has alone: on a busy machine, what is looked at page by
 * page must not end in the middle.
 */
export function allowTimeFor(pages: readonly unknown[]): void {
  const { timeout } = test.info().project
  test.setTimeout(timeout * Math.max(1, pages.length))
}

/** Holds something up, as an answer on its way, until it is released. */
export function hold(): { released: Promise<void>; release: () => void } {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  return { released, release: () => release() }
}

/** The sum of layout shifts so far, as CLS counts them. */
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

/** Gathers the addresses of the calls that hold these words, from now on. */
export function requests(page: Page, words: string, method?: string): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    if ((!method || request.method() === method) && request.url().includes(words)) made.push(request.url())
  })
  return made
}
