import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator } from '@playwright/test'
import { brandBehind, type Host, startHost as start } from '../../scripts/edge/startHost'
import type { BareWork } from '../support/bareWorker'
import { type Elsewhere, startElsewhere } from '../support/elsewhere'
import { type SiteServer, serveSite } from '../support/serveSite'
import { expect, layoutShift, test } from '../support/test'

// One host before two brands: one on its own origin, one with its service and its media at another.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

// On a busy machine a page may take longer than visitors would wait for it: what it holds is looked at here.
const startHost = (brandsAt: (port: number) => object[]) => start(brandsAt, { dist: 'dist', patience: 60_000 })

const OTHERS = ['vault', 'orchard', 'bare', 'broken'] as const
let lumen: SiteServer
let laurel: SiteServer
let others: SiteServer[]
let elsewhere: Elsewhere
let host: Host

/** The headers that docs/deploy.md asks of a service at another origin. */
function asked(): Record<string, string> {
  const block = /```http\n([\s\S]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8'))?.[1] ?? ''
  const lines = block.split('\n').filter((line) => line.startsWith('Access-Control-') && !/Allow-Origin/.test(line))
  return Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
}

test.beforeAll(async () => {
  ;[lumen, laurel, ...others] = (await Promise.all(['lumen', 'laurel', ...OTHERS].map(serveSite))) as [
    SiteServer,
    SiteServer,
    ...SiteServer[],
  ]
  elsewhere = await startElsewhere(laurel.url, asked())
  const { origin } = elsewhere
  host = await startHost((port) => [
    brandBehind([`127.0.0.1:${port}`], lumen.url),
    { hosts: [`localhost:${port}`], service: `${origin}/api/v1/`, service_v2: `${origin}/api/v2/`, media: origin },
    ...OTHERS.map((name, at) => brandBehind([`${name}.localhost:${port}`], others[at]?.url ?? '')),
  ])
})
test.afterAll(() => {
  for (const each of [host, elsewhere, laurel, lumen, ...(others ?? [])]) each?.close()
})

type Brand = 'lumen' | 'laurel' | (typeof OTHERS)[number]
const names = (): Record<string, string> & { lumen: string; laurel: string } => ({
  lumen: `127.0.0.1:${host.port}`,
  laurel: `localhost:${host.port}`,
  ...Object.fromEntries(OTHERS.map((name) => [name, `${name}.localhost:${host.port}`])),
})
const at = (brand: Brand, path: string) => `http://${names()[brand]}${path}`

/** Asks the host by its address, as the brand of any name: no browser, no store. */
function get(name: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((done, fail) => {
    const options = { host: '127.0.0.1', port: host.port, path, headers: { host: name, ...headers } }
    ask(options, (answer) => {
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

/** The service has been asked once: from now on its config is there at once. */
const warm = () => expect.poll(async () => (await get(names().lumen, '/home')).text).toContain('id="drawn"')

test('without scripts a page is there to be read, with what previews and search engines ask for', {
  tag: '@core',
}, async ({ browser }) => {
  await warm()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('lumen', '/home'))
  await expect(page).toHaveTitle('Home · Lumen')
  await expect(page.getByRole('heading', { name: 'Worlds of the silent screen' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Films' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Films' }).click()
  await expect(page).toHaveURL(/\/films$/)
  await page.goto(at('lumen', '/title/metropolis'))
  await expect(page).toHaveTitle('Metropolis · Lumen')
  await expect(page.getByRole('heading', { level: 1, name: 'Metropolis' })).toBeVisible()
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await content('og:type')).toBe('video.movie')
  expect(await content('og:url')).toBe(at('lumen', '/title/metropolis'))
  expect(await content('og:image')).toBe(at('lumen', '/media/art/metropolis.hero.webp?width=1200'))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', at('lumen', '/title/metropolis'))
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'Movie', name: 'Metropolis', genre: ['Science fiction', 'Drama'] })
  await context.close()
})

/** A page of each that anybody may see. Of vault, to which people sign in first, nothing is drawn. */
const PUBLIC: Record<Brand, string> = {
  ...{ lumen: '/home', laurel: '/home', orchard: '/home', bare: '/', broken: '/home' },
  vault: '/request-access',
}

for (const brand of ['lumen', 'laurel', ...OTHERS] as const)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`${brand} at ${width} px: the living page takes the place of what is drawn, without a move or a report`, {
      tag: brand === 'lumen' && width === 1440 ? '@core' : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text())
      })
      const [path, isDrawn] = [PUBLIC[brand], brand !== 'vault']
      await expect.poll(async () => (await get(names()[brand] ?? '', path)).text.includes('id="drawn"')).toBe(isDrawn)
      await page.goto(at(brand, `${path}?preview.consent=reject`))
      await expect(page.locator('#drawn')).toHaveCount(0)
      await expect(page.locator('#app main').first()).toBeVisible()
      if (isDrawn) await expect(page.locator('#app [data-module]').first()).toBeVisible()
      expect(await layoutShift(page)).toBeLessThan(0.05)
      expect(said).toEqual([])
    })

