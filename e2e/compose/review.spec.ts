import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { composeSite, expect, outline, selectedPart, status } from '../support/compose'
import { test } from '../support/test'

const site = composeSite({ site: 'lumen' })

const reviewDialog = (page: Page) => page.getByRole('dialog', { name: 'Review and save' })
const comparedPage = (page: Page, side: 'before' | 'after') => page.frameLocator(`iframe[title="The page ${side}"]`)
const changeList = (page: Page) => reviewDialog(page).locator('.mqp-diff__words li')

async function changeHeading(page: Page, heading: string) {
  await site.open(page)
  await outline(page)
    .getByRole('button', { name: /Festival wall/ })
    .click()
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill(heading)
  await expect(page.getByText('1 file changed')).toBeVisible()
}

test('shows the changed page before and after, and saves with Ctrl+S', { tag: '@core' }, async ({ page }) => {
  await changeHeading(page, 'The whole wall')
  await page.keyboard.press('Control+s')
  await expect(changeList(page)).toContainText(['festival-wall: display_name "The whole wall", was "Festival wall"'])
  await expect(comparedPage(page, 'before').getByRole('heading', { name: 'Festival wall' })).toBeInViewport()
  await expect(comparedPage(page, 'after').getByRole('heading', { name: 'The whole wall' })).toBeInViewport()
  expect(site.read('modules/home.json')).toBe(site.original('modules/home.json'))
  await expect(reviewDialog(page).getByRole('button', { name: 'Save all' })).toBeEnabled()
  await page.keyboard.press('Control+s')
  await expect(status(page)).toHaveText('Saved 1 file.')
  await expect(reviewDialog(page)).toBeHidden()
})

test('keeps the draft and the rest of Compose when the code of the review cannot be loaded, and tries again', async ({
  page,
}) => {
  await page.route('**/review/ReviewDialog.tsx*', (route) => route.abort())
  await changeHeading(page, 'The whole wall')
  await page.getByRole('button', { name: 'Review and save' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'This dialog cannot be shown' })
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(message).toBeHidden()
  await expect(page.getByRole('button', { name: 'Review and save' })).toBeFocused()
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill('Another wall')

  await page.keyboard.press('Control+s')
  await expect(message).toBeVisible()
  await page.unroute('**/review/ReviewDialog.tsx*')
  await message.getByRole('button', { name: 'Try again' }).click()
  await reviewDialog(page).getByRole('button', { name: 'Save all' }).click()
  await expect(reviewDialog(page)).toBeHidden()
  expect(site.changedLines('modules/home.json')).toEqual([
    '- "display_name": "Festival wall",',
    '+ "display_name": "Another wall",',
  ])
  await expect(selectedPart(page).getByLabel('Heading', { exact: true })).toBeFocused()
})

test('warns about an upload that nothing uses, and opens the changed lines in Diff', async ({ page }) => {
  mkdirSync(join(site.folder, 'pictures'), { recursive: true })
  copyFileSync('fixtures/sites/laurel/season-wall.webp', join(site.folder, 'pictures/foyer.webp'))
  await changeHeading(page, 'The whole wall')
  await page.keyboard.press('Control+s')
  await expect(reviewDialog(page).getByText(/^pictures\/foyer\.webp is an uploaded picture/)).toBeVisible()
  await reviewDialog(page).getByRole('button', { name: 'Open in Diff' }).click()
  await expect(reviewDialog(page)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Diff' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('The whole wall')
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
})

test('check 11: the focus stays on a button while the changes are saved, and after it', async ({ page }) => {
  const focused = () => page.evaluate(() => document.activeElement?.localName)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/__marquee/save', async (route) => {
    await isAnswered
    await route.continue()
  })
  await changeHeading(page, 'The whole wall')
  await page.getByRole('button', { name: 'Review and save' }).click()
  await reviewDialog(page).getByRole('button', { name: 'Save all' }).click()
  await expect(reviewDialog(page).getByRole('button', { name: 'Saving …' })).toBeDisabled()
  expect(await focused()).toBe('button')
  answer()
  await expect(status(page)).toHaveText('Saved 1 file.')
  await expect(reviewDialog(page)).toBeHidden()
  expect(await focused()).toBe('button')
})

test('lists all changed pages, and opens the one that is pressed', async ({ page }) => {
  await changeHeading(page, 'The whole wall')
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('/films')
  // The list is that of the page before until the next one is loaded.
  await expect(async () => {
    await outline(page).locator('[data-part]').first().click({ timeout: 2000 })
    await expect(selectedPart(page).locator('code').first()).toContainText('modules/films.json', { timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Control+d')
  await expect(page.getByText('2 files changed')).toBeVisible()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const pages = reviewDialog(page).getByRole('navigation', { name: 'Changed pages' })
  await expect(pages.getByRole('button')).toHaveCount(2)
  const lastChange = reviewDialog(page).locator('.mqp-review__file').last()
  await expect(lastChange).not.toBeInViewport()
  await pages.hover()
  await page.mouse.wheel(0, 2000)
  await expect(lastChange).toBeInViewport()
  await pages.getByRole('button', { name: /^\/home/ }).click()
  await expect(comparedPage(page, 'after').getByRole('heading', { name: 'The whole wall' })).toBeInViewport()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`${width} px: axe finds nothing in the review with pages`, async ({ page }) => {
    await changeHeading(page, 'The whole wall')
    await page.setViewportSize({ width, height })
    await page.keyboard.press('Control+s')
    await expect(changeList(page)).toHaveCount(1)
    expect(await axeViolations(page)).toEqual([])
  })
