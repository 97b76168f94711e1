import type { Page } from '@playwright/test'
import { canvas, composeSite, expect, outline, save, selectedPart, status, waitForCanvas } from '../support/compose'
import { test } from '../support/test'

const TITLE_LIST_FILE = 'modules/title/les-vampires.json'
const site = composeSite({ site: 'lumen' })

async function open(page: Page, path: string) {
  const preview = 'preview.viewer=viewer&preview.consent=reject'
  await page.goto(`${site.origin()}/__marquee/compose?page=${path}&${preview}`)
  await expect(canvas(page).locator('.mq-title__summary').first()).toBeVisible()
  await waitForCanvas(page)
}

test('edits the module list of one title after a click on its title page', { tag: '@core' }, async ({ page }) => {
  await open(page, '/title/les-vampires')
  await expect(outline(page).getByRole('region', { name: 'On this title' }).locator('[data-part]')).toHaveCount(2)
  await canvas(page).getByRole('heading', { name: 'Made up as they went' }).click()
  await expect(selectedPart(page).locator('code').first()).toContainText(TITLE_LIST_FILE)
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill('Made up on Fridays')
  await expect(canvas(page).getByRole('heading', { name: 'Made up on Fridays' })).toBeVisible()
  await save(page)
  expect(site.changedLines(TITLE_LIST_FILE)).toEqual([
    '- "display_name": "Made up as they went",',
    '+ "display_name": "Made up on Fridays",',
  ])
})

test('creates a module list for one title, which other titles do not show', async ({ page }) => {
  await open(page, '/title/nosferatu')
  await outline(page).getByRole('button', { name: 'Make a list for this title' }).click()
  await expect(outline(page).getByRole('region', { name: 'On this title' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a module' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Text block/ })
    .click()
  await expect(canvas(page).getByText('Write something here.')).toBeVisible()
  await save(page)
  expect(site.files().filter((path) => path.startsWith('modules/title/'))).toContain('modules/title/nosferatu.json')
  expect(site.read('modules/title.json')).toBe(site.original('modules/title.json'))
  await open(page, '/title/metropolis')
  await expect(outline(page).getByRole('region', { name: 'On all titles' })).toBeVisible()
})

test('creates the missing module list of all titles when its first module is added', async ({ page }) => {
  const config = site.read('config.json')
  site.write('config.json', config.replace('modules/placement/title/', 'modules/placement/all-films/'))
  await open(page, '/title/nosferatu')
  await page.getByRole('button', { name: 'Add a module' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Text block/ })
    .click()
  await expect(status(page)).toHaveText('Add a module: Text block')
  await expect(canvas(page).getByText('Write something here.')).toBeVisible()
  await save(page)
  expect(JSON.parse(site.read('modules/all-films.json')).data).toHaveLength(1)
})
