import type { Page } from '@playwright/test'
import { findings } from '../support/axe'
import { layoutFaults } from '../support/layout'
import { expect, open, test } from '../support/test'

const PAGES: [site: string, paths: string[]][] = [
  ['lumen', ['/home', '/films', '/serials', '/genres', '/category/festival-wall']],
  ['lumen', ['/title/les-vampires', '/title/metropolis?view=gallery', '/title/metropolis/metropolis-trailer']],
  ['lumen', ['/genres/horror', '/titles', '/search?search=the', '/watch/les-vampires-06-hypnotic-eyes']],
  ['lumen', ['/my-list?preview.watchlist=nosferatu&preview.viewer=viewer', '/history?preview.progress=faust:900']],
  ['laurel', ['/title/sunrise', '/opening-night', '/search']],
  ['vault', ['/recommendations?preview.viewer=viewer', '/title/sunrise']],
  ['orchard', ['/title/fantomas?preview.clock=2026-11-20T12:00:00Z', '/pictures/metropolis', '/search']],
  ['lumen', ['/login', '/reset', '/reset/fixture-reset', '/restricted', '/noaccess']],
  ['laurel', ['/', '/category/contenders', '/login', '/c?c=ERR-1']],
  ['laurel', ['/request-access', '/?preview.clock=2026-11-08', '/mod']],
  ['vault', ['/?preview.viewer=viewer', '/login?preview.viewer=signed-out', '/request-access']],
  ['orchard', ['/', '/?preview.clock=2026-11-15T12:00:00Z']],
  ['bare', ['/']],
  ['broken', ['/']],
]

/** Widths of the screen, and whether a finger or a mouse presses; at 360 the narrowest screen is tried, too. */
const SCREENS = [
  { widths: [360, 320], hasTouch: true },
  { widths: [768], hasTouch: true },
  { widths: [1440], hasTouch: false },
]

for (const { widths, hasTouch } of SCREENS) {
  const [width = 360] = widths
  test.describe(() => {
    test.use({ hasTouch })
    for (const [site, paths] of PAGES) {
      test(`axe finds nothing on ${site} ${paths[0]} and others at ${width} px, and all is within reach`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const path of paths) {
          await page.setViewportSize({ width, height: 900 })
          await open(page, site, path)
          await expect(page.locator('main :is(h1, h2)').first()).toBeAttached()
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
          expect.soft(await findings(page), `${site} ${path}`).toEqual([])
          await wholePage(page)
          for (const each of widths) {
            await page.setViewportSize({ width: each, height: 900 })
            expect.soft(await layoutFaults(page, hasTouch ? 44 : 24), `${site} ${path} at ${each} px`).toEqual([])
          }
        }
      })
    }
  })
}

/** Scrolls through the page, so that all of it is there. */
async function wholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)))
    }
  })
}
