import type { Page } from '@playwright/test'
import { expect, layoutShift, open, overflow, test } from '../support/test'

const cards = (page: Page) => page.locator('main a[data-card]')
/** Waits for all 16 cards of a page. In lumen, titles that cannot be played are not links. */
const expectFullPage = (page: Page) => expect(page.locator('main [data-card]')).toHaveCount(16)
const selectField = (page: Page, name: string) => page.getByRole('combobox', { name })

test.describe('a genre', () => {
  test('shows heading, image and titles without layout shift', async ({ page }) => {
    await open(page, 'lumen', '/genres/horror')
    await expect(page.getByRole('heading', { level: 1, name: 'Horror' })).toBeVisible()
    await expect(page).toHaveTitle(/^Horror · /)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('.mq-genre img')).toHaveJSProperty('complete', true)
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })

  test('keeps sort order and filters in the address', { tag: '@core' }, async ({ page }) => {
    await open(page, 'lumen', '/genres/drama')
    await selectField(page, 'Sort').selectOption('Alphabetical Z-A')
    await selectField(page, 'Type').selectOption('Movie')
    await expect(page).toHaveURL(/\?sort=za&type=feature$/)
  })

  test('passes the genre to the title page, also after a reload', async ({ page }) => {
    await open(page, 'lumen', '/genres/horror')
    await cards(page).first().click()
    await expect(page).toHaveURL(/\/title\//)
    const genreInHistory = () => page.evaluate(() => history.state?.usr?.genre)
    expect(await genreInHistory()).toEqual({ slug: 'horror', name: 'Horror' })
    await page.reload()
    expect(await genreInHistory()).toEqual({ slug: 'horror', name: 'Horror' })
  })

  test('shows "No titles found." and Reset filters for no match', async ({ page }) => {
    await open(page, 'lumen', '/genres/horror?type=series')
    await expect(page.getByText('No titles found.').last()).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\/genres\/horror$/)
  })

  test('shows a message and a link to all genres for an unknown genre', async ({ page }) => {
    await open(page, 'lumen', '/genres/musical')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genre not found.')
    await page.getByRole('link', { name: 'All genres' }).click()
    await expect(page).toHaveURL(/\/genres$/)
  })

  test('retries a failed list', async ({ page }) => {
    // The first request and its two retries fail.
    await open(page, 'lumen', '/genres/horror', { fault: 'avails/genres/horror:500:3' })
    const retryButton = page.getByRole('button', { name: 'Try again' })
    await expect(retryButton).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Horror' })).toBeVisible()
    await retryButton.click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test.describe('the page of all titles', () => {
  test('shows 16 titles per page, with the page in the address and the focus at its start', { tag: '@core' }, async ({
    page,
  }) => {
    await open(page, 'lumen', '/titles')
    await expectFullPage(page)
    await expect(page.getByText(/^\d+ titles$/)).toBeVisible()
    const first = await cards(page).first().getAttribute('href')
    await page.getByRole('link', { name: /^Page 2 of/ }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(cards(page).first()).not.toHaveAttribute('href', first ?? '')
    await expect(page.getByRole('region', { name: /^Page 2 of/ })).toBeFocused()
    await expect(cards(page).first()).toBeInViewport()
    await page.goBack()
    await expect(cards(page).first()).toHaveAttribute('href', first ?? '')
  })

  test('returns to the first page after filtering, and restores the previous page after Back', async ({ page }) => {
    await open(page, 'lumen', '/titles?page=3')
    await expect(cards(page).first()).toBeVisible()
    await page.getByText('Wide awake').click()
    await expect(page).toHaveURL(/\?group=Wide\+awake$/)
    await expect(page.getByRole('radio', { name: 'Wide awake' })).toBeChecked()
    const genres = selectField(page, 'Genre').locator('option')
    await expect.poll(async () => (await genres.allTextContents()).sort()).toEqual(['Any', 'Crime', 'Horror', 'War'])
    await selectField(page, 'Genre').selectOption('War')
    await expect(page).toHaveURL(/\?group=Wide\+awake&genre=war$/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\?page=3$/)
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  })

  test('shows the last page for a page number beyond the end', async ({ page }) => {
    await open(page, 'lumen', '/titles?page=99')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('[aria-current=page]', { hasText: /^\d+$/ })).toHaveAccessibleName(/^Page (\d+) of \1$/)
  })

  test('shows "No titles found." and Reset filters for no match', async ({ page }) => {
    await open(page, 'lumen', '/titles?rating=TV-Y7')
    await expect(page.getByText('No titles found.').last()).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await expectFullPage(page)
  })

  test('retries a failed list', async ({ page }) => {
    await open(page, 'lumen', '/titles', { fault: 'avails/titles:404:1' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectFullPage(page)
  })

  test('reserves space for a slow list, without layout shift', async ({ page }) => {
    await open(page, 'lumen', '/titles', { latency: '600' })
    await expect(cards(page).first()).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })
})

test.describe('recommendations', () => {
  const viewer = { viewer: 'viewer' }

  test('sorts recommendations by expiry, shows it on the cards, and keeps the order after a reload', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, 'vault', '/recommendations', viewer)
    await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeVisible()
    await expect(cards(page).first()).toHaveAttribute('href', /^\/collections\/[^/]+$/)
    await selectField(page, 'Sort').selectOption('Expiring soon')
    await expect(page).toHaveURL(/\?sort=expiring$/)
    await expect(cards(page).first()).toContainText(/Expired|Expiring/)
    await page.reload()
    await expect(selectField(page, 'Sort')).toHaveValue('expiring')
    await expect(cards(page).first()).toContainText(/Expired|Expiring/)
  })

  test('retries a failed list', async ({ page }) => {
    await open(page, 'vault', '/recommendations', { ...viewer, fault: 'collections:404:1' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test('fits the filters of a module page on one line of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await open(page, 'lumen', '/category/festival-wall')
  await expect(cards(page).first()).toBeVisible()
  const tops = await page
    .locator('.mq-filters .mq-select')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(await overflow(page)).toBe(0)
})
