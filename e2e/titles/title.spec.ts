import type { Page } from '@playwright/test'
import { createDeferred, expect, layoutShift, open, test } from '../support/test'

const watchCalls = (page: Page) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) requested.push(`${request.method()} ${pathname}${search}`)
  })
  return requested
}

test("shows the card's data on a title page opened from it, and requests nothing twice", { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/films')
  const card = page.locator('main a[href="/title/nosferatu"]').first()
  await card.scrollIntoViewIfNeeded()
  await card.focus()
  const requested = watchCalls(page)
  // The response for the title is delayed, so the data comes from the card.
  const { released, release } = createDeferred()
  await page.route('**/avails/titles/nosferatu', async (route) => {
    await released
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nosferatu')
  await expect(page.locator('.mq-title__meta')).toContainText('1922')
  await expect(page).toHaveTitle('Nosferatu · Lumen')
  release()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The last request of the page. In-page navigations have no "networkidle", and leaving earlier would abort requests,
  // which Forward would repeat.
  const related = page.locator('[aria-label="More like this"] a').first()
  await expect(related).toBeAttached()
  expect(requested.filter((call, at) => call.startsWith('GET') && requested.indexOf(call) !== at)).toEqual([])
  requested.length = 0
  await page.goBack()
  await expect(card).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(related).toBeAttached()
  expect(requested.filter((call) => call.includes('nosferatu'))).toEqual([])
})

test('switches tabs by keyboard, keeps the tab in the address, and shows its count', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/title/les-vampires')
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.first()).toContainText('10')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?view=cast$/)
  await expect(page.getByRole('tabpanel', { name: /^Faces/ })).toContainText('Musidora')
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: /^Faces/ })).toContainText('Musidora')
  await page.keyboard.press('Home')
})

test('does not shift the layout while it loads', async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThan(0.05)
})

test('offers to resume a started episode', async ({ page }) => {
  await open(page, 'lumen', '/title/les-vampires', { viewer: 'viewer', progress: 'les-vampires-06-hypnotic-eyes:1900' })
  await expect(page.getByRole('link', { name: 'Resume episode 6' })).toHaveAttribute(
    'href',
    '/play/les-vampires-06-hypnotic-eyes',
  )
  await expect(page.locator('.mq-title__left')).toContainText('min left of Hypnotic Eyes')
})

test('redirects from an unknown title to the start page, with a message if titles require the sign-in', async ({
  page,
}) => {
  await open(page, 'lumen', '/title/no-such-film')
  await expect(page).toHaveURL(/\/home$/)
  await open(page, 'vault', '/title/no-such-film', { viewer: 'viewer' })
  await expect(page.getByText('No title found.')).toBeVisible()
  await expect(page).not.toHaveURL(/no-such-film/)
})

test('retries a failed title', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis', { fault: 'avails/titles/metropolis:500:3' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This title did not load.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metropolis')
})

test('uses the built-in layout when the layouts fail', async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis', { fault: 'modules/placement/title-layouts:404' })
  await expect(page.getByRole('tab', { name: /^Cast/ })).toBeVisible()
})

test('shows the other views when one fails, and retries it', async ({ page }) => {
  await open(page, 'lumen', '/title/les-vampires', { fault: 'inventory/{id}/episodes:500:3' })
  const panel = page.getByRole('tabpanel', { name: 'Episodes' })
  await expect(panel.getByText('This part did not load.')).toBeVisible()
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tabpanel', { name: /^Faces/ })).toContainText('Musidora')
  await page.getByRole('tab').first().click()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('The Severed Head')).toBeVisible()
})

test('shows the modules of a title from the service and from the title itself', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/title/judex')
  await expect(page.locator('main [data-module]').first()).toBeAttached()
  await open(page, 'lumen', '/serials/les-vampires')
  await expect(page.locator('main [data-module]').first()).toBeAttached()
})

test('shows a title of a members-only site to a signed-in visitor', async ({ page }) => {
  await open(page, 'vault', '/title/sunrise', { viewer: 'viewer' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunrise')
})

test('shows a message to a group that may not see a title, and the title to a group that may', async ({ page }) => {
  await open(page, 'vault', '/title/greed', { viewer: 'viewer', groups: 'contractors' })
  await expect(
    page.getByText('This collection is for press. Contractors find their files under Collections.'),
  ).toBeVisible()
  await open(page, 'vault', '/title/greed', { viewer: 'viewer', groups: 'press' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greed')
})

test('names the previous page in the back link', async ({ page }) => {
  await open(page, 'lumen', '/search?search=metro')
  // Page names are recorded by code that loads after the page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').locator('a[href="/title/metropolis"]').click()
  const back = page.getByRole('link', { name: 'Back: Search' })
  await back.click()
  await expect(page).toHaveURL('/search?search=metro')
  await open(page, 'lumen', '/title/metropolis')
  await expect(page.getByRole('link', { name: 'Back: Home' })).toHaveAttribute('href', '/home')
})

test('links names and tags to searches, which explain their matches', async ({ page }) => {
  await open(page, 'lumen', '/title/sunrise')
  await page.getByRole('link', { name: 'City lights' }).click()
  await expect(page).toHaveURL('/search?search=City+lights')
  await expect(page.getByText('Tag: City lights').first()).toBeVisible()
  await open(page, 'lumen', '/title/sunrise')
  await page.getByRole('link', { name: 'Janet Gaynor' }).click()
  await expect(page.getByText('With Janet Gaynor').first()).toBeVisible()
})

test('shows no separator dot at the start of a line of title facts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, 'lumen', '/title/sunrise')
  await expect(page.locator('.mq-title__meta')).toBeVisible()
  const bad = await page.locator('.mq-title__meta').evaluate((line) => {
    const box = line.getBoundingClientRect()
    // Each dot is in the gap before its fact. The dot of the first fact of a line is outside the box, where it is
    // clipped.
    const seen = [...line.children].filter((fact) => {
      const dot = getComputedStyle(fact, '::before')
      const before = fact.getBoundingClientRect().left + Number.parseFloat(dot.insetInlineStart)
      const begins = Math.abs(fact.getBoundingClientRect().left - box.left) < 2
      return begins && dot.content !== 'none' && before + Number.parseFloat(dot.width) > box.left + 1
    })
    return seen.length + (getComputedStyle(line).overflow === 'hidden' ? 0 : 1)
  })
  expect(bad).toBe(0)
})
