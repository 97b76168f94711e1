import { axeViolations } from '../support/axe'
import { expect, open, overflow, requests, test } from '../support/test'

test("shows a page of the site's folder in a sandboxed frame without same-origin access, with a link to open it", async ({
  page,
}) => {
  await open(page, 'lumen', '/timeline')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'Thirty-four years without a word')
  await expect(page.frameLocator('iframe').getByText('by cannon')).toBeVisible()
  expect((await frame.getAttribute('sandbox'))?.includes('allow-same-origin')).toBe(false)
  await expect(page.getByText(/^From 127\.0\.0\.1/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', /\/site\/timeline\.html$/)
  expect.soft(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
})

test('shows a page of another origin only after consent or a click, without storing the click', {
  tag: '@core',
}, async ({ page }) => {
  await page.route('https://atlas.lumen.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Houses of 1927</h1><script>try { parent.pwn = 1 } catch {}</script>',
    }),
  )
  const frameRequests = requests(page, 'atlas.lumen.example')
  await open(page, 'lumen', '/houses', { consent: '' })
  await expect(page.getByText(/Showing it shares your visit with atlas\.lumen\.example/)).toBeVisible()
  expect(frameRequests).toEqual([])
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.frameLocator('iframe').getByText('Houses of 1927')).toBeVisible()
  expect(await page.evaluate(() => 'pwn' in window)).toBe(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show it' })).toBeVisible()
})

test('shows a message for an address that may not be framed', async ({ page }) => {
  await open(page, 'broken', '/frame')
  await expect(page.getByText('There’s nothing to show here.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).not.toHaveTitle('frame')
})
