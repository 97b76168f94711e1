import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, outline, status } from '../support/compose'
import { test } from '../support/test'

const CONFIG_WITHOUT_ROUTES = '{ "site_config": { "routing": [] } }\n'
const site = composeSite({ site: { 'config.json': CONFIG_WITHOUT_ROUTES } })

const firstPageHeading = (page: Page) => page.getByRole('heading', { name: /^The first page of/ })
async function openCompose(page: Page) {
  await page.goto(`${site.origin()}/__marquee/compose`)
  await expect(firstPageHeading(page)).toBeVisible()
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the element.')
}

/** Throws if the validator finds an error. */
const validate = () => execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/commands/validate.ts', site.folder])

test('makes a valid site by keyboard from a config without routes, with undo', { tag: '@core' }, async ({ page }) => {
  await openCompose(page)
  await tabTo(page, page.getByRole('radio', { name: /^Hero and rows/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Start with Grid with a menu' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByLabel('Name of the site'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Corner Cinema')
  await tabTo(page, page.getByRole('radio', { name: 'Midnight' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: 'Teal' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(canvas(page).getByRole('heading', { name: 'Newest titles' })).toBeVisible()
  await expect(outline(page).getByRole('button')).toHaveCount(4)
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
  expect(site.files()).toEqual(['config.json'])
  expect(site.read('config.json')).toBe(CONFIG_WITHOUT_ROUTES)

  await page.keyboard.press('Control+z')
  await expect(firstPageHeading(page)).toHaveText('The first page of Corner Cinema')
  await page.keyboard.press('Control+Shift+z')
  await expect(canvas(page).getByRole('heading', { name: 'Newest titles' })).toBeVisible()
  await page.keyboard.press('Control+s')
  const saveAll = page.getByRole('dialog').getByRole('button', { name: 'Save all' })
  // The documents are checked first.
  await expect(saveAll).toBeEnabled()
  await tabTo(page, saveAll)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Saved 3 files.')
  expect(site.files().sort()).toEqual(['brand.css', 'config.json', 'modules/home.json'])
  expect(site.read('brand.css')).toContain('--mq-accent: #ffb648;')
  validate()
})

test('keeps the rest of Compose when the code of the first page cannot be loaded, and tries again', async ({
  page,
}) => {
  await page.route('**/firstPage/FirstPage.tsx*', (route) => route.abort())
  await page.goto(`${site.origin()}/__marquee/compose`)
  // Both panels with the form.
  const messages = page.getByRole('alert').filter({ hasText: 'This panel cannot be shown' })
  await expect(messages).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible()
  await page.unroute('**/firstPage/FirstPage.tsx*')
  await messages.first().getByRole('button', { name: 'Try again' }).click()
  await expect(messages).toHaveCount(1)
  await messages.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Name of the site').fill('Corner Cinema')
  await expect(firstPageHeading(page)).toHaveText('The first page of Corner Cinema')
})

test('leads to Compose from a site without a config, and creates one', async ({ page }) => {
  rmSync(join(site.folder, 'config.json'))
  await page.goto(site.origin())
  await page.getByRole('link', { name: 'Create the first page' }).click()
  await expect(firstPageHeading(page)).toBeVisible()
  await page.getByRole('radio', { name: /^Season/ }).press('Space')
  await page.getByRole('button', { name: 'Start with Season' }).click()
  await expect(canvas(page).getByRole('heading', { name: 'This season' })).toBeVisible()
  expect(site.files()).toEqual([])
  await page.keyboard.press('Control+s')
  const review = page.getByRole('dialog', { name: 'Review and save' })
  const pages = review.getByRole('navigation', { name: 'Changed pages' })
  await expect(pages.getByRole('button', { name: '/home new' })).toBeVisible()
  const newPage = review.getByRole('group', { name: 'The new page' })
  await expect(newPage.locator('iframe')).toHaveCount(1)
  const frame = page.frameLocator('iframe[title="The page after"]')
  await expect(frame.getByRole('heading', { name: 'This season' })).toBeVisible()
  await review.getByRole('button', { name: 'Save all' }).click()
  await expect(review).toBeHidden()
  expect(JSON.parse(site.read('config.json'))).toMatchObject({ site_title: 'Cinema' })
  validate()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`${width} px: axe finds nothing on the first page, also with an invalid address`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openCompose(page)
    expect(await axeViolations(page)).toEqual([])
    const details = page.getByRole('button', { name: 'Details' })
    if (await details.isVisible()) await details.click()
    const address = page.getByLabel('Address of the page')
    await address.fill('tonight')
    await address.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(address).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await address.fill('/tonight')
    await address.press('Enter')
    await expect(canvas(page).getByRole('heading', { name: 'Newest titles' })).toBeVisible()
  })