for (const brand of ['lumen', 'laurel', 'orchard'] as const)
  test(`${brand} without scripts, from a phone to a wide screen: nothing in the drawn bar lies over another, or beyond the screen`, async ({
    browser,
  }) => {
    await expect.poll(async () => (await get(names()[brand] ?? '', PUBLIC[brand])).text).toContain('id="drawn"')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(at(brand, PUBLIC[brand]))
    const parts = page.locator('#drawn header').locator('a, button, input').filter({ visible: true })
    for (const width of [360, 560, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(parts.first()).toBeVisible()
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()))
      expect(boxes.length).toBeGreaterThan(1)
      const ends = boxes.flatMap((box) => box ?? [])
      for (const [index, one] of ends.entries()) {
        expect(one.x + one.width, `${width} px`).toBeLessThanOrEqual(width)
        const over = ends.slice(index + 1).filter((other) => areOver(one, other))
        expect(over, `${width} px, over ${JSON.stringify(one)}`).toEqual([])
      }
    }
    await context.close()
  })

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Whether two boxes share more than an edge. */
const areOver = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + 1 &&
  other.x + other.width > one.x + 1 &&
  one.y + one.height > other.y + 1 &&
  other.y + other.height > one.y + 1

test('at the top of the address stands the start page, under its own canonical address', { tag: '@core' }, async () => {
  await warm()
  const { text } = await get(names().lumen, '/')
  expect(text).toContain('id="drawn"')
  expect(text).toContain(`<link rel="canonical" href="http://${names().lumen}/home" />`)
  // What nobody knows leads there too, and is no page to be found.
  expect((await get(names().lumen, '/nowhere')).text).not.toContain('id="drawn"')
})

