import type { Page } from '@playwright/test'
import { expect, hold, layoutShift, open, test } from '../support/test'

const calls = (page: Page) => {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) made.push(`${request.method()} ${pathname}${search}`)
  })
  return made
}

test('a title opened from its card shows what the card knows and requests nothing twice', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/films')
  const card = page.locator('main a[href="/title/nosferatu"]').first()
  await card.scrollIntoViewIfNeeded()
  await card.focus()
  const made = calls(page)
  // The title's own answer is held back: what stands there comes from the card.
  const { released, release } = hold()
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
  // The last request of the page. An in-page navigation has no "networkidle" of its own, and a page that is left earlier
  // aborts what it asked for, so that Forward would rightly ask for it.
  const related = page.locator('[aria-label="More like this"] a').first()
  await expect(related).toBeAttached()
  expect(made.filter((call, at) => call.startsWith('GET') && made.indexOf(call) !== at)).toEqual([])
  made.length = 0
  await page.goBack()
  await expect(card).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(related).toBeAttached()
  expect(made.filter((call) => call.includes('nosferatu'))).toEqual([])
})

test('tabs are walked by keys, stand in the address, and tell how much they hold', { tag: '@core' }, async ({
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

test('the page holds still while it comes together', async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThan(0.05)
})

test('what was begun goes on where it was left', async ({ page }) => {
  await open(page, 'lumen', '/title/les-vampires', { viewer: 'viewer', progress: 'les-vampires-06-hypnotic-eyes:1900' })
  await expect(page.getByRole('link', { name: 'Resume episode 6' })).toHaveAttribute(
    'href',
    '/play/les-vampires-06-hypnotic-eyes',
  )
  await expect(page.locator('.mq-title__left')).toContainText('min left of Hypnotic Eyes')
})

test('a title that is refused leads to the start; with a toast where details are for members only', async ({
  page,
}) => {
  await open(page, 'lumen', '/title/no-such-film')
  await expect(page).toHaveURL(/\/home$/)
  await open(page, 'vault', '/title/no-such-film', { viewer: 'viewer' })
  await expect(page.getByText('No title found.')).toBeVisible()
  await expect(page).not.toHaveURL(/no-such-film/)
})

test('a title that does not come can be tried again', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis', { fault: 'avails/titles/metropolis:500:3' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This title did not load.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metropolis')
})

test('without layouts a title stands in the built-in one', async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis', { fault: 'modules/placement/title-layouts:404' })
  await expect(page.getByRole('tab', { name: /^Cast/ })).toBeVisible()
})

test('one view that fails costs only itself', async ({ page }) => {
  await open(page, 'lumen', '/title/les-vampires', { fault: 'inventory/{id}/episodes:500:3' })
  const panel = page.getByRole('tabpanel', { name: 'Episodes' })
  await expect(panel.getByText('This part did not load.')).toBeVisible()
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tabpanel', { name: /^Faces/ })).toContainText('Musidora')
  await page.getByRole('tab').first().click()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('The Severed Head')).toBeVisible()
})

test('modules of one title follow it, from the service and from the title itself', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/title/judex')
  await expect(page.locator('main [data-module]').first()).toBeAttached()
  await open(page, 'lumen', '/serials/les-vampires')
  await expect(page.locator('main [data-module]').first()).toBeAttached()
})

test('signed-out visitors of a site that wants members are led to sign in, and back', async ({ page }) => {
  await open(page, 'vault', '/title/sunrise', { viewer: 'viewer' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunrise')
})

test('closed to a group: the words of that group', async ({ page }) => {
  await open(page, 'vault', '/title/greed', { viewer: 'viewer', groups: 'contractors' })
  await expect(
    page.getByText('This collection is for press. Contractors find their files under Collections.'),
  ).toBeVisible()
  await open(page, 'vault', '/title/greed', { viewer: 'viewer', groups: 'press' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greed')
})

test('the way back has the name of the place that it leads to', async ({ page }) => {
  await open(page, 'lumen', '/search?search=metro')
  // What notes the names of places comes after the page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').locator('a[href="/title/metropolis"]').click()
  const back = page.getByRole('link', { name: 'Back: Search' })
  await back.click()
  await expect(page).toHaveURL('/search?search=metro')
  await open(page, 'lumen', '/title/metropolis')
  await expect(page.getByRole('link', { name: 'Back: Home' })).toHaveAttribute('href', '/home')
})

test('names and tags lead to what else goes by them, and a hit says why it is one', async ({ page }) => {
  await open(page, 'lumen', '/title/sunrise')
  await page.getByRole('link', { name: 'City lights' }).click()
  await expect(page).toHaveURL('/search?search=City+lights')
  await expect(page.getByText('Tag: City lights').first()).toBeVisible()
  await open(page, 'lumen', '/title/sunrise')
  await page.getByRole('link', { name: 'Janet Gaynor' }).click()
  await expect(page.getByText('With Janet Gaynor').first()).toBeVisible()
})

test('a line of facts neither begins nor ends with a dot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, 'lumen', '/title/sunrise')
  await expect(page.locator('.mq-title__meta')).toBeVisible()
  const bad = await page.locator('.mq-title__meta').evaluate((line) => {
    const box = line.getBoundingClientRect()
    // The dots stand before their facts, in the gap: what stands before the first of a line is outside of the box.
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
