import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, openSection, save, showPanel, status } from '../support/compose'
import { test } from '../support/test'

const CONFIG_FILE = 'config.json'
const HOME_FILE = 'modules/home.json'
const site = composeSite({ site: 'lumen' })

const pageList = (page: Page) => page.getByRole('navigation', { name: 'Pages and menus' })
const pageGroup = (page: Page, name: string) => pageList(page).getByRole('region', { name })
const pagePanel = (page: Page) => page.getByRole('region', { name: 'Page', exact: true })
const siteMenu = (page: Page) => canvas(page).getByRole('banner').getByRole('navigation').first()

async function openPageSettings(page: Page, name: string) {
  await site.open(page)
  await openSection(page, 'Pages and menus')
  await pageList(page)
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .click()
  await expect(pagePanel(page).getByRole('heading', { name, exact: true })).toBeVisible()
}

test('puts a page into the main menu, moves it by keyboard, and saves one line', { tag: '@core' }, async ({ page }) => {
  await openPageSettings(page, 'Short nights')
  await expect(canvas(page).getByRole('heading', { name: 'Home by ten' })).toBeVisible()
  await pagePanel(page).getByRole('button', { name: 'Main menu', exact: true }).click()
  await expect(status(page)).toHaveText('Short nights, place 6 of 6 in the main menu.')
  await expect(siteMenu(page).getByRole('link', { name: 'Short nights' })).toBeVisible()
  const entry = pageGroup(page, 'Main menu').getByRole('button', { name: /^Short nights/ })
  await entry.press('Alt+ArrowDown')
  await expect(status(page)).toHaveText('Short nights, place 1 of 7 in the footer.')
  await expect(pageGroup(page, 'Footer').getByRole('button', { name: /^Short nights/ })).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(status(page)).toHaveText('Short nights, place 6 of 6 in the main menu.')
  await expect(entry).toBeFocused()
  await save(page)
  expect(site.changedLines(CONFIG_FILE)).toEqual(['- "show_in_menu": false,'])
})

test('changes a page address and its links, adds a redirect, and restores all files with one undo', async ({
  page,
}) => {
  await openPageSettings(page, 'Short nights')
  const address = pagePanel(page).getByLabel('Address', { exact: true })
  await address.fill('/films')
  await expect(pagePanel(page).getByRole('alert')).toHaveText(
    '/films is already the address of Films. Choose another one.',
  )
  await address.fill('/late-shows')
  await expect(pagePanel(page)).toContainText('2 links use this address.')
  await address.press('Enter')
  await expect(status(page)).toHaveText(
    'The address of Short nights is now /late-shows. 2 links updated. /short-nights redirects there.',
  )
  await expect(canvas(page).getByRole('heading', { name: 'Home by ten' })).toBeVisible()
  await save(page)
  expect(site.changedLines(HOME_FILE)).toEqual(['- "link": "/short-nights"', '+ "link": "/late-shows"'])
  expect(site.read(CONFIG_FILE)).toContain(
    '{ "route": "/short-nights", "component": "modulesonly", "redirect": "/late-shows" }',
  )
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue('/short-nights')
  await save(page)
  for (const file of [CONFIG_FILE, HOME_FILE]) expect(site.read(file)).toBe(site.original(file))
})

test('adds a page with a module list to the main menu, and removes the page with the file of its list', async ({
  page,
}) => {
  await site.open(page)
  await openSection(page, 'Pages and menus')
  await pageList(page).getByRole('button', { name: 'Add a page to the main menu' }).click()
  const form = page.getByRole('region', { name: 'New page' })
  await form.getByLabel('Name', { exact: true }).fill('Night owls')
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue('/night-owls')
  await form.getByLabel('Name', { exact: true }).press('Enter')
  await expect(status(page)).toHaveText('Night owls added at /night-owls.')
  await expect(canvas(page).getByRole('heading', { name: 'Night owls', level: 1 })).toBeVisible()
  await expect(canvas(page).getByRole('heading', { name: 'New titles' })).toBeVisible()
  await save(page)
  expect(site.read('modules/night-owls.json')).toContain('"slug": "night-owls"')
  await pagePanel(page).getByRole('button', { name: 'Remove page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the page Night owls?' })
  await expect(dialog).toContainText('modules/night-owls.json is removed too')
  await dialog.getByRole('button', { name: 'Remove page' }).click()
  await expect(status(page)).toHaveText('Removed Night owls. Undo with Ctrl+Z.')
  await expect(page.locator('body')).not.toBeFocused()
  await save(page)
  expect(site.read(CONFIG_FILE)).toBe(site.original(CONFIG_FILE))
  expect(site.files()).not.toContain('modules/night-owls.json')
})

test('drags a page to another menu, and cancels on Escape', async ({ page }) => {
  // The list does not scroll.
  await page.setViewportSize({ width: 1440, height: 1400 })
  await openPageSettings(page, 'Short nights')
  const entry = pageList(page).getByRole('button', { name: /^Short nights/ })
  const drag = async () => {
    const [from, to] = [
      await entry.boundingBox(),
      await pageList(page)
        .getByRole('button', { name: /^Serials/ })
        .boundingBox(),
    ]
    if (!from || !to) throw new Error('The list is not shown.')
    await page.mouse.move(from.x + 20, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 600, from.y, { steps: 3 })
    await page.mouse.move(to.x + 20, to.y + 4, { steps: 5 })
  }
  await drag()
  await expect(pageList(page).locator('[data-drop]')).toHaveText(/^Serials/)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await drag()
  await page.mouse.up()
  await expect(status(page)).toHaveText('Short nights, place 3 of 6 in the main menu.')
  await expect(pageGroup(page, 'Main menu').getByRole('button').nth(3)).toBeFocused()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`${width} px: axe finds nothing in the list of pages, the form of a page, the form of a new page and the removal dialog`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openPageSettings(page, 'Films')
    await pagePanel(page).getByLabel('Address', { exact: true }).fill('/features')
    await expect(pagePanel(page).getByRole('button', { name: 'Change address' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await pagePanel(page).getByRole('button', { name: 'Remove page' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Keep page' }).click()
    await showPanel(page, 'Parts')
    expect(await axeViolations(page)).toEqual([])
    await pageList(page).getByRole('button', { name: 'Add a page to the footer' }).click()
    await page.getByRole('region', { name: 'New page' }).getByLabel('Name', { exact: true }).fill('Films')
    await expect(page.getByText('/films is already the address of Films.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
