import { expectPlays, video } from '../support/player'
import { expect, open, test } from '../support/test'

const viewer = { viewer: 'viewer', clock: '2026-11-20T12:00:00Z' }

test('a card opens its title in a dialog with an address; Escape leads back to the card', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'orchard', '/home', viewer)
  await page.locator('[data-module="posters-from-the-attic"]').scrollIntoViewIfNeeded()
  const card = page.locator('main a[href="/title/fantomas"]').first()
  await card.focus()
  // Not the scrolled pixels: rows above that come only now change those, and the browser keeps what is in sight.
  const place = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
  await page.waitForLoadState('networkidle')
  const before = await place()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Fantômas' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/title\/fantomas$/)
  await expect(page).toHaveTitle('Fantômas · Orchard')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  await expect(card).toBeFocused()
  await expect.poll(place).toBe(before)
  await expect(page).toHaveTitle('Now playing · Orchard')
})

test('its address opens it again over the start page; closing leads there', async ({ page }) => {
  await open(page, 'orchard', '/title/fantomas', viewer)
  const dialog = page.getByRole('dialog', { name: 'Fantômas' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.locator('main [data-module]').first()).toBeVisible()
})

test('episodes are leafed through, the choice stands in the address, Back leaves the dialog at once', async ({
  page,
}) => {
  await open(page, 'orchard', '/home', viewer)
  await page.locator('[data-module="posters-from-the-attic"]').scrollIntoViewIfNeeded()
  await page.locator('main a[href="/title/fantomas"]').first().click()
  const dialog = page.getByRole('dialog', { name: 'Fantômas' })
  await dialog.getByRole('link', { name: /Juve contre|Juve Versus/ }).click()
  await expect(dialog.getByRole('heading', { name: /Juve contre|Juve Versus/ })).toBeVisible()
  await expect(page).toHaveURL(/\?episode=fantomas/)
  const asked = page.waitForRequest(/avails\/titles\/fantomas-03/)
  await dialog.getByRole('button', { name: 'Next episode' }).click()
  await expect(dialog.getByRole('heading', { name: /The Murderous Corpse|Le Mort qui tue/ })).toBeVisible()
  await asked
  await dialog.getByRole('button', { name: 'Previous episode' }).click()
  await expect(dialog.getByRole('heading', { name: /Juve contre|Juve Versus/ })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
})

test('a film plays in its dialog, in the place of its picture', async ({ page }) => {
  await open(page, 'orchard', '/title/the-general', { ...viewer, progress: '' })
  const dialog = page.getByRole('dialog', { name: 'The General' })
  await dialog
    .getByRole('link', { name: /^Play|^Watch/ })
    .first()
    .click()
  await expectPlays(page)
  await expect(page).toHaveURL(/\/title\/the-general$/)
  await expect(dialog.getByRole('heading', { level: 2, name: 'The General' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(video(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/home$/)
})

test('what no landing page holds is not available', async ({ page }) => {
  await open(page, 'orchard', '/title/buster-keaton-shorts', viewer)
  await expect(page.getByRole('dialog')).toContainText('This content is not currently available.')
})

test('signed-out visitors see only the views that are open to all', async ({ page }) => {
  await open(page, 'orchard', '/title/fantomas', { clock: '2026-11-20T12:00:00Z' })
  const dialog = page.getByRole('dialog', { name: 'Fantômas' })
  await expect(dialog.getByRole('heading', { name: 'Who is who' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'More to watch' })).toHaveCount(0)
})

test('a failed title says so in two lines and comes on retry', async ({ page }) => {
  await open(page, 'orchard', '/title/fantomas', { ...viewer, fault: 'avails/titles/fantomas:500:3' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('This title did not load.')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: 'Fantômas' })).toBeVisible()
})
