import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { layoutFaults } from '../support/layoutFaults'
import { expect, multiplyTimeout, open, test, waitForIdle } from '../support/test'

const PATHS_BY_SITE: [site: string, paths: string[]][] = [
  ['lumen', ['/home', '/films', '/serials', '/genres', '/category/festival-wall']],
  ['lumen', ['/title/les-vampires', '/title/metropolis?view=gallery', '/title/metropolis/metropolis-trailer']],
  ['lumen', ['/genres/horror', '/titles', '/search?search=the', '/watch/les-vampires-06-hypnotic-eyes']],
  ['lumen', ['/my-list?preview.watchlist=nosferatu&preview.viewer=viewer', '/history?preview.progress=faust:900']],
  ['laurel', ['/title/sunrise', '/opening-night', '/search']],
  ['vault', ['/paper?preview.viewer=viewer', '/recommendations?preview.viewer=viewer', '/title/sunrise']],
  [
    'vault',
    [
      '/collections?preview.viewer=moderator',
      '/collections/potemkin-restored',
      '/collections/potemkin-restored?layout=list',
      '/collections/potemkin-restored?tab=conversations',
      '/collections/potemkin-restored?tab=collaborators',
    ],
  ],
  [
    'vault',
    [
      // A film with conversations, details, an image, audio, a text file, and a failed file.
      '/collections/potemkin-restored/potemkin-restored-1?preview.viewer=moderator',
      '/collections/potemkin-restored/potemkin-restored-3?tab=details',
      '/collections/potemkin-restored/potemkin-restored-7',
      '/collections/potemkin-restored/potemkin-restored-8',
      '/collections/potemkin-restored/potemkin-restored-11',
      '/collections/every-kind/every-kind-video-failed',
    ],
  ],
  ['orchard', ['/title/fantomas?preview.clock=2026-11-20T12:00:00Z', '/pictures/metropolis', '/search']],
  ['lumen', ['/questions', '/ways-to-watch', '/contact', '/timeline', '/houses', '/programme?page=2']],
  ['orchard', ['/questions', '/ways-to-watch', '/contact']],
  ['lumen', ['/login', '/reset', '/reset/fixture-reset', '/restricted', '/noaccess']],
  ['laurel', ['/', '/category/the-contenders', '/login', '/c?c=ERR-1']],
  ['laurel', ['/request-access', '/contact', '/?preview.clock=2026-11-08', '/mod']],
  ['vault', ['/?preview.viewer=viewer', '/login?preview.viewer=signed-out', '/request-access']],
  ['orchard', ['/', '/?preview.clock=2026-11-15T12:00:00Z']],
  ['bare', ['/']],
  ['broken', ['/']],
]

/** Pages with faulty data, about which the browser itself logs messages. */
const PAGES_WITH_ERRORS = new Set(['broken /'])

/** Expected document titles. */
const DOCUMENT_TITLES: Record<string, RegExp> = {
  '/home': /^Home · Lumen$/,
  '/films': /^Films · Lumen$/,
  '/genres': /^Every kind of dark · Lumen$/,
  '/category/festival-wall': /^Festival wall · Lumen$/,
}

/** Pointer and width in CSS pixels. Each page is loaded on the first screen and then resized to the others. */
const SCREEN_SIZES = [
  { hasTouch: true, width: 360 },
  // The smallest supported width. Colours and names are the same as at 360 px.
  { hasTouch: true, width: 320 },
  { hasTouch: true, width: 768 },
  { hasTouch: false, width: 1440 },
]

for (const [site, paths] of PATHS_BY_SITE) {
  test(`has no axe violations, layout faults or console messages on ${site} ${paths[0]} and others, on phone, tablet and desktop`, {
    tag: site === 'bare' ? '@core' : [],
  }, async ({ page, context, baseURL }) => {
    multiplyTimeout(paths)
    let messages: string[] = []
    const thirdPartyRequests: string[] = []
    page.on('request', (request) => {
      const { protocol, origin, href } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) thirdPartyRequests.push(href)
    })
    page.on('console', (message) => {
      // axe posts messages to the frames of a page, which may be of another origin.
      if (/'postMessage' on 'DOMWindow'/.test(message.text())) return
      if (['error', 'warning'].includes(message.type())) messages.push(`${message.text()} ${message.location().url}`)
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const session = await context.newCDPSession(page)
    const switchScreen = async ({ hasTouch, width }: (typeof SCREEN_SIZES)[number]) => {
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
      await page.setViewportSize({ width, height: 900 })
    }
    for (const path of paths) {
      messages = []
      await switchScreen({ hasTouch: true, width: 360 })
      await open(page, site, path)
      await expect(page.locator('main :is(h1, h2)').first()).toBeAttached()
      await waitForIdle(page)
      await expect.soft(page.locator('h1'), `${site} ${path}`).toHaveCount(1)
      if (site === 'lumen' && DOCUMENT_TITLES[path]) await expect.soft(page).toHaveTitle(DOCUMENT_TITLES[path])
      expect.soft(await axeViolations(page), `${site} ${path} on opening`).toEqual([])
      await scrollThrough(page)
      for (const screen of SCREEN_SIZES) {
        const { hasTouch, width } = screen
        await switchScreen(screen)
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(hasTouch)
        if (width > 360) {
          await waitForIdle(page)
          expect.soft(await axeViolations(page), `${site} ${path} at ${width} px`).toEqual([])
        }
        expect.soft(await layoutFaults(page, hasTouch ? 44 : 24), `${site} ${path} at ${width} px`).toEqual([])
      }
      // Rejecting has the same effect as not having answered yet (consent.spec.ts).
      expect.soft(thirdPartyRequests.splice(0), `${site} ${path}: third-party requests`).toEqual([])
      if (!PAGES_WITH_ERRORS.has(`${site} ${path}`))
        expect.soft(messages, `${site} ${path}: console messages`).toEqual([])
    }
  })
}

/** Scrolls through the page so that all lazy parts load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }))
    }
  })
}
