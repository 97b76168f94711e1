import type { Page } from '@playwright/test'
import { expect, open, overflow, test } from '../support/test'

test('on a phone the menu opens as a dialog, keeps the focus and gives it back', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, 'lumen', '/home')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Films' })).toBeVisible()
  // From its end Tab leads through the browser's own bar back to its start, but never to the page behind.
  const within = (element: Element) =>
    [element, document.body].some((part) => part === document.activeElement) || element.contains(document.activeElement)
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate(within)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('the menu shows what the visitor may see', { tag: '@core' }, async ({ page }) => {
  const foot = page.getByRole('contentinfo')
  const inside = foot.getByRole('link', { name: 'Still to watch' })
  const outside = foot.getByRole('link', { name: 'Ask for a code' })
  await open(page, 'laurel', '/rules', { viewer: 'signed-out' })
  await expect(outside).toBeVisible()
  await expect(inside).toHaveCount(0)
  await open(page, 'laurel', '/rules', { viewer: 'viewer' })
  await expect(inside).toBeVisible()
  await expect(outside).toHaveCount(0)
})

test('signing out leads to the start, signed out', async ({ page }) => {
  await open(page, 'lumen', '/films', { viewer: 'viewer' })
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

// The walk of `accessibility.spec.ts` loads each page on a phone and turns it into wider screens: here it is the other way.
for (const site of ['lumen', 'laurel', 'vault', 'orchard', 'bare', 'broken']) {
  test(`${site} fits 1440, 768, 360 and 320 px, and what nobody sees does not move: a page that stands costs nothing`, {
    tag: site === 'lumen' ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    // vault sends visitors who are signed out to its identity provider.
    await open(page, site, '/', site === 'vault' ? { viewer: 'viewer' } : {})
    await expect(page.locator('main')).not.toBeEmpty()
    if (['lumen', 'laurel', 'orchard'].includes(site))
      await expect(page.locator('[data-near="false"]').first()).toBeAttached()
    await expect.poll(() => movingUnseen(page)).toEqual([])
    expect(await overflow(page), '1440 px').toBeLessThanOrEqual(0)
    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('a page that is only looked at fetches no dialog, no form and no menu', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js$/.test(new URL(name).pathname))
      .map(({ name, encodedBodySize }) => ({ name: name.split('/').at(-1) ?? '', bytes: encodedBodySize })),
  )
  expect(
    scripts.map(({ name }) => name).filter((name) => /SignIn|Dialog|form|Menu|LiveSearch|UserMenu/.test(name)),
  ).toEqual([])
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(150_000)
})

/** What moves below the screen. */
function movingUnseen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const unseen = target && target.getBoundingClientRect().top > innerHeight
      return unseen && playState === 'running' ? [target.className] : []
    }),
  )
}
