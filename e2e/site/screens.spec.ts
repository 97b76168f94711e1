import { expect, open, test } from '../support/test'

test.describe('on unusual screens', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [780, 640]) {
    test(`a phone on its side, ${width} × 360: the hero's Watch is on the first screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 360 })
      await open(page, 'lumen', '/home')
      await expect(page.getByRole('link', { name: 'Watch Metropolis' })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.mq-hero__slide').first().locator('.mq-lettering img')).toBeInViewport({ ratio: 1 })
    })
  }

  for (const width of [360, 1440]) {
    test(`letters twice as large at ${width} px: the words of the hero are whole`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, 'lumen', '/home')
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const text = page.locator('.mq-hero__slide').first().locator('.mq-hero__text')
      await expect(text).toBeVisible()
      expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
    })
  }

  test('of two slides only the words of the coming one are seen', async ({ page }) => {
    await open(page, 'lumen', '/home')
    await expect(page.locator('.mq-slides__slide .mq-hero__copy')).toHaveCount(5)
    await expect(page.locator('.mq-slides__slide .mq-hero__copy').filter({ visible: true })).toHaveCount(1)
  })

  test('nothing stands below the footer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, 'vault', '/search', { viewer: 'viewer' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const below = () =>
      page.evaluate(() => {
        const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
        return document.documentElement.scrollHeight - (foot + scrollY)
      })
    await expect.poll(below).toBeLessThan(1)
  })

  test('in forced colours a light mark keeps its dark ground, and fields have a frame', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await open(page, 'lumen', '/login')
    const mark = page.locator('.mq-top__logo img')
    await expect(mark).toHaveCSS('background-color', 'rgb(13, 11, 16)')
    const field = page.getByLabel('E-mail')
    await expect(field).toBeVisible()
    const frames = await field.evaluate((element) =>
      [element, element.parentElement].map((each) => getComputedStyle(each as Element).borderTopWidth),
    )
    expect(frames).toContain('1px')
  })
})
