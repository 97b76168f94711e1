import { expect, open, test } from '../support/test'

const count = (page: import('@playwright/test').Page) =>
  page.locator('[data-module="opening"]').getByText(/^\d+ \/ \d+$/)

test('the hero advances by itself, and stands still when it is paused', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(count(page)).toHaveText('1 / 5')
  await expect(count(page)).toHaveText('2 / 5', { timeout: 8000 })
  await page.getByRole('button', { name: 'Pause slides' }).click()
  const at = await count(page).textContent()
  const start = page.getByRole('button', { name: 'Play slides' })
  await expect(start).toBeVisible()
  expect(await count(page).textContent()).toBe(at)
})

test('under reduced motion it does not advance', { tag: '@core' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'lumen', '/home')
  await expect(count(page)).toHaveText('1 / 5')
  // The dashes offer a pause, and show a running time, only where slides advance.
  await expect(page.locator('.mq-dashes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
  await expect(page.locator('.mq-dashes[data-running]')).toHaveCount(0)
})

test('the first slide names the film for everybody, its actions are links, and what leads to another one does not move it', async ({
  page,
}) => {
  await open(page, 'lumen', '/home')
  const hero = page.locator('[data-module="opening"]')
  await expect(hero.getByRole('heading', { name: 'Metropolis' })).toBeVisible()
  await expect(hero.getByRole('link', { name: /Watch/ }).first()).toHaveAttribute('href', /^\/(play|watch)\//)
  // As the browser's own search does, or a tool of the preview.
  await hero
    .locator('.mq-slides__slide')
    .nth(2)
    .evaluate((slide) => slide.scrollIntoView({ inline: 'nearest' }))
  expect(await hero.locator('.mq-slides__viewport').evaluate((viewport) => viewport.scrollLeft)).toBe(0)
})

test('Back leads to the slide that was left, and to its link', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await page.getByRole('button', { name: 'Slide 3 of 5' }).click()
  await expect(count(page)).toHaveText('3 / 5')
  const link = page.locator('[data-module="opening"] [role="group"]:not([inert]) a').first()
  await link.focus()
  const target = await link.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/home/)
  await page.goBack()
  await expect(count(page)).toHaveText('3 / 5')
  await expect(page.locator(':focus')).toHaveAttribute('href', target ?? '')
})
