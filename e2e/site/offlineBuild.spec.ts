import type { Page } from '@playwright/test'
import { proxiedBrand, startSsrServer } from '../../scripts/ssr/startSsrServer'
import { copyOfSite, expectKept, keptFiles, keptPaths } from '../support/keptFiles'
import { type BuildServer, otherBuild, serveBuild } from '../support/serveBuild'
import { type SiteServer, serveSite } from '../support/serveSite'
import { expect, test } from '../support/test'

// Builds change below one server: one journey after the other.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const HOME = '/api/v1/modules/placement/home/'
const site = copyOfSite('lumen')
const another = otherBuild()
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
  another.remove()
})

const shelf = (page: Page) => page.getByRole('heading', { name: 'Festival wall' })

/** Whether the page runs by the other build. */
const isOther = (page: Page) => page.evaluate(() => !!document.querySelector('script[src*="Z.js"]'))

/** Names of the builds that files are kept of. */
const builds = async (page: Page) =>
  [...new Set((await keptFiles(page)).map(({ cache }) => cache))].filter((name) => name.startsWith('marquee build'))

/** Whether a worker waits until the pages of another one are closed. */
const waits = (page: Page) => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting)

test('a new build is there with the next page, and its worker takes over then', async ({ page, context }) => {
  await page.goto(`${server.url}/home`)
  await expectKept(page, HOME, '/index.html')
  const before = await builds(page)
  server.use(another.dist)
  await page.goto(`${server.url}/genres`)
  await expect(page.getByRole('link', { name: /^Horror/ }).first()).toBeVisible()
  expect(await isOther(page)).toBe(true)
  await expect.poll(() => builds(page)).toEqual(['marquee build another1'])
  expect(before).not.toEqual(['marquee build another1'])
  // What was kept of the service is of the site, not of the build.
  expect(await keptPaths(page)).toContain(HOME)
  await context.setOffline(true)
  await page.goto(`${server.url}/home`)
  await expect(shelf(page)).toBeVisible()
  expect(await isOther(page)).toBe(true)
})

test('a film that plays keeps its build: nothing is loaded anew, and the new worker waits until it is over', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'token', value: 'fixture-viewer', url: server.url }])
  await page.goto(`${server.url}/home`)
  await expectKept(page, '/index.html')
  const [before] = await builds(page)
  await page.goto(`${server.url}/play/metropolis`)
  const time = () => page.evaluate(() => document.querySelector<HTMLVideoElement>('.mq-player video')?.currentTime ?? 0)
  await expect.poll(time).toBeGreaterThan(1)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  server.use(another.dist)
  const second = await context.newPage()
  await second.goto(`${server.url}/home`)
  await expect(shelf(second)).toBeVisible()
  expect(await isOther(second)).toBe(true)
  await expect.poll(() => waits(second)).toBe(true)
  const then = await time()
  await expect.poll(time).toBeGreaterThan(then + 1)
  expect(await waits(second)).toBe(true)
  expect(await builds(second)).toContain(before)
  expect(loads).toBe(0)
  // Its files are there, although the server has them no more.
  const entry = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')
  expect(await page.evaluate(async (src) => (await fetch(src)).status, entry)).toBe(200)
  await page.close()
  // The next page, as soon as the browser has put the first one away, and the old worker has nothing to do: on a busy
  // machine that takes seconds, and a page that is asked for meanwhile gives it something to do again.
  test.setTimeout(240_000)
  await expect(async () => {
    await second.reload({ timeout: 20_000 })
    await expect.poll(() => waits(second), { timeout: 30_000 }).toBe(false)
  }, 'the new worker takes over').toPass()
  await expect.poll(() => builds(second), 'and removes the files of the old build').toEqual(['marquee build another1'])
})

test('in the middle of a deployment nothing half is kept', async ({ page }) => {
  await page.goto(`${server.url}/home`)
  await expectKept(page, '/index.html')
  const before = await builds(page)
  // The new files and the new worker are there, the page is the old one still.
  server.use(another.dist, 'dist')
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
  expect(await builds(page)).toEqual(before)
})

test('two brands before one build, each at its host: neither knows what the other has kept', async ({ page }) => {
  const other = copyOfSite('laurel')
  other.change((document) => {
    document.site_config.offline = true
  })
  const laurel = await serveSite(other.folder)
  const host = await startSsrServer(
    (port) => [proxiedBrand([`127.0.0.1:${port}`], service.url), proxiedBrand([`localhost:${port}`], laurel.url)],
    { dist: 'dist', renderTimeout: 60_000 },
  )
  try {
    for (const [name, words] of [
      ['127.0.0.1', 'Lumen'],
      ['localhost', 'Laurel'],
    ] as const) {
      await page.goto(`http://${name}:${host.port}/home`)
      await expect(page).toHaveTitle(new RegExp(words))
      await expectKept(page, HOME, '/index.html')
      const kept = await keptFiles(page)
      expect(kept.find(({ path }) => path === '/index.html')?.text).not.toContain('id="ssr"')
      expect(
        kept.filter(
          ({ text, path }) => path !== '/index.html' && text.includes(words === 'Lumen' ? 'Laurel' : 'Lumen'),
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
    for (const [name, words] of [
      ['127.0.0.1', 'Lumen'],
      ['localhost', 'Laurel'],
    ] as const) {
      await page.goto(`http://${name}:${host.port}/home`)
      await expect(page).toHaveTitle(new RegExp(words))
      await expect(page.getByText(/^The connection was lost/)).toBeVisible()
    }
  } finally {
    host.close()
    laurel.close()
  }
})
