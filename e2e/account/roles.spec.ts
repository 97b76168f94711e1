import { fillPassword, SIGNED_OUT_CHOICES } from '../support/signIn'
import { expect, open, test } from '../support/test'

test('asks for the sign-in on a protected page, and returns to it with its query and hash', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/', SIGNED_OUT_CHOICES)
  await page.goto('/members?from=mail#below')
  await expect(page).toHaveURL('/login')
  await fillPassword(page.getByRole('main'))
  await expect(page).toHaveURL('/members?from=mail#below')
  await expect(page.getByRole('heading', { name: 'For members' })).toBeVisible()
})

test('asks for the sign-in again on a protected page after signing out', async ({ page }) => {
  await open(page, 'lumen', '/members', { viewer: 'viewer', clock: '' })
  await expect(page.getByRole('heading', { name: 'For members' })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL('/home')
  await page.goto('/members')
  await expect(page).toHaveURL('/login')
})

test("shows the brand's badge only to internal users", async ({ page }) => {
  await open(page, 'lumen', '/home', { viewer: 'internal', clock: '' })
  await expect(page.getByRole('img', { name: 'Internal account' })).toBeVisible()
  await open(page, 'lumen', '/home', { viewer: 'viewer' })
  await expect(page.getByRole('button', { name: 'Vera Viewer' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Internal account' })).toHaveCount(0)
})

test('redirects a blocked country to /restricted', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home', { ...SIGNED_OUT_CHOICES, country: 'blocked' })
  await expect(page).toHaveURL('/restricted')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Unavailable')
  await expect(
    page.getByText('This content is not available in your current country or region.', { exact: false }),
  ).toBeVisible()
})
