import type { Page } from '@playwright/test'
import { expect, layoutShift, open, test } from '../support/test'

const TITLE = '/title/metropolis'
const CITY = `${TITLE}/metropolis-building-the-upper-city`
const dialog = (page: Page) => page.getByRole('dialog')
const city = (page: Page) => page.locator(`main a[href="${CITY}"]`).first()

/** Opens the extra from the title page, as a visitor does. */
async function openFromTitle(page: Page, choices: Record<string, string> = {}): Promise<void> {
  await open(page, 'lumen', TITLE, choices)
  await page.getByRole('tab', { name: /^From the cutting room/ }).click()
  await city(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Building the Upper City' })).toBeVisible()
}

test('an extra opens over its title page; Escape and Back lead back to it, with the focus on its card', {
  tag: '@core',
}, async ({ page }) => {
  await openFromTitle(page, { viewer: 'viewer' })
  await expect(page).toHaveURL(new RegExp(`${CITY}$`))
  await expect(page).toHaveTitle(/^Building the Upper City/)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/title\/metropolis(\?view=\w+)?$/)
  await expect(page).toHaveTitle(/^Metropolis/)
  await expect(city(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(city(page)).toBeFocused()
})

test('one step to the next extra, and Back leaves the dialog at once', async ({ page }) => {
  await openFromTitle(page)
  await dialog(page).getByRole('link', { name: 'Next: The Missing Quarter' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'The Missing Quarter' })).toBeVisible()
  await expect(page).toHaveURL(/metropolis-the-missing-quarter$/)
  await expect(page).toHaveTitle(/^The Missing Quarter/)
  await expect(dialog(page).getByRole('link', { name: 'Previous: Building the Upper City' })).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/title\/metropolis(\?view=\w+)?$/)
})

test('Details leads back to the title that stands behind, and no page is added to the history', async ({ page }) => {
  await openFromTitle(page)
  const length = await page.evaluate(() => history.length)
  await dialog(page).getByRole('link', { name: 'Details Metropolis' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/title\/metropolis(\?view=\w+)?$/)
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('its address can be shared: it opens over the title, a reload keeps it, closing leads to the title', async ({
  page,
}) => {
  await open(page, 'lumen', CITY)
  const heading = dialog(page).getByRole('heading', { name: 'Building the Upper City' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Metropolis')
  await page.reload()
  await expect(heading).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/title\/metropolis$/)
})

test('who is not signed in is asked to before the title is kept', async ({ page }) => {
  await open(page, 'lumen', CITY)
  await dialog(page).getByRole('button', { name: 'My list' }).click()
  await expect(page.getByText('Please sign in to add to watchlist.')).toBeVisible()
})

test('an extra that nobody knows: two lines and the way to its title', async ({ page }) => {
  await open(page, 'lumen', `${TITLE}/no-such-extra`)
  await expect(dialog(page).getByRole('heading', { name: 'Extra not found.' })).toBeVisible()
  await dialog(page).getByRole('link', { name: 'All about Metropolis' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metropolis')
})

test('extras that are refused, and extras that do not come', async ({ page }) => {
  await open(page, 'lumen', CITY, { fault: 'inventory/1001/extras:404' })
  await expect(dialog(page).getByRole('heading', { name: 'Extra not found.' })).toBeVisible()
  await open(page, 'lumen', CITY, { fault: 'inventory/1001/extras:truncated:9' })
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('on a phone it is a sheet over the whole screen, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // It comes in from below: where it stands counts, not the way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'lumen', CITY)
  await expect(dialog(page).getByRole('heading', { name: 'Building the Upper City' })).toBeVisible()
  const box = await dialog(page).boundingBox()
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 360, 740])
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})
