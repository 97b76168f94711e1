import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ConsoleMessage, Locator } from '@playwright/test'
import { proxiedBrand, type SsrServer, startSsrServer as start } from '../../scripts/ssr/startSsrServer'
import { builtFile } from '../support/builtFile'
import { type CrossOriginService, startCrossOriginService } from '../support/crossOriginService'
import type { EdgeWorkerRun } from '../support/edgeWorker'
import { type SiteServer, serveSite } from '../support/serveSite'
import { expect, layoutShift, test } from '../support/test'

// One host for two brands: one on its own origin, one with service and media on another origin.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

// These tests check the content of pages, so a busy machine must not reach the render timeout.
const startSsrServer = (brandsAt: (port: number) => object[]) =>
  start(brandsAt, { dist: 'dist', renderTimeout: 60_000 })

const OTHER_BRANDS = ['vault', 'orchard', 'bare', 'broken'] as const
let lumenServer: SiteServer
let laurelServer: SiteServer
let otherServers: SiteServer[]
let crossOrigin: CrossOriginService
let ssrServer: SsrServer

/** The headers that docs/how-to/publish/deploy.md requires from a service on another origin. */
function requiredHeaders(): Record<string, string> {
  const block = /```http\n([\s\S]*?)```/.exec(readFileSync('docs/how-to/publish/deploy.md', 'utf8'))?.[1] ?? ''
  const lines = block.split('\n').filter((line) => line.startsWith('Access-Control-') && !/Allow-Origin/.test(line))
  return Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
}

test.beforeAll(async () => {
  ;[lumenServer, laurelServer, ...otherServers] = (await Promise.all(
    ['lumen', 'laurel', ...OTHER_BRANDS].map(serveSite),
  )) as [SiteServer, SiteServer, ...SiteServer[]]
  crossOrigin = await startCrossOriginService(laurelServer.url, requiredHeaders())
  const { origin } = crossOrigin
  ssrServer = await startSsrServer((port) => [
    proxiedBrand([`127.0.0.1:${port}`], lumenServer.url),
    { hosts: [`localhost:${port}`], service: `${origin}/api/v1/`, service_v2: `${origin}/api/v2/`, media: origin },
    ...OTHER_BRANDS.map((name, at) => proxiedBrand([`${name}.localhost:${port}`], otherServers[at]?.url ?? '')),
  ])
})
test.afterAll(() => {
  for (const each of [ssrServer, crossOrigin, laurelServer, lumenServer, ...(otherServers ?? [])]) each?.close()
})

type Brand = 'lumen' | 'laurel' | (typeof OTHER_BRANDS)[number]
const hostNames = (): Record<string, string> & { lumen: string; laurel: string } => ({
  lumen: `127.0.0.1:${ssrServer.port}`,
  laurel: `localhost:${ssrServer.port}`,
  ...Object.fromEntries(OTHER_BRANDS.map((name) => [name, `${name}.localhost:${ssrServer.port}`])),
})
const brandUrl = (brand: Brand, path: string) => `http://${hostNames()[brand]}${path}`

/** Requests a path with the host name of a brand, without browser and cache. */
function getFromHost(name: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((done, fail) => {
    const options = { host: '127.0.0.1', port: ssrServer.port, path, headers: { host: name, ...headers } }
    httpRequest(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
      .on('error', fail)
      .end()
  })
}

/** Waits until the host has the config of the service and renders pages. */
const waitForRender = () =>
  expect.poll(async () => (await getFromHost(hostNames().lumen, '/home')).text).toContain('id="ssr"')

test('without scripts, a page is readable and has metadata for link previews and search engines', {
  tag: '@core',
}, async ({ browser }) => {
  await waitForRender()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(brandUrl('lumen', '/home'))
  await expect(page).toHaveTitle('Home · Lumen')
  await expect(page.getByRole('heading', { name: 'Worlds of the silent screen' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Films' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Films' }).click()
  await expect(page).toHaveURL(/\/films$/)
  await page.goto(brandUrl('lumen', '/title/metropolis'))
  await expect(page).toHaveTitle('Metropolis · Lumen')
  await expect(page.getByRole('heading', { level: 1, name: 'Metropolis' })).toBeVisible()
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await content('og:type')).toBe('video.movie')
  expect(await content('og:url')).toBe(brandUrl('lumen', '/title/metropolis'))
  expect(await content('og:image')).toBe(brandUrl('lumen', '/media/art/metropolis.hero.webp?width=1200'))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', brandUrl('lumen', '/title/metropolis'))
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'Movie', name: 'Metropolis', genre: ['Science fiction', 'Drama'] })
  await context.close()
})

/**
 * Whether Chromium reports an event handler or style that the sanitiser is about to remove. The site `broken` has such
 * HTML; whether its module loads depends on how long the page is at that moment.
 */
