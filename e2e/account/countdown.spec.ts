import { expect, open, overflow, test } from '../support/test'

const BEFORE_START_CHOICES = { viewer: 'signed-out', clock: '2026-11-08T02:37:52Z' }

test('shows only the countdown before the start', { tag: '@core' }, async ({ page }) => {
  await open(page, 'laurel', '/categories', BEFORE_START_CHOICES)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Screening rooms open on 14 November')
  await expect(page.getByRole('timer', { name: /^6 days, 14 hours, 2\d minutes left$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enter' })).toBeDisabled()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const before = await page.getByRole('timer').textContent()
  await expect(page.getByRole('timer')).not.toHaveText(before ?? '')
})

test('opens no dialog over the countdown at an address that usually opens one', async ({ page }) => {
  await open(page, 'laurel', '/title/metropolis/metropolis-trailer', BEFORE_START_CHOICES)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Metropolis')).toHaveCount(0)
})

test('opens the site from the button at zero, without a reload', { tag: '@core' }, async ({ page }) => {
  await open(page, 'laurel', '/categories', { ...BEFORE_START_CHOICES, clock: '2026-11-14T16:59:55Z' })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const enter = page.getByRole('button', { name: 'Enter' })
  await expect(enter).toBeDisabled()
  await expect(enter).toBeEnabled()
  await expect(page.getByText('It’s open now.')).toBeAttached()
  await enter.click()
  await expect(page.getByRole('heading', { name: 'Eight categories, one ballot' })).toBeVisible()
  await expect(page).toHaveURL('/categories')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('counts down by the clock of the server, not of the device', async ({ page }) => {
  await page.clock.setSystemTime('2026-11-10T00:00:00Z')
  await open(page, 'laurel', '/home', { viewer: 'signed-out', clock: '2026-11-20T00:00:00Z' })
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('hides the countdown after the start, from signed-in moderators, and on the access request page', async ({
  page,
}) => {
  await open(page, 'laurel', '/home', { viewer: 'signed-out', clock: '2026-11-14T17:00:01Z' })
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await open(page, 'laurel', '/home', { ...BEFORE_START_CHOICES, viewer: 'moderator' })
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await open(page, 'laurel', '/request-access', BEFORE_START_CHOICES)
  await expect(page.getByLabel('Company')).toBeVisible()
})

test('lets moderators sign in at /mod during the countdown', async ({ page }) => {
  await open(page, 'laurel', '/mod', BEFORE_START_CHOICES)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByLabel('Access code').fill('MOD 26')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('shows an inline countdown as a strip on the home page, but not to moderators', { tag: '@core' }, async ({
  page,
}) => {
  const clock = '2026-11-15T12:30:00Z'
  await open(page, 'orchard', '/home', { viewer: 'signed-out', clock })
  const strip = page.getByRole('region', { name: 'The Sunday matinee starts soon' })
  await expect(strip).toBeVisible()
  const [stripBox, moduleBox] = [await strip.boundingBox(), await page.locator('[data-module]').first().boundingBox()]
  expect(moduleBox?.y).toBeGreaterThanOrEqual((stripBox?.y ?? 0) + (stripBox?.height ?? 0))
  await expect(page.getByRole('button', { name: 'Find a seat' })).toBeDisabled()
  await open(page, 'orchard', '/home', { viewer: 'moderator', clock })
  await expect(page.getByRole('button', { name: 'Mo Moderator' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

for (const path of ['/home', '/mod'])
  test(`fits every screen at ${path} during the countdown`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, 'laurel', path, BEFORE_START_CHOICES)
    await expect(page.getByRole('timer')).toBeVisible()
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
