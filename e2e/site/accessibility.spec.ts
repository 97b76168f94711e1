import { findings } from '../support/axe'
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

for (const width of [360, 768, 1440]) {
  for (const [site, paths] of PAGES) {
    test(`axe finds nothing on ${site} ${paths[0]} and others at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of paths) {
        await open(page, site, path)
        await expect(page.locator('main :is(h1, h2)').first()).toBeAttached()
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
        expect(await findings(page), `${site} ${path}`).toEqual([])
      }
    })
  }
}