const isFromSanitiser = (message: ConsoleMessage) =>
  /Content Security Policy/.test(message.text()) &&
  message.location().url.endsWith(builtFile('src/ui/html/sanitise.ts'))

/** A public page of each site. Pages of vault require signing in, so none is rendered. */
const PUBLIC_PATHS: Record<Brand, string> = {
  ...{ lumen: '/home', laurel: '/home', orchard: '/home', bare: '/', broken: '/home' },
  vault: '/request-access',
}

for (const brand of ['lumen', 'laurel', ...OTHER_BRANDS] as const)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`${brand} at ${width} px: the client-rendered page replaces the server-rendered one without layout shift or console output`, {
      tag: brand === 'lumen' && width === 1440 ? '@core' : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const messages: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isFromSanitiser(message)) messages.push(message.text())
      })
      const [path, isRendered] = [PUBLIC_PATHS[brand], brand !== 'vault']
      await expect
        .poll(async () => (await getFromHost(hostNames()[brand] ?? '', path)).text.includes('id="ssr"'))
        .toBe(isRendered)
      await page.goto(brandUrl(brand, `${path}?preview.consent=reject`))
      await expect(page.locator('#ssr')).toHaveCount(0)
      await expect(page.locator('#app main').first()).toBeVisible()
      if (isRendered) await expect(page.locator('#app [data-module]').first()).toBeVisible()
      expect(await layoutShift(page)).toBeLessThan(0.05)
      expect(messages).toEqual([])
    })

for (const brand of ['lumen', 'laurel', 'orchard'] as const)
  test(`${brand} without scripts: links of the rendered top bar neither overlap nor overflow at any width`, async ({
    browser,
  }) => {
    await expect
      .poll(async () => (await getFromHost(hostNames()[brand] ?? '', PUBLIC_PATHS[brand])).text)
      .toContain('id="ssr"')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(brandUrl(brand, PUBLIC_PATHS[brand]))
    const parts = page.locator('#ssr header').locator('a, button, input').filter({ visible: true })
    for (const width of [360, 560, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(parts.first()).toBeVisible()
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()))
      expect(boxes.length).toBeGreaterThan(1)
      const ends = boxes.flatMap((box) => box ?? [])
      for (const [index, one] of ends.entries()) {
        expect(one.x + one.width, `${width} px`).toBeLessThanOrEqual(width)
        const over = ends.slice(index + 1).filter((other) => doOverlap(one, other))
        expect(over, `${width} px, over ${JSON.stringify(one)}`).toEqual([])
      }
    }
    await context.close()
  })

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Whether two boxes overlap by more than a pixel. */
const doOverlap = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + 1 &&
  other.x + other.width > one.x + 1 &&
  one.y + one.height > other.y + 1 &&
  other.y + other.height > one.y + 1

test('renders the start page at / with its own canonical address', { tag: '@core' }, async () => {
  await waitForRender()
  const { text } = await getFromHost(hostNames().lumen, '/')
  expect(text).toContain('id="ssr"')
  expect(text).toContain(`<link rel="canonical" href="http://${hostNames().lumen}/home" />`)
  // An unknown address redirects there too, but must not be indexed.
  expect((await getFromHost(hostNames().lumen, '/nowhere')).text).not.toContain('id="ssr"')
})

