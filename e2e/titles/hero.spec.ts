import { expect, open, test } from '../support/test'

const slideCounter = (page: import('@playwright/test').Page) =>
  page.locator('[data-module="opening"]').getByText(/^\d+ \/ \d+$/)

test('advances automatically, and stops when paused', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(slideCounter(page)).toHaveText('1 / 5')
  await expect(slideCounter(page)).toHaveText('2 / 5', { timeout: 8000 })
  await page.getByRole('button', { name: 'Pause slides' }).click()
  const at = await slideCounter(page).textContent()
  const start = page.getByRole('button', { name: 'Play slides' })
  await expect(start).toBeVisible()
  expect(await slideCounter(page).textContent()).toBe(at)
})

test('does not advance with reduced motion', { tag: '@core' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'lumen', '/home')
  await expect(slideCounter(page)).toHaveText('1 / 5')
  // The indicator shows a pause button and a running time only when slides advance.
  await expect(page.locator('.mq-dashes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
  await expect(page.locator('.mq-dashes[data-running]')).toHaveCount(0)
})

test('names the film and links to it on the first slide, and ignores scrolling to a hidden slide', async ({ page }) => {
  await open(page, 'lumen', '/home')
  const hero = page.locator('[data-module="opening"]')
  await expect(hero.getByRole('heading', { name: 'Metropolis' })).toBeVisible()
  await expect(hero.getByRole('link', { name: /Watch/ }).first()).toHaveAttribute('href', /^\/(play|watch)\//)
  // As the browser's page search or a tool of the preview does.
  await hero
    .locator('.mq-slides__slide')
    .nth(2)
    .evaluate((slide) => slide.scrollIntoView({ inline: 'nearest' }))
  expect(await hero.locator('.mq-slides__viewport').evaluate((viewport) => viewport.scrollLeft)).toBe(0)
})

test('restores slide and focus after Back', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await page.getByRole('button', { name: 'Slide 3 of 5' }).click()
  await expect(slideCounter(page)).toHaveText('3 / 5')
  const link = page.locator('[data-module="opening"] [role="group"]:not([inert]) a').first()
  await link.focus()
  const target = await link.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/home/)
  await page.goBack()
  await expect(slideCounter(page)).toHaveText('3 / 5')
  await expect(page.locator(':focus')).toHaveAttribute('href', target ?? '')
})
