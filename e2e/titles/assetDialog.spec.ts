import type { Page } from '@playwright/test'
import { expect, layoutShift, open, test } from '../support/test'

const TITLE_PATH = '/title/metropolis'
const ASSET_PATH = `${TITLE_PATH}/metropolis-building-the-upper-city`
const dialog = (page: Page) => page.getByRole('dialog')
const assetCard = (page: Page) => page.locator(`main a[href="${ASSET_PATH}"]`).first()

/** Opens the extra from its title page. */
async function openAssetFromTitle(page: Page, choices: Record<string, string> = {}): Promise<void> {
  await open(page, 'lumen', TITLE_PATH, choices)
  await page.getByRole('tab', { name: /^From the cutting room/ }).click()
  await assetCard(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Building the Upper City' })).toBeVisible()
}

test('opens an extra over its title page, and restores the focus on its card after Escape and Back', {
  tag: '@core',
}, async ({ page }) => {
  await openAssetFromTitle(page, { viewer: 'viewer' })
  await expect(page).toHaveURL(new RegExp(`${ASSET_PATH}$`))
  await expect(page).toHaveTitle(/^Building the Upper City/)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/title\/metropolis(\?view=\w+)?$/)
  await expect(page).toHaveTitle(/^Metropolis/)
  await expect(assetCard(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(assetCard(page)).toBeFocused()
})

test('moves to the next extra, and leaves the dialog with one step Back', async ({ page }) => {
  await openAssetFromTitle(page)
  await dialog(page).getByRole('link', { name: 'Next: The Missing Quarter' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'The Missing Quarter' })).toBeVisible()
  await expect(page).toHaveURL(/metropolis-the-missing-quarter$/)
  await expect(page).toHaveTitle(/^The Missing Quarter/)
  await expect(dialog(page).getByRole('link', { name: 'Previous: Building the Upper City' })).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/title\/metropolis(\?view=\w+)?$/)
})

test('returns to the title by Details without adding a history entry', async ({ page }) => {
  await openAssetFromTitle(page)
  const length = await page.evaluate(() => history.length)
  await dialog(page).getByRole('link', { name: 'Details Metropolis' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/title\/metropolis(\?view=\w+)?$/)
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('opens a shared extra over its title, also after a reload, and leads to the title on closing', async ({
  page,
}) => {
  await open(page, 'lumen', ASSET_PATH)
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

test('asks a signed-out visitor to sign in before adding the title to the list', async ({ page }) => {
  await open(page, 'lumen', ASSET_PATH)
  await dialog(page).getByRole('button', { name: 'My list' }).click()
  await expect(page.getByText('Please sign in to add to watchlist.')).toBeVisible()
})

test('shows a message for an unknown extra, with a link to its title', async ({ page }) => {
  await open(page, 'lumen', `${TITLE_PATH}/no-such-extra`)
  await expect(dialog(page).getByRole('heading', { name: 'Extra not found.' })).toBeVisible()
  await dialog(page).getByRole('link', { name: 'All about Metropolis' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metropolis')
})

test('shows a message for refused extras, and offers a retry for failed ones', async ({ page }) => {
  await open(page, 'lumen', ASSET_PATH, { fault: 'inventory/1001/extras:404' })
  await expect(dialog(page).getByRole('heading', { name: 'Extra not found.' })).toBeVisible()
  await open(page, 'lumen', ASSET_PATH, { fault: 'inventory/1001/extras:truncated:9' })
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('fills the screen of a phone without overflow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // Disables the animation, so that the final position is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'lumen', ASSET_PATH)
  await expect(dialog(page).getByRole('heading', { name: 'Building the Upper City' })).toBeVisible()
  const box = await dialog(page).boundingBox()
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 360, 740])
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})