test('a brand with a service at another origin loads data, images and style sheets from there', {
  tag: '@core',
}, async ({ page }) => {
  const calls: string[] = []
  page.on('response', (answer) => calls.push(`${answer.status()} ${answer.url()}`))
  await page.goto(brandUrl('laurel', '/home'))
  await expect(page.locator('#ssr')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sunrise' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loaded = (part: string) => calls.filter((call) => call.startsWith('200') && call.includes(part))
  expect(loaded(`${crossOrigin.origin}/api/v1/modules/placement/home/`)).not.toEqual([])
  expect(loaded(`${crossOrigin.origin}/media/art/`)).not.toEqual([])
  expect(loaded(`${crossOrigin.origin}/site/`)).not.toEqual([])
  expect(
    calls.filter((call) => /:\d+\/(?:api|media|site)\//.test(call) && call.includes(`:${ssrServer.port}/`)),
  ).toEqual([])
  expect(calls.filter((call) => call.startsWith('4'))).toEqual([])
})

test('1,000 mixed requests for two brands: no content of the other brand, no rendered page for signed-in visitors', async () => {
  await waitForRender()
  await expect.poll(async () => (await getFromHost(hostNames().laurel, '/home')).text).toContain('id="ssr"')
  const paths = ['/home', '/title/sunrise', '/search', '/nowhere', '/events', '/genres']
  const wrong: string[] = []
  const one = async (number: number) => {
    const [brand, other] = number % 2 === 0 ? (['lumen', 'Laurel'] as const) : (['laurel', 'Lumen'] as const)
    const path = paths[number % paths.length] ?? '/'
    const signedIn = number % 5 === 0
    const answer = await getFromHost(hostNames()[brand], path, signedIn ? { cookie: 'a=1; token=abc' } : {})
    const report = (problem: string) => wrong.push(`${number} ${brand} ${path}: ${problem}`)
    if (answer.text.includes(other)) report(`contains ${other}`)
    if (signedIn && answer.text.includes('id="ssr"')) report('is rendered for a signed-in visitor')
    if (signedIn && answer.headers['cache-control'] !== 'private, no-cache')
      report(`${answer.headers['cache-control']}`)
    if (!answer.text.includes(`${brand === 'lumen' ? 'Lumen' : 'Laurel'}</title>`)) report('has the wrong title')
  }
  for (let next = 0; next < 1000; next += 20)
    await Promise.all(Array.from({ length: 20 }, (_, more) => one(next + more)))
  expect(wrong).toEqual([])
})

test('the edge worker responds like the Node server, and imports no Node modules', { tag: '@core' }, async () => {
  const parts = readdirSync('dist.ssr/parts').map((file) => readFileSync(`dist.ssr/parts/${file}`, 'utf8'))
  expect([readFileSync('dist.ssr/worker.mjs', 'utf8'), ...parts].filter((text) => /\bfrom ?"node:/.test(text))).toEqual(
    [],
  )
  const brands = { brands: [{ hosts: ['lumen.example'], forward: { '/api/': `${lumenServer.url}api/` } }] }
  const command = ['--experimental-vm-modules', 'scripts/run.mjs', 'e2e/support/edgeWorker.ts', JSON.stringify(brands)]
  const files = ['/assets/a.js', '/assets/same.js', '/assets/missing.js', '/assets/page-instead.js', '/sw.js']
  const { stdout, stderr } = spawnSync(process.execPath, [...command, '/home', ...files], { encoding: 'utf8' })
  expect(stdout, stderr).toContain('"answers"')
  const { answers, calls, waited }: EdgeWorkerRun = JSON.parse(stdout)
  const [home, ...others] = answers
  expect(home?.text).toContain('<title>Home · Lumen</title>')
  expect(home?.text).toContain('id="ssr"')
  expect(home?.text).toContain('href="https://lumen.example/home"')
  expect(others.map(({ path, status, headers }) => [path, status, headers['cache-control']])).toEqual([
    ['/assets/a.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/same.js', 304, 'public, max-age=31536000, immutable'],
    ['/assets/missing.js', 404, 'no-store'],
    ['/assets/page-instead.js', 404, 'no-store'],
    ['/sw.js', 200, 'no-cache'],
  ])
  // Workers abort the requests of a finished visit: visits must not share them, and background work needs waitUntil.
  expect(calls.filter((address) => address.endsWith('/modules/placement/home/'))).toHaveLength(2)
  expect(waited).toBe(true)
})

test('shows the client-rendered page after a timeout if the swap script fails to load, also with reduced motion', async ({
  page,
}) => {
  await waitForRender()
  await page.route('**/assets/swap-page*', (route) => route.abort())
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(brandUrl('lumen', '/home?preview.consent=reject'))
    const films = page.locator('#app').getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Films' })
    await expect(films).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('#ssr').getByRole('navigation')).toHaveCount(0)
    await films.click()
    await expect(page).toHaveURL(/\/films$/)
  }
})

test('sends an empty page that retries automatically if the service is unreachable', async ({ page }) => {
  const silent = await startSsrServer((port) => [
    { hosts: [`127.0.0.1:${port}`], forward: { '/api/': 'http://127.0.0.1:9/', '/media/': 'http://127.0.0.1:9/' } },
  ])
  try {
    const answer = await page.goto(`http://127.0.0.1:${silent.port}/home`)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toBe('no-cache')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  } finally {
    silent.close()
  }
})

test('sends an empty page, and status 503 for the sitemap, if the service never responds', async () => {
  const hanging = createServer(() => {})
  await new Promise<void>((ready) => hanging.listen(0, '127.0.0.1', ready))
  const { port } = hanging.address() as AddressInfo
  const waiting = await start(
    (ownPort) => [{ hosts: [`127.0.0.1:${ownPort}`], forward: { '/api/': `http://127.0.0.1:${port}/` } }],
    { dist: 'dist' },
  )
  try {
    const answer = await fetch(`http://127.0.0.1:${waiting.port}/home`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<div class="mq-wait">')
    expect((await fetch(`http://127.0.0.1:${waiting.port}/sitemap.xml`)).status).toBe(503)
  } finally {
    waiting.close()
    hanging.closeAllConnections()
    hanging.close()
  }
})
