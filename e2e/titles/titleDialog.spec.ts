import { expectPlays, video } from '../support/player'
import { expect, open, test } from '../support/test'

const viewerChoices = { viewer: 'viewer', clock: '2026-11-20T12:00:00Z' }

test('opens a title from its card in a dialog with an address, and restores the focus after Escape', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'orchard', '/home', viewerChoices)
  await page.locator('[data-module="posters-from-the-attic"]').scrollIntoViewIfNeeded()
  const card = page.locator('main a[href="/title/fantomas"]').first()
  await card.focus()
  // Compares the position in the viewport: rows above may load later and change the scroll offset.
  const position = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
  await page.waitForLoadState('networkidle')
  const before = await position()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Fantômas' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/title\/fantomas$/)
  await expect(page).toHaveTitle('Fantômas · Orchard')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  await expect(card).toBeFocused()
  await expect.poll(position).toBe(before)
  await expect(page).toHaveTitle('Now playing · Orchard')
})

test('opens a shared title over the start page, also after a reload, and leads there on closing', async ({ page }) => {
  await open(page, 'orchard', '/title/fantomas', viewerChoices)
  const dialog = page.getByRole('dialog', { name: 'Fantômas' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.locator('main [data-module]').first()).toBeVisible()
})

test('moves through episodes in the address, and leaves the dialog with one step Back', async ({ page }) => {
  await open(page, 'orchard', '/home', viewerChoices)
  await page.locator('[data-module="posters-from-the-attic"]').scrollIntoViewIfNeeded()
  await page.locator('main a[href="/title/fantomas"]').first().click()
  const dialog = page.getByRole('dialog', { name: 'Fantômas' })
  await dialog.getByRole('link', { name: /Juve contre|Juve Versus/ }).click()
  await expect(dialog.getByRole('heading', { name: /Juve contre|Juve Versus/ })).toBeVisible()
  await expect(page).toHaveURL(/\?episode=fantomas/)
  const nextRequest = page.waitForRequest(/avails\/titles\/fantomas-03/)
  await dialog.getByRole('button', { name: 'Next episode' }).click()
  await expect(dialog.getByRole('heading', { name: /The Murderous Corpse|Le Mort qui tue/ })).toBeVisible()
  await nextRequest
  await dialog.getByRole('button', { name: 'Previous episode' }).click()
  await expect(dialog.getByRole('heading', { name: /Juve contre|Juve Versus/ })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
})

test('plays a film in its dialog in the position of the image', async ({ page }) => {
  await open(page, 'orchard', '/title/the-general', { ...viewerChoices, progress: '' })
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

test('shows a message for a title without a landing page', async ({ page }) => {
  await open(page, 'orchard', '/title/buster-keaton-shorts', viewerChoices)
  await expect(page.getByRole('dialog')).toContainText('This content is not currently available.')
})

test('shows signed-out visitors only the public views', async ({ page }) => {
  await open(page, 'orchard', '/title/fantomas', { clock: '2026-11-20T12:00:00Z' })
  const dialog = page.getByRole('dialog', { name: 'Fantômas' })
  await expect(dialog.getByRole('heading', { name: 'Who is who' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'More to watch' })).toHaveCount(0)
})

test('shows a message for a failed title, and retries it', async ({ page }) => {
  await open(page, 'orchard', '/title/fantomas', { ...viewerChoices, fault: 'avails/titles/fantomas:500:3' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('This title did not load.')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: 'Fantômas' })).toBeVisible()
})
