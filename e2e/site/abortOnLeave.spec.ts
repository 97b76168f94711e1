import type { Page, Request } from '@playwright/test'
import { createDeferred, expect, open, test } from '../support/test'

/** Error text of Chromium for an aborted request. */
const ABORTED_ERROR = 'net::ERR_ABORTED'

/** Counts the later calls to matching paths, with their errors and response statuses. */
function watchCalls(page: Page, path: RegExp, method = 'GET') {
  const matches = (request: Request) => request.method() === method && path.test(new URL(request.url()).pathname)
  const calls = { count: 0, errors: [] as (string | undefined)[], statuses: [] as number[] }
  page.on('request', (request) => {
    if (matches(request)) calls.count++
  })
  page.on('requestfailed', (request) => {
    if (matches(request)) calls.errors.push(request.failure()?.errorText)
  })
  page.on('response', (response) => {
    if (matches(response.request())) calls.statuses.push(response.status())
  })
  return calls
}

const followLink = (page: Page, address: string) => page.locator(`a[href="${address}"]:visible`).first().click()

const PENDING_CALLS: readonly (readonly [what: string, from: string, to: string, fault: string, call: RegExp])[] = [
  ['a title', '/films', '/title/sunrise', 'avails/titles/sunrise:timeout', /\/avails\/titles\/sunrise$/],
  ['a genre', '/genres', '/genres/drama', 'avails/genres/drama:timeout', /\/avails\/genres\/drama\/?$/],
  ['the genres', '/home', '/genres', 'avails/genres:timeout', /\/avails\/genres\/?$/],
]

for (const [what, from, to, fault, call] of PENDING_CALLS) {
  test(`aborts a pending call when its page is left: ${what}`, { tag: what === 'a title' ? '@core' : [] }, async ({
    page,
  }) => {
    await open(page, 'lumen', from, { viewer: 'viewer', fault })
    const calls = watchCalls(page, call)
    await followLink(page, to)
    await expect(page).toHaveURL(to)
    await expect.poll(() => calls.count).toBe(1)
    expect(calls.errors).toEqual([])

    await followLink(page, '/serials')
    await expect(page.getByRole('heading', { level: 1, name: 'Come back next week' })).toBeVisible()
    await expect.poll(() => calls.errors).toEqual([ABORTED_ERROR])
    expect(calls.count).toBe(1)
  })
}

test('shares one call between components and pages, and aborts it when the last one is left', async ({ page }) => {
  const calls = watchCalls(page, /\/avails\/genres\/?$/)
  // The search page needs the genres in two components.
  await open(page, 'lumen', '/search', { fault: 'avails/genres:timeout' })
  const skeletons = page.getByRole('main').locator('[aria-busy=true], .mq-skeleton')
  await expect(skeletons.first()).toBeAttached()
  await followLink(page, '/genres')
  await expect(page.getByRole('heading', { level: 1, name: 'Every kind of dark' })).toBeVisible()
  await expect(skeletons.first()).toBeAttached()
  expect(calls).toEqual({ count: 1, errors: [], statuses: [] })

  await followLink(page, '/serials')
  await expect.poll(() => calls.errors).toEqual([ABORTED_ERROR])
  expect(calls.count).toBe(1)
})

test('completes a pending change when its page is left', async ({ page }) => {
  const { released, release } = createDeferred()
  await page.route('**/user/queue', async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  const related = watchCalls(page, /\/metropolis\/related\/?$/)
  const changes = watchCalls(page, /\/user\/queue\/?$/, 'POST')
  const fault = 'avails/titles/metropolis/related:timeout'
  await open(page, 'lumen', '/title/metropolis', { viewer: 'viewer', watchlist: [], fault })
  await page.getByRole('main').getByRole('button', { name: /list/i }).first().click()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => [changes.count, related.count]).toEqual([1, 1])

  await followLink(page, '/serials')
  // Reads are aborted with the page.
  await expect.poll(() => related.errors).toEqual([ABORTED_ERROR])
  expect(changes).toMatchObject({ errors: [], statuses: [] })
  release()
  await expect.poll(() => changes.statuses).toEqual([201])
  await followLink(page, '/my-list')
  await expect(page.getByRole('main').locator('a[href="/title/metropolis"]').first()).toBeVisible()
})
