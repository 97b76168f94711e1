import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, openSection, save, status, waitForCanvas } from '../support/compose'
import { test } from '../support/test'

const CONFIG = 'config.json'
const site = composeSite({ site: 'lumen' })

const panel = (page: Page) => page.getByRole('region', { name: 'Texts', exact: true })
const german = (page: Page) => panel(page).getByLabel('German', { exact: true })

async function open(page: Page, path = '/home') {
  const address = `${site.origin()}/__marquee/compose?page=${path}&preview.viewer=viewer&preview.consent=reject`
  await page.goto(address)
  await expect(canvas(page).getByRole('main')).toBeVisible()
  await waitForCanvas(page)
  await openSection(page, 'Texts')
  await expect(page.getByText(/^3 of 1,\d+ changed$/)).toBeVisible()
}

async function showGerman(page: Page) {
  await page.getByLabel('Language of the page').selectOption('German')
  await expect(canvas(page).locator('html[lang=de]')).toBeAttached()
  await waitForCanvas(page)
}

test('replaces a German text that is pressed on the page, and changes nothing else', { tag: '@core' }, async ({
  page,
}) => {
  await open(page)
  await showGerman(page)
  await canvas(page).getByRole('button', { name: 'Alle Archive' }).click()
  await expect(status(page)).toHaveText('Text “Alle Archive” in German')
  await expect(german(page)).toHaveValue('Alle Archive')
  await german(page).fill('Jedes Archiv')
  await expect(canvas(page).getByRole('button', { name: 'Jedes Archiv' })).toBeVisible()
  await save(page)
  const expected = JSON.parse(site.original(CONFIG))
  expected.site_config.texts_by_language = { de: { allOwners: 'Jedes Archiv' } }
  expect(JSON.parse(site.read(CONFIG))).toEqual(expected)
  const first = site.read(CONFIG)
  await german(page).fill('Die Archive')
  await save(page)
  expect(site.read(CONFIG)).toBe(first.replace('Jedes Archiv', 'Die Archive'))
  await panel(page).getByRole('button', { name: 'Reset German' }).click()
  await expect(german(page)).toBeFocused()
  await expect(german(page)).toHaveValue('Alle Archive')
  await save(page)
  expect(site.read(CONFIG)).toBe(site.original(CONFIG))
})

test('refuses a text without its placeholder, and keeps the last valid one', async ({ page }) => {
  await open(page, '/title/metropolis')
  await showGerman(page)
  await canvas(page).getByText('Regie: Fritz Lang').click()
  await expect(german(page)).toHaveValue('Regie: {name}')
  await german(page).fill('Regie')
  await expect(panel(page).getByRole('alert')).toHaveText('{name} is missing: its value would not be shown.')
  await german(page).fill('Von {nam}')
  await expect(panel(page).getByRole('alert')).toHaveText('Unknown placeholder {nam}: expected {name}.')
  await expect(german(page)).toHaveValue('Von {nam}')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await german(page).fill('Von {name}')
  await expect(panel(page).getByRole('alert')).toHaveCount(0)
  await expect(canvas(page).getByText('Von Fritz Lang')).toBeVisible()
})

test('finds texts by words of any language, and returns to the list', async ({ page }) => {
  await open(page)
  const search = page.getByRole('searchbox', { name: 'Find a text' })
  await search.pressSequentially('genre stöbern')
  await expect(search).toBeFocused()
  const item = panel(page).getByRole('button', { name: /^Nach Genre stöbern/ })
  await item.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'Nach Genre stöbern' })).toBeFocused()
  await panel(page).getByRole('button', { name: /^‹/ }).press('Enter')
  await expect(item).toBeFocused()
  await search.fill('zebra')
  await expect(panel(page)).toContainText('No text contains these words')
})

test('says that a heading of the page is not a text of the site, and undoes a change', async ({ page }) => {
  await open(page)
  await canvas(page).getByRole('heading', { name: 'Festival wall' }).click()
  await expect(status(page)).toHaveText(
    '“Festival wall” is not a fixed sentence of the site. Choose Page to change it.',
  )
  await canvas(page).getByRole('button', { name: 'All archives' }).click()
  const english = panel(page).getByLabel('English', { exact: true })
  await english.fill('Every archive')
  await expect(page.getByText('1 file changed')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(english).toHaveValue('All archives')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

for (const width of [1440, 390])
  test(`has no accessibility violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    expect(await axeViolations(page)).toEqual([])
    await page
      .getByRole('navigation', { name: 'Groups of texts' })
      .getByRole('button', { name: /^Player/ })
      .press('Enter')
    await expect(panel(page).getByRole('button', { name: /of \d+ more$/ })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('seeAllOf')
    await panel(page)
      .getByRole('button', { name: /seeAllOf/ })
      .click()
    await german(page).fill('Alle')
    await expect(panel(page).getByRole('alert')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
