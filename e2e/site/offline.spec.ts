import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PLAYER_LIBRARIES } from '../../scripts/budgets/playerFiles'
import { builtFile } from '../support/builtFile'
import { copySite, expectCached, readCachedPaths, readCachedResponses, serviceWorkerUrls } from '../support/cachedFiles'
import { type BuildServer, serveBuild } from '../support/serveBuild'
import { type SiteServer, serveSite } from '../support/serveSite'
import { expect, open, test } from '../support/test'

// All tests share one site and server, whose config and files change, so they run in series.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const HOME_CALL = '/api/v1/modules/placement/home/'
const site = copySite('lumen')
let service: SiteServer
let server: BuildServer

test.beforeAll(async () => {
  site.change((document) => {
    document.site_config.offline = true
  })
  service = await serveSite(site.folder)
  server = await serveBuild(service.url)
})
test.afterAll(async () => {
  await server?.stop()
  service?.close()
})

/** Opens a page without a cookie banner. */
async function visit(page: Page, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'cookieAccess', value: 'necessary', url: server.url }])
  await page.goto(server.url + path)
}

const homeRowHeading = (page: Page) => page.getByRole('heading', { name: 'Festival wall' })
const pageHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' }).first()

test("shows the last home page offline after one visit, with the brand's styles and a notice", {
  tag: '@core',
}, async ({ page, context }) => {
  await visit(page, '/home')
  await expect(homeRowHeading(page)).toBeVisible()
  await expectCached(page, '/index.html', '/api/v1/config/', HOME_CALL, '/site/brand.css')
  const fontFamily = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  const before = await fontFamily()
  await context.setOffline(true)
  await page.reload()
  await expect(homeRowHeading(page)).toBeVisible()
  await expect(page.getByText(/^You’re offline\. Showing content saved on \w{3} \d+, \d+:\d\d [AP]M\.$/)).toBeVisible()
  expect(await fontFamily()).toBe(before)
  await context.setOffline(false)
  await expect(page.getByText(/^The connection was lost\. Some content is from/)).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(homeRowHeading(page)).toBeVisible()
  await expect(page.getByText(/content saved|content is from/)).toHaveCount(0)
})

test('shows a visited title offline, and loads an unvisited one when the connection returns', async ({
  page,
  context,
}) => {
  await visit(page, '/home')
  await expectCached(page, HOME_CALL)
  await page.goto(`${server.url}/title/the-general`)
  await expect(pageHeading(page, 'The General')).toBeVisible()
  await expectCached(page, '/api/v1/avails/titles/the-general')
  await context.setOffline(true)
  await page.reload()
  await expect(pageHeading(page, 'The General')).toBeVisible()
  await page.goto(`${server.url}/title/nosferatu`)
  await expect(retryButton(page)).toBeVisible()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(pageHeading(page, 'Nosferatu')).toBeVisible()
})

test('treats an unreachable host as offline', async ({ page }) => {
  await visit(page, '/home')
  await expectCached(page, HOME_CALL)
  await server.stop()
  await page.reload()
  await expect(homeRowHeading(page)).toBeVisible()
  await expect(page.getByText(/^The connection was lost\. Some content is from/)).toBeVisible()
  await server.start()
})

test('caches no token, video or search, and nothing of signed-in users', async ({ page, context }) => {
  await visit(page, '/home')
  await expectCached(page, HOME_CALL)
  await page.goto(`${server.url}/title/the-general`)
  await expectCached(page, '/api/v1/avails/titles/the-general')
  await page.goto(`${server.url}/search?search=moon`)
  await expect(page.getByRole('link', { name: /A Trip to the Moon/ }).first()).toBeVisible()
  await page.goto(`${server.url}/callback?code=secret-code&state=secret-state`)
  await context.addCookies([{ name: 'token', value: 'fixture-viewer', url: server.url }])
  const authorized: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) authorized.push(request.url().slice(server.url.length))
  })
  await page.goto(`${server.url}/home`)
  await expect(homeRowHeading(page)).toBeVisible()
  await page.goto(`${server.url}/title/nosferatu`)
  await expect(pageHeading(page, 'Nosferatu')).toBeVisible()
  await page.goto(`${server.url}/play/nosferatu`)
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.readyState ?? 0)).toBeGreaterThan(1)
  expect(authorized).toEqual(expect.arrayContaining([HOME_CALL, '/api/v1/avails/titles/nosferatu']))

  const all = await readCachedResponses(page)
  const paths = all.map(({ path }) => path)
  expect(paths).toContain(HOME_CALL)
  expect(all.filter(({ text, path }) => /fixture-viewer|secret-/.test(text + path))).toEqual([])
  expect(all.filter(({ text }) => /set-cookie|"authorization"/i.test(text.slice(0, text.indexOf(']] '))))).toEqual([])
  const wrong = /^\/api\/.*(?:nosferatu|search|moon|\/playback\/|\/user\/)|^\/media\/|\.(?:mpd|m3u8|m4s|mp4|vtt)/
  expect(paths.filter((path) => wrong.test(path))).toEqual([])
  const libraries = [...PLAYER_LIBRARIES, 'node_modules/pdfjs-dist/legacy/build/pdf.mjs'].map(builtFile)
  expect(paths.filter((path) => libraries.includes(path))).toEqual([])
  expect(new Set(all.map(({ type }) => type.replace(/;.*/, '')))).toEqual(
    new Set(['text/html', 'text/javascript', 'text/css', 'application/json', 'font/woff2', 'image/svg+xml']),
  )
})

test('clears the cache when another brand is served at the same address', async ({ page }) => {
  await visit(page, '/home')
  await expectCached(page, HOME_CALL)
  expect(await serviceWorkerUrls(page)).toEqual([`${server.url}/sw.js?base=%2Fapi%2Fv1%2F&brand=Lumen`])
  site.change((document) => {
    document.distributor = 'Meadow'
  })
  await page.reload()
  await expect.poll(() => serviceWorkerUrls(page)).toEqual([`${server.url}/sw.js?base=%2Fapi%2Fv1%2F&brand=Meadow`])
  await expect
    .poll(async () =>
      (await readCachedResponses(page)).map(({ cache }) => cache).filter((cache) => / Lumen /.test(cache)),
    )
    .toEqual([])
  await page.reload()
  await expectCached(page, HOME_CALL)
  site.change((document) => {
    document.distributor = 'Lumen'
  })
})

test('removes the worker and its caches when the feature is turned off', async ({ page }) => {
  await visit(page, '/home')
  await expectCached(page, HOME_CALL)
  site.change((document) => {
    delete document.site_config.offline
  })
  await page.reload()
  await expect.poll(() => serviceWorkerUrls(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  // The old worker runs until its last page is closed, but caches nothing more.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Genres' }).click()
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  site.change((document) => {
    document.site_config.offline = true
  })
})

test('removes the worker and its caches by the replacement file of the guide, even if no page starts', async ({
  page,
}) => {
  await visit(page, '/home')
  await expectCached(page, HOME_CALL)
  const code = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/how-to/sites/offline.md', 'utf8'))?.[1]
  expect(code).toContain('unregister')
  server.replaceWorker(code)
  // The page itself must not start.
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto(`${server.url}/home`)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect.poll(() => readCachedPaths(page)).toEqual([])
  server.replaceWorker(undefined)
})

test('caches nothing in preview', async ({ page }) => {
  await open(page, 'orchard', '/home')
  await expect(page.getByRole('heading', { name: 'Made for a Sunday' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await serviceWorkerUrls(page)).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
