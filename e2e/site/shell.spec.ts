import type { Page } from '@playwright/test'
import { expect, open, overflow, test } from '../support/test'

test('opens the mobile menu as a dialog, keeps the focus in it, and restores the focus on closing', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, 'lumen', '/home')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Films' })).toBeVisible()
  // Tab leads from its end through the browser's own controls to its start, but never to the page behind.
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

test('shows only menu entries that the visitor may open', { tag: '@core' }, async ({ page }) => {
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

test('leads to the start page after signing out', async ({ page }) => {
  await open(page, 'lumen', '/films', { viewer: 'viewer' })
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

// Complements accessibility.spec.ts, which loads pages on a phone and resizes to wider screens: here the page gets
// narrower.
for (const site of ['lumen', 'laurel', 'vault', 'orchard', 'bare', 'broken']) {
  test(`${site} fits 1440, 768, 360 and 320 px, and runs no animations outside the viewport`, {
    tag: site === 'lumen' ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    // vault redirects signed-out visitors to its identity provider.
    await open(page, site, '/', site === 'vault' ? { viewer: 'viewer' } : {})
    await expect(page.locator('main')).not.toBeEmpty()
    if (['lumen', 'laurel', 'orchard'].includes(site))
      await expect(page.locator('[data-near="false"]').first()).toBeAttached()
    await expect.poll(() => offscreenAnimations(page)).toEqual([])
    expect(await overflow(page), '1440 px').toBeLessThanOrEqual(0)
    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('loads no code of dialogs, forms and menus before they are used', { tag: '@core' }, async ({ page }) => {
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

/** Class names of elements that are animated below the viewport. */
function offscreenAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const unseen = target && target.getBoundingClientRect().top > innerHeight
      return unseen && playState === 'running' ? [target.className] : []
    }),
  )
}
