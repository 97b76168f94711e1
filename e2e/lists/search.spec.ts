import type { Page } from '@playwright/test'
import { builtFile } from '../support/builtFile'
import { expect, layoutShift, open, test } from '../support/test'

const searchField = (page: Page) => page.locator('main').getByRole('combobox', { name: 'Search' })
const searchOptions = (page: Page) => page.getByRole('option')
const cards = (page: Page) => page.locator('main .mq-titles a')

test('suggests titles while typing, selects by arrow keys, opens with Enter, and returns with Back', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'lumen', '/search')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('no')
  await expect(searchOptions(page)).toHaveCount(0)
  await page.keyboard.type('sf')
  await expect(searchOptions(page)).toHaveText([/^Nosferatu/, 'See all results for “nosf”'])
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(searchOptions(page).first()).toHaveAttribute('data-active-item', 'true')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/title\/nosferatu$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
  await expect(searchField(page)).toBeVisible()
})

test('suggests at most five titles, closes them with Escape, and then clears the field', async ({ page }) => {
  await open(page, 'lumen', '/search')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('the')
  await expect(searchOptions(page)).toHaveCount(6)
  await expect(page.getByRole('status').filter({ hasText: '5 suggestions' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(searchOptions(page)).toHaveCount(0)
  await expect(searchField(page)).toHaveValue('the')
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toHaveValue('')
})

test('keeps search and page in the address, and restores them after Back', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/search')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type(' the ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=the$/)
  await expect(page.getByRole('heading', { name: /^\d+ results found$/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /\d+ results found/ })).toBeAttached()
  await expect(searchField(page)).toBeFocused()
  await expect(cards(page)).toHaveCount(15)
  const first = await cards(page).first().textContent()

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/search=the&offset=15/)
  await expect(cards(page).first()).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(cards(page).first()).toHaveText(first ?? '')
  await page.goBack()
  await expect(searchField(page)).toHaveValue('')
  await expect(page.getByRole('link', { name: 'the', exact: true })).toBeVisible()
})

test('sorts and filters results, with the state in the address', async ({ page }) => {
  await open(page, 'lumen', '/search?search=the')
  await expect(cards(page)).toHaveCount(15)
  await page.getByLabel('Sort').selectOption('Alphabetical Z-A')
  await expect(page).toHaveURL(/sort=name&order=DESC/)
  await page.getByLabel('Type').selectOption('Television')
  await expect(page).toHaveURL(/type=series/)
  await expect(page.getByRole('heading', { name: /results? found$/ })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Type')).toHaveValue('series')
  await expect(page.getByLabel('Sort')).toHaveValue('za')
})

test('shows a message, genres and a clear button for no results', async ({ page }) => {
  await open(page, 'lumen', '/search?search=zzzz')
  await expect(page.getByRole('heading', { name: 'No results found.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Horror' })).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Clear search' }).last().click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(searchField(page)).toBeFocused()
})

test('retries failed results and failed suggestions', async ({ page }) => {
  const failed = page.getByText('The search failed.')
  // A read is tried three times.
  await open(page, 'lumen', '/search?search=nosferatu', { fault: 'avails/titles:500:3' })
  await expect(failed).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: '1 result found' })).toBeVisible()

  await open(page, 'lumen', '/search', { fault: 'avails/titles:500:3' })
  await searchField(page).fill('metro')
  await expect(failed).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(searchOptions(page).first()).toHaveText(/^Metropolis/)
})

for (const width of [360, 1440]) {
  test(`opens the search of lumen from the icon in a panel at ${width} px, and restores the focus after Escape`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, 'lumen', '/home')
    const icon = page.getByRole('banner').getByRole('link', { name: 'Search' })
    await icon.click()
    const panel = page.getByRole('dialog', { name: 'Search' })
    await expect(panel.getByRole('combobox')).toBeFocused()
    await expect(page).toHaveURL(/\/home$/)
    await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, y: 0, width })
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(icon).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.type('caligari')
    await expect(searchOptions(page).first()).toHaveText(/Caligari/)
    await searchOptions(page).first().click()
    await expect(page).toHaveURL(/\/title\/the-cabinet-of-dr-caligari$/)
    await expect(panel).toHaveCount(0)
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })
}

test("leads from the icon to the search page when the panel's code fails to load", async ({ page }) => {
  await page.route(`**${builtFile('src/shell/bar/LiveSearch.tsx')}`, (route) => route.abort())
  await open(page, 'lumen', '/home')
  // The first failure reloads the page, because there may be a new build.
  await expect(async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search$/, { timeout: 1000 })
  }).toPass()
})

test('suggests titles in the bar of vault, and finds assets on the search page', async ({ page }) => {
  await open(page, 'vault', '/screening-rooms', { viewer: 'viewer' })
  const bar = page.getByRole('banner')
  // Hovering over the plain field loads the one with suggestions, which may replace it before the click.
  await bar
    .getByRole('searchbox', { name: 'Search' })
    .or(bar.getByRole('combobox', { name: 'Search' }))
    .click()
  await expect(bar.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('vamp')
  await expect(searchOptions(page).first()).toHaveText(/Vampires/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=vamp$/)
  await expect(page.getByRole('heading', { name: /^\d+ assets$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^The Vampire.*Episode/ })).toHaveAttribute('href', /^\/watch\//)
  await expect(page.getByRole('link', { name: /trailer.*Trailer/ })).toHaveAttribute('href', /^\/title\/les-vampires\//)
})

for (const site of ['laurel', 'orchard']) {
  test(`${site}: leads from the link in the bar to the search page, with the focus in its field`, async ({ page }) => {
    await open(page, site, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search$/)
    await expect(searchField(page)).toBeFocused()
  })
}
