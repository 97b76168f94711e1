import type { Page } from '@playwright/test'
import { expect, layoutShift, open, overflow, test } from '../support/test'

const cards = (page: Page) => page.locator('main a[data-card]')
/** A page of the list is there as a whole. Titles that cannot be played are no links in lumen. */
const expectFullPage = (page: Page) => expect(page.locator('main [data-card]')).toHaveCount(16)
const select = (page: Page, name: string) => page.getByRole('combobox', { name })

test.describe('a genre', () => {
  test('its picture, its titles, the most recent first, and nothing jumps', async ({ page }) => {
    await open(page, 'lumen', '/genres/horror')
    await expect(page.getByRole('heading', { level: 1, name: 'Horror' })).toBeVisible()
    await expect(page).toHaveTitle(/^Horror · /)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('.mq-genre img')).toHaveJSProperty('complete', true)
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })

  test('order and filters stand in the address', { tag: '@core' }, async ({ page }) => {
    await open(page, 'lumen', '/genres/drama')
    await select(page, 'Sort').selectOption('Alphabetical Z-A')
    await select(page, 'Type').selectOption('Movie')
    await expect(page).toHaveURL(/\?sort=za&type=feature$/)
  })

  test('the title knows the genre that led to it, also after a reload', async ({ page }) => {
    await open(page, 'lumen', '/genres/horror')
    await cards(page).first().click()
    await expect(page).toHaveURL(/\/title\//)
    const carried = () => page.evaluate(() => history.state?.usr?.genre)
    expect(await carried()).toEqual({ slug: 'horror', name: 'Horror' })
    await page.reload()
    expect(await carried()).toEqual({ slug: 'horror', name: 'Horror' })
  })

  test('nothing left: No titles found., and Reset filters', async ({ page }) => {
    await open(page, 'lumen', '/genres/horror?type=series')
    await expect(page.getByText('No titles found.').last()).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\/genres\/horror$/)
  })

  test('a genre that nobody knows: a message, and the way to all genres', async ({ page }) => {
    await open(page, 'lumen', '/genres/musical')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genre not found.')
    await page.getByRole('link', { name: 'All genres' }).click()
    await expect(page).toHaveURL(/\/genres$/)
  })

  test('a failure can be tried again', async ({ page }) => {
    // The first read and both that follow it.
    await open(page, 'lumen', '/genres/horror', { fault: 'avails/genres/horror:500:3' })
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Horror' })).toBeVisible()
    await again.click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test.describe('all titles', () => {
  test('sixteen at a time; a page begins at its top and is an address', { tag: '@core' }, async ({ page }) => {
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

  test('a filter leads to the first page, and Back undoes it', async ({ page }) => {
    await open(page, 'lumen', '/titles?page=3')
    await expect(cards(page).first()).toBeVisible()
    await page.getByText('Wide awake').click()
    await expect(page).toHaveURL(/\?group=Wide\+awake$/)
    await expect(page.getByRole('radio', { name: 'Wide awake' })).toBeChecked()
    const genres = select(page, 'Genre').locator('option')
    await expect.poll(async () => (await genres.allTextContents()).sort()).toEqual(['Any', 'Crime', 'Horror', 'War'])
    await select(page, 'Genre').selectOption('War')
    await expect(page).toHaveURL(/\?group=Wide\+awake&genre=war$/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\?page=3$/)
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  })

  test('beyond the end stands the last page', async ({ page }) => {
    await open(page, 'lumen', '/titles?page=99')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('[aria-current=page]', { hasText: /^\d+$/ })).toHaveAccessibleName(/^Page (\d+) of \1$/)
  })

  test('nothing left: No titles found., and Reset filters', async ({ page }) => {
    await open(page, 'lumen', '/titles?rating=TV-Y7')
    await expect(page.getByText('No titles found.').last()).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await expectFullPage(page)
  })

  test('a failure can be tried again', async ({ page }) => {
    await open(page, 'lumen', '/titles', { fault: 'avails/titles:404:1' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectFullPage(page)
  })

  test('a slow list keeps its room, and nothing jumps', async ({ page }) => {
    await open(page, 'lumen', '/titles', { latency: '600' })
    await expect(cards(page).first()).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })
})

test.describe('recommendations', () => {
  const viewer = { viewer: 'viewer' }

  test('cards by order, with what is said about their end', { tag: '@core' }, async ({ page }) => {
    await open(page, 'vault', '/recommendations', viewer)
    await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeVisible()
    await expect(cards(page).first()).toHaveAttribute('href', /^\/collections\/[^/]+$/)
    await select(page, 'Sort').selectOption('Expiring soon')
    await expect(page).toHaveURL(/\?sort=expiring$/)
    await expect(cards(page).first()).toContainText(/Expired|Expiring/)
    await page.reload()
    await expect(select(page, 'Sort')).toHaveValue('expiring')
    await expect(cards(page).first()).toContainText(/Expired|Expiring/)
  })

  test('a failure can be tried again', async ({ page }) => {
    await open(page, 'vault', '/recommendations', { ...viewer, fault: 'collections:404:1' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test('the filters of a module page fit a phone on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await open(page, 'lumen', '/category/festival-wall')
  await expect(cards(page).first()).toBeVisible()
  const tops = await page
    .locator('.mq-filters .mq-select')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(await overflow(page)).toBe(0)
})
