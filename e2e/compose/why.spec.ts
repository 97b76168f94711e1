import { canvas, composeSite, expect, outline, selectedPart } from '../support/compose'
import { test } from '../support/test'

const HOME_FILE = 'modules/home.json'
const DAY_MS = 86_400_000
const site = composeSite({ site: 'lumen' })

test('explains why a module is hidden after its end date, and previews the page before that date', {
  tag: '@core',
}, async ({ page }) => {
  const list = JSON.parse(site.read(HOME_FILE))
  const wall = list.data.find((each: { module: { slug: string } }) => each.module.slug === 'festival-wall')
  wall.until = new Date(Date.now() + DAY_MS).toISOString()
  site.write(HOME_FILE, JSON.stringify(list, undefined, 2))
  await site.open(page)
  const row = outline(page).getByRole('button', { name: /Festival wall/ })
  await row.click()
  await selectedPart(page).getByRole('button', { name: 'Why it is here' }).click()
  await expect(selectedPart(page).getByText(/^Position \d+ of \d+ in the list/)).toBeVisible()
  await selectedPart(page).getByRole('button', { name: 'Try: its end date has passed' }).click()
  await expect(row).toContainText('ended')
  await expect(
    selectedPart(page)
      .getByText(/its end date has passed/)
      .first(),
  ).toBeVisible()
  await selectedPart(page).getByRole('button', { name: 'View before its end' }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Festival wall' })).toBeAttached()
  await expect(row).not.toContainText('ended')
})

test('lists the menu entries hidden from a visitor, and previews the page as a visitor who sees them', async ({
  page,
}) => {
  const config = JSON.parse(site.read('config.json'))
  config.site_config.routing.find(({ route }: { route: string }) => route === '/films').login_required = true
  site.write('config.json', JSON.stringify(config, undefined, 2))
  await site.open(page, '/home', 'preview.viewer=signed-out&preview.consent=reject')
  const hidden = page.getByRole('region', { name: /^Links hidden from this visitor/ })
  await hidden.getByRole('button', { name: /Films/ }).first().click()
  await expect(selectedPart(page).getByText('Not shown: only for signed-in visitors.')).toBeVisible()
  await selectedPart(page).getByRole('button', { name: 'Why it is here' }).click()
  await selectedPart(page)
    .getByRole('button', { name: /^View as/ })
    .click()
  await expect(hidden.getByRole('button', { name: /Films/ })).toHaveCount(0)
})