test('a brand whose service stands elsewhere finds it, its pictures and its look there', { tag: '@core' }, async ({
  page,
}) => {
  const calls: string[] = []
  page.on('response', (answer) => calls.push(`${answer.status()} ${answer.url()}`))
  await page.goto(at('laurel', '/home'))
  await expect(page.locator('#drawn')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sunrise' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loaded = (words: string) => calls.filter((call) => call.startsWith('200') && call.includes(words))
  expect(loaded(`${elsewhere.origin}/api/v1/modules/placement/home/`)).not.toEqual([])
  expect(loaded(`${elsewhere.origin}/media/art/`)).not.toEqual([])
  expect(loaded(`${elsewhere.origin}/site/`)).not.toEqual([])
  expect(calls.filter((call) => /:\d+\/(?:api|media|site)\//.test(call) && call.includes(`:${host.port}/`))).toEqual([])
  expect(calls.filter((call) => call.startsWith('4'))).toEqual([])
})

test('two brands in 1,000 mixed requests: each is told of itself alone, and who is signed in gets nothing drawn', async () => {
  await warm()
  await expect.poll(async () => (await get(names().laurel, '/home')).text).toContain('id="drawn"')
  const paths = ['/home', '/title/sunrise', '/search', '/nowhere', '/events', '/genres']
  const wrong: string[] = []
  const one = async (number: number) => {
    const [own, other] = number % 2 === 0 ? (['lumen', 'Laurel'] as const) : (['laurel', 'Lumen'] as const)
    const path = paths[number % paths.length] ?? '/'
    const signedIn = number % 5 === 0
    const answer = await get(names()[own], path, signedIn ? { cookie: 'a=1; token=abc' } : {})
    const say = (words: string) => wrong.push(`${number} ${own} ${path}: ${words}`)
    if (answer.text.includes(other)) say(`speaks of ${other}`)
    if (signedIn && answer.text.includes('id="drawn"')) say('is drawn for somebody')
    if (signedIn && answer.headers['cache-control'] !== 'private, no-cache') say(`${answer.headers['cache-control']}`)
    if (!answer.text.includes(`${own === 'lumen' ? 'Lumen' : 'Laurel'}</title>`)) say('has another name')
  }
  for (let next = 0; next < 1000; next += 20)
    await Promise.all(Array.from({ length: 20 }, (_, more) => one(next + more)))
  expect(wrong).toEqual([])
})

test('the worker answers as the host does, and needs nothing of Node', { tag: '@core' }, async () => {
  const parts = readdirSync('dist.edge/parts').map((file) => readFileSync(`dist.edge/parts/${file}`, 'utf8'))
  expect(
    [readFileSync('dist.edge/worker.mjs', 'utf8'), ...parts].filter((text) => /\bfrom ?"node:/.test(text)),
  ).toEqual([])
  const brands = { brands: [{ hosts: ['lumen.example'], forward: { '/api/': `${lumen.url}api/` } }] }
  const command = ['--experimental-vm-modules', 'scripts/run.mjs', 'e2e/support/bareWorker.ts', JSON.stringify(brands)]
  const files = ['/assets/a.js', '/assets/same.js', '/assets/missing.js', '/assets/page-instead.js', '/sw.js']
  const { stdout, stderr } = spawnSync(process.execPath, [...command, '/home', ...files], { encoding: 'utf8' })
  expect(stdout, stderr).toContain('"answers"')
  const { answers, calls, waited }: BareWork = JSON.parse(stdout)
  const [home, ...others] = answers
  expect(home?.text).toContain('<title>Home · Lumen</title>')
  expect(home?.text).toContain('id="drawn"')
  expect(home?.text).toContain('href="https://lumen.example/home"')
  expect(others.map(({ path, status, headers }) => [path, status, headers['cache-control']])).toEqual([
    ['/assets/a.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/same.js', 304, 'public, max-age=31536000, immutable'],
    ['/assets/missing.js', 404, 'no-store'],
    ['/assets/page-instead.js', 404, 'no-store'],
    ['/sw.js', 200, 'no-cache'],
  ])
  // What a visit asks for ends with it there, so nobody joins in; what goes on behind it is told.
  expect(calls.filter((address) => address.endsWith('/modules/placement/home/'))).toHaveLength(2)
  expect(waited).toBe(true)
})

test('where what puts the living page in place does not come, it comes forth by itself, also to who wants no motion', async ({
  page,
}) => {
  await warm()
  await page.route('**/assets/take-over*', (route) => route.abort())
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(at('lumen', '/home?preview.consent=reject'))
    const films = page.locator('#app').getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Films' })
    await expect(films).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('#drawn').getByRole('navigation')).toHaveCount(0)
    await films.click()
    await expect(page).toHaveURL(/\/films$/)
  }
})

test('a service that cannot be reached leaves the plain page, which asks it as ever', async ({ page }) => {
  const silent = await startHost((port) => [
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

test('a service that never answers holds no page back', async () => {
  const hanging = createServer(() => {})
  await new Promise<void>((ready) => hanging.listen(0, '127.0.0.1', ready))
  const { port } = hanging.address() as AddressInfo
  const waiting = await start(
    (own) => [{ hosts: [`127.0.0.1:${own}`], forward: { '/api/': `http://127.0.0.1:${port}/` } }],
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
