import { expect, open, test } from '../support/test'

const titleLinks = (page: import('@playwright/test').Page) =>
  page.locator('main .mq-grid a, main [data-module] :is(li, [role=listitem]) a')

/** Opens the page with all rows loaded, and returns the number of titles. */
async function openFilmsPage(page: import('@playwright/test').Page): Promise<number> {
  await page.setViewportSize({ width: 1440, height: 6000 })
  await open(page, 'lumen', '/films')
  await expect(page.getByRole('heading', { name: 'Weimar nights' })).toBeVisible()
  await expect(page.locator('.mq-skeleton')).toHaveCount(0)
  return titleLinks(page).count()
}

test('searches, sorts and resets all title grids of a page together, with the state in the address', {
  tag: '@core',
}, async ({ page }) => {
  const all = await openFilmsPage(page)

  await page.getByRole('searchbox', { name: 'Search titles' }).fill('keaton')
  await expect(page).toHaveURL(/search=keaton/)
  await expect.poll(() => titleLinks(page).count()).toBeLessThan(all)
  await expect(page.getByRole('link', { name: /The General/ })).toBeVisible()
  await expect(page.getByRole('search').getByRole('status')).toContainText(/\d+ results?/)

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('A to Z')
  await expect(page).toHaveURL(/sort=alphanumeric/)
  // The address changes before the list does.
  await expect
    .poll(async () => {
      const names = await titleLinks(page).evaluateAll((links) => links.map((link) => link.textContent ?? ''))
      return names.join() === names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })).join()
    })
    .toBe(true)

  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search titles' })).toHaveValue('keaton')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page).toHaveURL(/\/films$/)
  await expect.poll(() => titleLinks(page).count()).toBe(all)
})

test("shows the brand's message for a search without results", async ({ page }) => {
  await open(page, 'lumen', '/films')
  await page.getByRole('searchbox', { name: 'Search titles' }).fill('zzzz')
  await expect(page.getByText('Not in our cans. Try a director, or half a name.').first()).toBeVisible()
})

test('filters the page by a group of genres, and restores it after Back', async ({ page }) => {
  const all = await openFilmsPage(page)
  await page.getByRole('combobox', { name: 'In the mood for' }).selectOption('Wide awake')
  await expect.poll(() => titleLinks(page).count()).toBeLessThan(all)
  await expect(page.getByRole('link', { name: /Nosferatu/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/films$/)
  await expect.poll(() => titleLinks(page).count()).toBe(all)
})
