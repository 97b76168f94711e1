import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { composeSite, expect, outline, save, selectedPart, status } from '../support/compose'
import { test } from '../support/test'

const HOME_FILE = 'modules/home.json'
const site = composeSite({ site: 'lumen' })

async function selectModule(page: Page, name: RegExp) {
  await site.open(page)
  await outline(page).getByRole('button', { name }).click()
}
const itemRows = (page: Page) => selectedPart(page).getByRole('group', { name: 'Items' }).getByRole('listitem')
const titlePicker = (page: Page) => page.getByRole('dialog', { name: /^Choose titles/ })

test('chooses six titles in order by keyboard, and saves a line for each', { tag: '@core' }, async ({ page }) => {
  await selectModule(page, /Masters of light/)
  const names = ['Aelita', 'Spies', 'Speedy', 'October', 'Wings', 'The Crowd']
  await selectedPart(page).getByRole('button', { name: 'Choose titles' }).press('Enter')
  const search = page.getByLabel('Search titles')
  for (const name of names) {
    await expect(search).toBeFocused()
    await search.fill(name)
    const option = titlePicker(page).getByRole('option', { name: new RegExp(`^${name}`) })
    await expect(option).toHaveCount(1)
    await search.press('ArrowDown')
    await expect(option).toBeFocused()
    await page.keyboard.press('Space')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await search.focus()
  }
  await titlePicker(page)
    .getByRole('button', { name: /^Use \d+ titles/ })
    .press('Enter')
  await expect(selectedPart(page).getByRole('button', { name: 'Choose titles' })).toBeFocused()
  await expect(itemRows(page).last()).toContainText('The Crowd')
  await save(page)
  expect(
    site
      .changedLines(HOME_FILE)
      .filter((line) => line.startsWith('+'))
      .slice(-6),
  ).toEqual([
    '+ { "slug": "aelita" },',
    '+ { "slug": "spies" },',
    '+ { "slug": "speedy" },',
    '+ { "slug": "october" },',
    '+ { "slug": "wings" },',
    '+ { "slug": "the-crowd" }',
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await save(page)
  expect(site.read(HOME_FILE)).toBe(site.original(HOME_FILE))
})

test('has at most 60 rows in the document for 2,000 cards, and moves the last one', async ({ page }) => {
  const document = JSON.parse(site.original(HOME_FILE))
  const wall = document.data.find(({ module }: { module: { slug: string } }) => module.slug === 'festival-wall')
  wall.module.content = Array.from({ length: 2000 }, (_, index) => ({ slug: `card-${index + 1}` }))
  site.write(HOME_FILE, `${JSON.stringify(document, undefined, 2)}\n`)
  await selectModule(page, /Festival wall/)
  await expect(itemRows(page).first()).toContainText('card-1')
  expect(await itemRows(page).count()).toBeLessThanOrEqual(60)
  const list = selectedPart(page).locator('.mqp-items__scroll')
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const last = selectedPart(page).getByRole('button', { name: 'card-2000', exact: true })
  await expect(last).toBeVisible()
  expect(await itemRows(page).count()).toBeLessThanOrEqual(60)
  await last.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(status(page)).toHaveText('card-2000, place 1999 of 2000, after card-1998.')
  await expect(last).toBeFocused()
})

test('drags a card to another place, and removes it with a hint to undo', async ({ page }) => {
  await selectModule(page, /Festival wall/)
  const names = itemRows(page).locator('.mqp-items__name')
  await expect(names.first()).toHaveText('The Cabinet of Dr. Caligari')
  const handle = itemRows(page).first().locator('.mqp-items__handle')
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not visible.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 60)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 40)
  await page.mouse.move(x, y + 2 * 44 + 12)
  await page.mouse.up()
  await expect(status(page)).toHaveText('The Cabinet of Dr. Caligari, place 3 of 24, after The Passion of Joan of Arc.')
  await expect(selectedPart(page).getByRole('button', { name: /^The Cabinet/ })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(status(page)).toHaveText('Removed The Cabinet of Dr. Caligari. Undo with Ctrl+Z.')
  await expect(selectedPart(page).getByRole('button', { name: /^Man with a Movie Camera/ })).toBeFocused()
})

test('has no violations of WCAG in the picker, on a desktop and on a phone', async ({ page }) => {
  await selectModule(page, /Festival wall/)
  await selectedPart(page).getByRole('button', { name: 'Choose titles' }).click()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(titlePicker(page).getByRole('listbox').getByRole('option', { selected: true }).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  }
})

test('links to a page that is chosen from suggestions, and refuses an unsafe address', async ({ page }) => {
  await selectModule(page, /Festival wall/)
  await selectedPart(page)
    .getByText(/more fields?/)
    .first()
    .click()
  const link = selectedPart(page).getByLabel('See all link', { exact: true })
  await link.fill('javascript:alert(1)')
  await expect(selectedPart(page).getByRole('alert')).toContainText('https, http, mailto, sms')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await link.fill('short')
  await expect(selectedPart(page).getByRole('option', { name: /short-nights/ })).toBeVisible()
  await link.press('ArrowDown')
  await link.press('Enter')
  await expect(link).toHaveValue('/short-nights')
  await expect(selectedPart(page).getByText('Page: Short nights')).toBeVisible()
  await save(page)
  expect(site.changedLines(HOME_FILE).join()).toContain('"see_all_link": "/short-nights"')
})
