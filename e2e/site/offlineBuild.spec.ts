import type { Page } from '@playwright/test'
import { proxiedBrand, startSsrServer } from '../../scripts/ssr/startSsrServer'
import { copySite, expectCached, readCachedPaths, readCachedResponses } from '../support/cachedFiles'
import { type BuildServer, createOtherBuild, serveBuild } from '../support/serveBuild'
import { type SiteServer, serveSite } from '../support/serveSite'
import { expect, test } from '../support/test'

// All tests share one server, whose build changes, so they run in series.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const HOME_CALL = '/api/v1/modules/placement/home/'
const site = copySite('lumen')
const otherDist = createOtherBuild()
let service: SiteServer
let server: BuildServer

test.beforeAll(async () => {
  site.change((document) => {
    document.site_config.offline = true
  })
  service = await serveSite(site.folder)
  server = await serveBuild(service.url)
})
test.beforeEach(async ({ context }) => {
  server.use('dist')
  await context.addCookies([{ name: 'cookieAccess', value: 'necessary', url: server.url }])
})
test.afterAll(async () => {
  await server?.stop()
  service?.close()
  otherDist.remove()
})

const homeRowHeading = (page: Page) => page.getByRole('heading', { name: 'Festival wall' })

/** Whether the page runs the other build. */
const runsOtherBuild = (page: Page) => page.evaluate(() => !!document.querySelector('script[src*="Z.js"]'))

/** Names of the builds in the cache. */
const cachedBuilds = async (page: Page) =>
  [...new Set((await readCachedResponses(page)).map(({ cache }) => cache))].filter((name) =>
    name.startsWith('marquee build'),
  )

/** Whether a new worker waits until the pages of the old one are closed. */
const isWorkerWaiting = (page: Page) =>
  page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting)

test('loads a new build with the next page, and activates its worker then', async ({ page, context }) => {
  await page.goto(`${server.url}/home`)
  await expectCached(page, HOME_CALL, '/index.html')
  const before = await cachedBuilds(page)
  server.use(otherDist.dist)
  await page.goto(`${server.url}/genres`)
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
  expect(await runsOtherBuild(page)).toBe(true)
  await expect.poll(() => cachedBuilds(page)).toEqual(['marquee build another1'])
  expect(before).not.toEqual(['marquee build another1'])
  // Service responses belong to the site, not to a build.
  expect(await readCachedPaths(page)).toContain(HOME_CALL)
  await context.setOffline(true)
  await page.goto(`${server.url}/home`)
  await expect(homeRowHeading(page)).toBeVisible()
  expect(await runsOtherBuild(page)).toBe(true)
})

test('keeps the build of a playing video without a reload, and activates the new worker after it', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'token', value: 'fixture-viewer', url: server.url }])
  await page.goto(`${server.url}/home`)
  await expectCached(page, '/index.html')
  const [before] = await cachedBuilds(page)
  await page.goto(`${server.url}/play/metropolis`)
  const time = () => page.evaluate(() => document.querySelector<HTMLVideoElement>('.mq-player video')?.currentTime ?? 0)
  await expect.poll(time).toBeGreaterThan(1)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  server.use(otherDist.dist)
  const second = await context.newPage()
  await second.goto(`${server.url}/home`)
  await expect(homeRowHeading(second)).toBeVisible()
  expect(await runsOtherBuild(second)).toBe(true)
  await expect.poll(() => isWorkerWaiting(second)).toBe(true)
  const playedTime = await time()
  await expect.poll(time).toBeGreaterThan(playedTime + 1)
  expect(await isWorkerWaiting(second)).toBe(true)
  expect(await cachedBuilds(second)).toContain(before)
  expect(loads).toBe(0)
  // The files of the old build are available from the cache, although the server no longer has them.
  const entry = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')
  expect(await page.evaluate(async (src) => (await fetch(src)).status, entry)).toBe(200)
  await page.close()
  // The new worker takes over once the browser has closed the first page and the old worker is idle. On a slow machine
  // this takes seconds, and requests from a page in the meantime keep the old worker busy.
  test.setTimeout(240_000)
  await expect(async () => {
    await second.reload({ timeout: 20_000 })
    await expect.poll(() => isWorkerWaiting(second), { timeout: 30_000 }).toBe(false)
  }, 'the new worker takes over').toPass()
  await expect
    .poll(() => cachedBuilds(second), 'and removes the files of the old build')
    .toEqual(['marquee build another1'])
})

test('caches no incomplete build in the middle of a deployment', async ({ page }) => {
  await page.goto(`${server.url}/home`)
  await expectCached(page, '/index.html')
  const before = await cachedBuilds(page)
  // The new files and worker are deployed, but the page is still the old one.
  server.use(otherDist.dist, 'dist')
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return new Promise((ended) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => ended(worker.state))
      })
      registration.update()
    })
  })
  expect(state).toBe('redundant')
  expect(await cachedBuilds(page)).toEqual(before)
})

test('separates the caches of two brands that share a build on two hosts', async ({ page }) => {
  const other = copySite('laurel')
  other.change((document) => {
    document.site_config.offline = true
  })
  const laurel = await serveSite(other.folder)
  const host = await startSsrServer(
    (port) => [proxiedBrand([`127.0.0.1:${port}`], service.url), proxiedBrand([`localhost:${port}`], laurel.url)],
    { dist: 'dist', renderTimeout: 60_000 },
  )
  try {
    for (const [name, brand] of [
      ['127.0.0.1', 'Lumen'],
      ['localhost', 'Laurel'],
    ] as const) {
      await page.goto(`http://${name}:${host.port}/home`)
      await expect(page).toHaveTitle(new RegExp(brand))
      await expectCached(page, HOME_CALL, '/index.html')
      const cached = await readCachedResponses(page)
      expect(cached.find(({ path }) => path === '/index.html')?.text).not.toContain('id="ssr"')
      expect(
        cached.filter(
          ({ text, path }) => path !== '/index.html' && text.includes(brand === 'Lumen' ? 'Laurel' : 'Lumen'),
        ),
      ).toEqual([])
    }
    host.close()
    await expect
      .poll(() =>
        fetch(`http://localhost:${host.port}/healthz`).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone')
    for (const [name, brand] of [
      ['127.0.0.1', 'Lumen'],
      ['localhost', 'Laurel'],
    ] as const) {
      await page.goto(`http://${name}:${host.port}/home`)
      await expect(page).toHaveTitle(new RegExp(brand))
      await expect(page.getByText(/^The connection was lost/)).toBeVisible()
    }
  } finally {
    host.close()
    laurel.close()
  }
})
