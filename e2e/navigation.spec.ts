import { expect, open, test } from './support/test'

test('Back brings the same place, the same shelves and the focus', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await page.locator('[data-module="masters-of-light"]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Masters of light' })).toBeVisible()
  const rail = page.locator('[data-module="festival-wall"] ul')
  await rail.evaluate((element) => element.scrollTo({ left: 500, behavior: 'instant' }))
  await expect.poll(() => rail.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300)
  // The keyboard brings the link into sight first: that is the place to come back to.
  const more = page.getByRole('link', { name: /^See all.*Festival wall/ })
  await more.focus()
  const before = { y: await page.evaluate(() => scrollY), left: await rail.evaluate((element) => element.scrollLeft) }
  const shelves = await page.locator('[data-module]').count()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/category\/festival-wall$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()

  await expect(page.locator('[data-module="festival-wall"]')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before.y)
  expect(await rail.evaluate((element) => element.scrollLeft)).toBe(before.left)
  expect(await page.locator('[data-module]').count()).toBe(shelves)
  await expect(more).toBeFocused()
})

test('the old page stays until the new one is ready', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: 'Festival wall' })).toBeVisible()
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      // Shelves below the screen may still be bones: nobody sees them.
      for (const bones of document.querySelectorAll('.mq-bones'))
        if (bones.getBoundingClientRect().top < innerHeight) seen.add('skeleton')
    }).observe(document.getElementById('main') as Element, { childList: true, subtree: true })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Films' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([])
})

test('unknown paths, slashes and protected pages lead where the spec says', async ({ page }) => {
  for (const [from, to] of [
    ['/nowhere/at/all', '/home'],
    ['/films/', '/films'],
    ['/%2F%2Fevil.example/', '/home'],
  ]) {
    await open(page, 'lumen', from)
    await expect(page).toHaveURL(new RegExp(`${to}$`))
  }
})

test('Tab 1 shows the skip link, which leads to the page', async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('heading', { name: 'Festival wall' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
