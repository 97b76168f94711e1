import { playerFiles } from '../../scripts/budgets/playerFiles'
import { builtFile } from '../support/builtFile'
import { expectPlays } from '../support/player'
import { createDeferred, expect, open, requests, test, waitForIdle } from '../support/test'

/** The requests for files of the player and of streams. */
function filterPlayerUrls(urls: readonly string[]): string[] {
  const files = playerFiles('dist')
  return urls.filter((url) => {
    const { pathname } = new URL(url)
    return files.has(pathname.slice(1)) || /\.(?:m3u8|mpd|m4s)$/.test(pathname)
  })
}

const PLAYER_SOURCE = 'src/player/Player.tsx'
/** Source files of the player and its libraries that are prefetched on hover. */
const PREFETCHED_SOURCES = [
  PLAYER_SOURCE,
  'node_modules/video.js/core.es.js',
  'node_modules/shaka-player/dist/shaka-player.compiled-es2021.js',
]

const includesFile = (urls: readonly string[], source: string) => urls.some((url) => url.endsWith(builtFile(source)))

const PAGES_WITH_PLAY_CONTROL: [site: string, path: string, control: RegExp, module?: string][] = [
  ['lumen', '/home', /^Watch it now/, 'fourteen-minutes'],
  ['lumen', '/title/metropolis/metropolis-trailer', /^Play /],
  ['orchard', '/home', /^Play A Trip/],
]

for (const [site, path, control, module] of PAGES_WITH_PLAY_CONTROL)
  test(`loads no file of the player on ${site} ${path} before a play link is hovered`, {
    tag: site === 'lumen' && path === '/home' ? '@core' : [],
  }, async ({ page }) => {
    // Reduced motion stops the hero, so that the hovered link stays in place.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const all = requests(page, '/')
    await open(page, site, path, { viewer: 'viewer', consent: 'all', clock: '2026-11-20T12:00:00Z' })
    if (module) await page.locator(`[data-module="${module}"]`).scrollIntoViewIfNeeded()
    const link = page.getByRole('link', { name: control }).first()
    await link.scrollIntoViewIfNeeded()
    await waitForIdle(page)
    expect(filterPlayerUrls(all)).toEqual([])
    await link.hover()
    for (const source of PREFETCHED_SOURCES)
      await expect.poll(() => includesFile(filterPlayerUrls(all), source), `prefetches ${source}`).toBe(true)
  })

test('loads the player for a link that was hovered before its code was ready', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const all = requests(page, '/')
  const { released, release } = createDeferred()
  const prefetchCode = `**${builtFile('src/shell/navigation/usePreloadLinks.ts')}`
  await page.route(prefetchCode, (route) => released.then(() => route.continue()))
  const held = page.waitForRequest(prefetchCode)
  await open(page, 'orchard', '/home', { viewer: 'viewer', consent: 'all', clock: '2026-11-20T12:00:00Z' })
  await held
  await page
    .getByRole('link', { name: /^Play A Trip/ })
    .first()
    .hover()
  expect(includesFile(all, PLAYER_SOURCE)).toBe(false)
  release()
  await expect.poll(() => includesFile(all, PLAYER_SOURCE)).toBe(true)
})

test('loads no file of the player on lists, genres and search', async ({ page }) => {
  const all = requests(page, '/')
  for (const path of ['/genres/horror', '/titles', '/search?search=the']) {
    await open(page, 'lumen', path, { viewer: 'viewer', consent: 'all' })
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
    await page.locator('main a').nth(3).hover()
    await waitForIdle(page)
  }
  expect(filterPlayerUrls(all)).toEqual([])
})

test('reuses the response, manifest and segments requested on hover, and requests none again', async ({ page }) => {
  const all = requests(page, '/')
  const streamCalls = () => all.filter((url) => url.includes('/playback/stream/asset/'))
  const manifests = () => all.filter((url) => /\.(mpd|m3u8)$/.test(new URL(url).pathname))
  await open(page, 'lumen', '/title/metropolis', { viewer: 'viewer', consent: 'all' })
  const link = page.getByRole('link', { name: /^Watch Metropolis/ }).first()
  await link.scrollIntoViewIfNeeded()
  await waitForIdle(page)
  expect(filterPlayerUrls(all)).toEqual([])
  await link.hover()
  await expect.poll(() => all.some((url) => url.endsWith('.m4s'))).toBe(true)
  expect(streamCalls()).toHaveLength(1)
  const before = manifests()
  await link.click()
  await expectPlays(page)
  expect(streamCalls()).toHaveLength(1)
  expect(before).not.toEqual([])
  expect(
    manifests()
      .slice(before.length)
      .filter((url) => before.includes(url)),
  ).toEqual([])
})

test('requests the stream once when Play is clicked before the hover prefetch starts', async ({ page }) => {
  const streamCalls = requests(page, '/playback/stream/asset/')
  await open(page, 'lumen', '/title/metropolis', { viewer: 'viewer', consent: 'all' })
  const link = page.getByRole('link', { name: /^Watch Metropolis/ }).first()
  await link.scrollIntoViewIfNeeded()
  await waitForIdle(page)
  await link.click()
  await expectPlays(page)
  expect(streamCalls).toHaveLength(1)
})

test('does not load the footer, which the player of a play page covers', async ({ page }) => {
  const footerFiles = requests(page, builtFile('src/shell/footer/Footer.tsx'))
  await open(page, 'lumen', '/play/metropolis', { viewer: 'viewer', consent: 'all' })
  await expectPlays(page)
  await waitForIdle(page)
  expect(footerFiles).toEqual([])
})
