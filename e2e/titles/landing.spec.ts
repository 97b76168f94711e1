import { expect, layoutShift, open, overflow, test } from '../support/test'

const TITLE_HEADING = { level: 1, name: 'Sunrise' } as const

test('shows one title and one play link on the first screen, also on a phone', { tag: '@core' }, async ({ page }) => {
  await open(page, 'laurel', '/opening-night', { viewer: 'viewer' })
  await expect(page.getByRole('heading', TITLE_HEADING)).toBeAttached()
  await expect(page).toHaveTitle(/^Opening night/)
  const play = page.getByRole('link', { name: 'Watch Sunrise' })
  await expect(play).toBeInViewport({ ratio: 1 })
  await expect(play).toHaveAttribute('href', '/play/sunrise')
  expect(await page.locator('main .mq-btn--first').count()).toBe(1)
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(play).toBeInViewport({ ratio: 1 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('retries a failed list', async ({ page }) => {
  await open(page, 'laurel', '/opening-night', { viewer: 'viewer', fault: 'modules/placement/opening-night:404:1' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', TITLE_HEADING)).toBeAttached()
})
