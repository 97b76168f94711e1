import type { Page, Request } from '@playwright/test'
import { expect, hold, open, test } from '../support/test'

/** What the browser says of a request that nobody waits for any more. */
const ENDED = 'net::ERR_ABORTED'

/** What becomes of the calls to these addresses, from now on. */
function callsOf(page: Page, path: RegExp, method = 'GET') {
  const isOne = (request: Request) => request.method() === method && path.test(new URL(request.url()).pathname)
  const calls = { made: 0, ended: [] as (string | undefined)[], answered: [] as number[] }
  page.on('request', (request) => {
    if (isOne(request)) calls.made++
  })
  page.on('requestfailed', (request) => {
    if (isOne(request)) calls.ended.push(request.failure()?.errorText)
  })
  page.on('response', (response) => {
    if (isOne(response.request())) calls.answered.push(response.status())
  })
  return calls
}

const follow = (page: Page, address: string) => page.locator(`a[href="${address}"]:visible`).first().click()

const LEFT: readonly (readonly [what: string, from: string, to: string, fault: string, call: RegExp])[] = [
  ['a title', '/films', '/title/sunrise', 'avails/titles/sunrise:timeout', /\/avails\/titles\/sunrise$/],
  ['a genre', '/genres', '/genres/drama', 'avails/genres/drama:timeout', /\/avails\/genres\/drama\/?$/],
  ['the genres', '/home', '/genres', 'avails/genres:timeout', /\/avails\/genres\/?$/],
]

for (const [what, from, to, fault, call] of LEFT) {
  test(`who leaves ${what} before it has come asks for it no more`, { tag: what === 'a title' ? '@core' : [] }, async ({
    page,
  }) => {
    await open(page, 'lumen', from, { viewer: 'viewer', fault })
    const calls = callsOf(page, call)
    await follow(page, to)
    await expect(page).toHaveURL(to)
    await expect.poll(() => calls.made).toBe(1)
    expect(calls.ended).toEqual([])

    await follow(page, '/serials')
    await expect(page.getByRole('heading', { level: 1, name: 'Come back next week' })).toBeVisible()
    await expect.poll(() => calls.ended).toEqual([ENDED])
    expect(calls.made).toBe(1)
  })
}

test('two places that ask the same share it, also from one page to the next; it ends with the last of them', async ({
  page,
}) => {
  const calls = callsOf(page, /\/avails\/genres\/?$/)
  // The search page asks for the genres in two places.
  await open(page, 'lumen', '/search', { fault: 'avails/genres:timeout' })
  const skeletons = page.getByRole('main').locator('[aria-busy=true], .mq-skeleton')
  await expect(skeletons.first()).toBeAttached()
  await follow(page, '/genres')
  await expect(page.getByRole('heading', { level: 1, name: 'Every kind of dark' })).toBeVisible()
  await expect(skeletons.first()).toBeAttached()
  expect(calls).toEqual({ made: 1, ended: [], answered: [] })

  await follow(page, '/serials')
  await expect.poll(() => calls.ended).toEqual([ENDED])
  expect(calls.made).toBe(1)
})

test('a change that is under way goes on when its page is left', async ({ page }) => {
  const { released, release } = hold()
  await page.route('**/user/queue', async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  const related = callsOf(page, /\/metropolis\/related\/?$/)
  const changes = callsOf(page, /\/user\/queue\/?$/, 'POST')
  const fault = 'avails/titles/metropolis/related:timeout'
  await open(page, 'lumen', '/title/metropolis', { viewer: 'viewer', watchlist: [], fault })
  await page.getByRole('main').getByRole('button', { name: /list/i }).first().click()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => [changes.made, related.made]).toEqual([1, 1])

  await follow(page, '/serials')
  // What was only read has ended with the page.
  await expect.poll(() => related.ended).toEqual([ENDED])
  expect(changes).toMatchObject({ ended: [], answered: [] })
  release()
  await expect.poll(() => changes.answered).toEqual([201])
  await follow(page, '/my-list')
  await expect(page.getByRole('main').locator('a[href="/title/metropolis"]').first()).toBeVisible()
})
