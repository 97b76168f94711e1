import { expect, layoutShift, open, test } from '../support/test'

const shelf = 'Festival wall'

test('a module list that fails leaves a notice in its place, and comes on retry', async ({ page }) => {
  await open(page, 'lumen', '/home', { fault: 'modules/placement/home:500:3' })
  const notice = page.getByRole('status').filter({ hasText: 'These shelves did not load.' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
})

test('a config that is HTML with status 200 gives an error page that says what came back', async ({ page }) => {
  await open(page, 'lumen', '/home', { fault: 'config:html' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is not answering.')
  await expect(page.getByText('something else than data')).toBeVisible()
  await expect(page.locator('pre')).toContainText('<')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

for (const fault of ['config:abort', 'config:500', 'config:html', 'config:truncated', 'config:empty']) {
  test(`with ${fault} the last good config stands in`, async ({ page }) => {
    await open(page, 'lumen', '/home')
    await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
    await open(page, 'lumen', '/home', { fault })
    await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  })
}

test('a blocked country sees that the content is not available', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  await open(page, 'lumen', '/home', { country: 'blocked' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Unavailable')
  await expect(page.getByText('This content is not available in your current country or region.')).toBeVisible()
})

test('the broken site renders all that is right in it', async ({ page }) => {
  await open(page, 'broken', '/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('[data-module]').first()).toBeVisible()
  expect(await page.evaluate(() => ({}) as { isAdmin?: unknown }).then((object) => object.isAdmin)).toBeUndefined()
  for (const link of await page.locator('a[href]').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(?:https?:|mailto:|tel:|\/|#|\?)/)
  }
})

test('trying again and again listens to the other tabs once', async ({ page }) => {
  await page.addInitScript(() => {
    const count = { channels: 0 }
    Object.assign(window, { count })
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        if (name === 'marquee.session') count.channels++
      }
    }
  })
  await open(page, 'lumen', '/home', { fault: 'config:html:3' })
  const again = page.getByRole('button', { name: /^Try/ })
  const shown = page.getByRole('heading', { name: shelf })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
  const channels = await page.evaluate(() => (window as unknown as { count: { channels: number } }).count.channels)
  expect(channels).toBe(1)
})
