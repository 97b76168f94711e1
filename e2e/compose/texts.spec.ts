import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, openSection, save, status, waitForCanvas } from '../support/compose'
import { test } from '../support/test'

const CONFIG_FILE = 'config.json'
const site = composeSite({ site: 'lumen' })

const textsPanel = (page: Page) => page.getByRole('region', { name: 'Texts', exact: true })
const germanField = (page: Page) => textsPanel(page).getByLabel('German', { exact: true })

async function open(page: Page, path = '/home') {
  const address = `${site.origin()}/__marquee/compose?page=${path}&preview.viewer=viewer&preview.consent=reject`
  await page.goto(address)
  await expect(canvas(page).getByRole('main')).toBeVisible()
  await waitForCanvas(page)
  await openSection(page, 'Texts')
  await expect(page.getByText(/^3 of 1,\d+ changed$/)).toBeVisible()
}

async function showPageInGerman(page: Page) {
  await page.getByLabel('Language of the page').selectOption('German')
  await expect(canvas(page).locator('html[lang=de]')).toBeAttached()
  await waitForCanvas(page)
}

test('replaces a German text that is pressed on the page, and changes nothing else', { tag: '@core' }, async ({
  page,
}) => {
  await open(page)
  await showPageInGerman(page)
  await canvas(page).getByRole('button', { name: 'Alle Archive' }).click()
  await expect(status(page)).toHaveText('Text “Alle Archive” in German')
  await expect(germanField(page)).toHaveValue('Alle Archive')
  await germanField(page).fill('Jedes Archiv')
  await expect(canvas(page).getByRole('button', { name: 'Jedes Archiv' })).toBeVisible()
  await save(page)
  const expected = JSON.parse(site.original(CONFIG_FILE))
  expected.site_config.texts_by_language = { de: { allOwners: 'Jedes Archiv' } }
  expect(JSON.parse(site.read(CONFIG_FILE))).toEqual(expected)
  const first = site.read(CONFIG_FILE)
  await germanField(page).fill('Die Archive')
  await save(page)
  expect(site.read(CONFIG_FILE)).toBe(first.replace('Jedes Archiv', 'Die Archive'))
  await textsPanel(page).getByRole('button', { name: 'Reset German' }).click()
  await expect(germanField(page)).toBeFocused()
  await expect(germanField(page)).toHaveValue('Alle Archive')
  await save(page)
  expect(site.read(CONFIG_FILE)).toBe(site.original(CONFIG_FILE))
})

test('refuses a text without its placeholder, and keeps the last valid one', async ({ page }) => {
  await open(page, '/title/metropolis')
  await showPageInGerman(page)
  await canvas(page).getByText('Regie: Fritz Lang').click()
  await expect(germanField(page)).toHaveValue('Regie: {name}')
  await germanField(page).fill('Regie')
  await expect(textsPanel(page).getByRole('alert')).toHaveText(
    'Missing placeholder {name}: its value would not be shown.',
  )
  await germanField(page).fill('Von {nam}')
  await expect(textsPanel(page).getByRole('alert')).toHaveText('Unknown placeholder {nam}: expected {name}.')
  await expect(germanField(page)).toHaveValue('Von {nam}')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await germanField(page).fill('Von {name}')
  await expect(textsPanel(page).getByRole('alert')).toHaveCount(0)
  await expect(canvas(page).getByText('Von Fritz Lang')).toBeVisible()
})

test('finds texts by words of any language, and returns to the list', async ({ page }) => {
  await open(page)
  const search = page.getByRole('searchbox', { name: 'Find a text' })
  await search.pressSequentially('genre stöbern')
  await expect(search).toBeFocused()
  const item = textsPanel(page).getByRole('button', { name: /^Nach Genre stöbern/ })
  await item.press('Enter')
  await expect(textsPanel(page).getByRole('heading', { name: 'Nach Genre stöbern' })).toBeFocused()
  await textsPanel(page).getByRole('button', { name: /^‹/ }).press('Enter')
  await expect(item).toBeFocused()
  await search.fill('zebra')
  await expect(textsPanel(page)).toContainText('No text contains these words')
})

test('explains that a heading from a module is not a text of the site, and undoes a changed text', async ({ page }) => {
  await open(page)
  await canvas(page).getByRole('heading', { name: 'Festival wall' }).click()
  await expect(status(page)).toHaveText(
    '“Festival wall” is not a fixed sentence of the site. Choose Page to change it.',
  )
  await canvas(page).getByRole('button', { name: 'All archives' }).click()
  const english = textsPanel(page).getByLabel('English', { exact: true })
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
    await expect(textsPanel(page).getByRole('button', { name: /of \d+ more$/ })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('seeAllOf')
    await textsPanel(page)
      .getByRole('button', { name: /seeAllOf/ })
      .click()
    await germanField(page).fill('Alle')
    await expect(textsPanel(page).getByRole('alert')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
