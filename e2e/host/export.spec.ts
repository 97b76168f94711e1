import { execFile, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { sendFile } from '../../fixtures/service/host/files/sendFile'
import { type PlainHost, startPlainHost } from '../../scripts/export/plainHost'
import { axeViolations } from '../support/axe'
import { expectPlays, readPlaybackTime, video } from '../support/player'
import { commandArguments } from '../support/serveSite'
import { expect, test } from '../support/test'

// All tests use one export, which builds first.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const folder = mkdtempSync(join(tmpdir(), 'marquee-export-'))
const site = join(folder, 'harbour')
const exportFolder = join(folder, 'public')
let host: PlainHost

function runExport(...more: string[]): { status: number | null; output: string } {
  const args = commandArguments(
    'export',
    '--site',
    site,
    '--out',
    exportFolder,
    '--url',
    'https://harbour.example',
    ...more,
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test.beforeAll(async () => {
  const guide = readFileSync('docs/how-to/publish/exporting.md', 'utf8')
  for (const [, path = '', block = ''] of guide.matchAll(/^`sites\/harbour\/(\S+)`\n\n```\w+\n([\s\S]*?)```/gm)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), block)
  }
  // In addition to the site of the guide: a path with a character outside ASCII.
  const config = JSON.parse(readFileSync(join(site, 'config.json'), 'utf8'))
  const about = { route: '/über-uns', component: 'faq', label: 'Über uns' }
  config.site_config.routing.push(about)
  writeFileSync(join(site, 'config.json'), JSON.stringify(config, null, 2))
  writeFileSync(join(site, 'brand.css'), ':root { --mq-accent: #7cc4e8; }\n')
  writeFileSync(
    join(site, 'faq.json'),
    JSON.stringify([{ id: 1, question: 'Is there a ferry home?', answer: 'At one.' }]),
  )
  mkdirSync(join(site, 'pictures'))
  mkdirSync(join(site, 'films'))
  cpSync('fixtures/media/art/metropolis.still.webp', join(site, 'pictures', 'ferryman.webp'))
  cpSync('fixtures/media/video/clip.mp4', join(site, 'films', 'ferryman.mp4'))
  const { status, output } = runExport()
  expect(status, output).toBe(0)
  expect(output, 'the guide has no mistakes').not.toMatch(/warning|error/)
  host = await startPlainHost(exportFolder)
})
test.afterAll(() => {
  host?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Collects requests to other origins and to the service, failed responses and console messages. */
function watchRequests(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && (origin !== host.origin || pathname.startsWith('/api/')))
      found.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text())
  })
  return found
}

/** Expects that the client-rendered page has replaced the exported one. */
const expectClientRender = (page: Page) => expect(page.locator('#app:not([data-pending]) main')).toBeVisible()

/** Paths of all exported pages. */
const exportedPaths = () =>
  readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('index.html'))
    .map((path) => `/${path.replace(/index\.html$/, '')}`)

/** One page of each kind, checked by axe. */
const AXE_PATHS = ['/', '/films/', '/title/the-ferryman/', '/search/']

test('shows every page without a service, failed requests, console messages or policy violations', async ({ page }) => {
  const found = watchRequests(page)
  const all = exportedPaths()
  for (const path of ['/', '/home/', '/films/', '/genres/drama/', '/title/the-ferryman/', '/questions/', '/search/'])
    expect(all).toContain(path)
  for (const path of all) {
    await page.goto(host.origin + path)
    await expectClientRender(page)
    await page.waitForLoadState('networkidle')
    if (AXE_PATHS.includes(path)) expect.soft(await axeViolations(page), path).toEqual([])
    expect(found, path).toEqual([])
  }
})

test('exports a page with a path outside ASCII, and marks its menu entry as current', async ({ page }) => {
  expect(exportedPaths()).toContain('/über-uns/')
  expect(readFileSync(join(exportFolder, 'sitemap.xml'), 'utf8')).toContain(
    '<loc>https://harbour.example/%C3%BCber-uns</loc>',
  )
  const html = readFileSync(join(exportFolder, 'über-uns', 'index.html'), 'utf8')
  expect(html).toContain('<link rel="canonical" href="https://harbour.example/%C3%BCber-uns" />')
  await page.goto(`${host.origin}/`)
  await expectClientRender(page)
  await page.getByRole('banner').getByRole('link', { name: 'Über uns' }).click()
  await expect(page).toHaveURL(`${host.origin}/%C3%BCber-uns`)
  await page.reload()
  await expectClientRender(page)
  await expect(page).toHaveURL(/\/%C3%BCber-uns\/?$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Über uns' })).toHaveAttribute('aria-current', 'page')
})

test('exports a file for the target of every internal link', async ({ request }) => {
  const known = new Set(exportedPaths().map((path) => path.replace(/\/$/, '')))
  for (const path of exportedPaths()) {
    const html = await (await request.get(host.origin + path)).text()
    const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, href]) => href?.replace(/\/$/, '') ?? '')
    expect(links.filter((link) => !known.has(link) && !existsSync(join(exportFolder, link)))).toEqual([])
  }
})

test('finds a film by its director in the search of the exported site, and plays it', { tag: '@core' }, async ({
  page,
}) => {
  const found = watchRequests(page)
  await page.goto(`${host.origin}/`)
  await expectClientRender(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('hafner')
  await page.getByRole('option', { name: /The Ferryman/ }).click()
  await expect(page).toHaveURL(/\/title\/the-ferryman/)
  await page
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click()
  await expectPlays(page, { shades: 2 })
  expect(found).toEqual([])
})

test('stores a list and the playback position in this browser only', async ({ page, browser }) => {
  const found = watchRequests(page)
  const add = page.getByRole('button', { name: /^My list/ }).first()
  await page.goto(`${host.origin}/title/the-ferryman/`)
  await expectClientRender(page)
  await expect(add).toHaveAttribute('aria-pressed', 'false')
  await add.click()
  await expect(add).toHaveAttribute('aria-pressed', 'true')

  await page
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click()
  await expectPlays(page, { shades: 2 })
  await page.keyboard.press('5')
  await expectPlays(page, { shades: 2, from: 1 })
  await video(page).evaluate((film: HTMLVideoElement) => film.pause())
  const left = await readPlaybackTime(page)

  await page.goto(`${host.origin}/`)
  await expectClientRender(page)
  const menu = page.getByRole('banner')
  await menu.getByRole('link', { name: 'My list' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /The Ferryman/ })).toHaveCount(1)
  await menu.getByRole('link', { name: 'Seen' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /The Ferryman.*left/ })).toHaveCount(1)
  await page.goto(`${host.origin}/title/the-ferryman/`)
  await expectClientRender(page)
  await expect(page.getByText('1h 26m left').or(page.getByText('1h 27m left')).first()).toBeVisible()
  await page.goto(`${host.origin}/play/the-ferryman`)
  await expectPlays(page, { shades: 2 })
  expect(await readPlaybackTime(page)).toBeGreaterThanOrEqual(Math.floor(left))

  await page.goto(`${host.origin}/my-list/`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /The Ferryman/ })
    .click()
  await add.click()
  await expect(add).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`${host.origin}/my-list/`)
  await expectClientRender(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Find something' })).toBeVisible()
  expect(found.filter((each) => !each.startsWith('404'))).toEqual([])

  const other = await browser.newPage()
  await other.goto(`${host.origin}/seen/`)
  await expectClientRender(other)
  await expect(other.getByRole('main').getByRole('link', { name: 'Find something' })).toBeVisible()
  await other.close()
})

test('shows a readable page without scripts, with metadata for link previews', { tag: '@core' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${host.origin}/title/the-ferryman/`)
  await expect(page.getByRole('heading', { name: 'The Ferryman' }).first()).toBeVisible()
  await expect(page.getByText('A man, a rope, two shores, and a winter.').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'The Ferryman' }).filter({ visible: true }).first()).toBeVisible()
  const head = (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name)
  expect(await head('link[rel=canonical]', 'href')).toBe('https://harbour.example/title/the-ferryman')
  const picture = new URL((await head('meta[property="og:image"]', 'content')) ?? '')
  expect(picture.origin).toBe('https://harbour.example')
  const sent = await context.request.get(host.origin + picture.pathname)
  expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await head('meta[property="og:image:width"]', 'content')).toBe('1200')
  expect(await head('meta[http-equiv="Content-Security-Policy"]', 'content')).toMatch(
    /default-src 'self'; script-src 'self';/,
  )
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"@type":"Movie"')
  await context.close()
})

test('headers --check reads the policy of an exported page, and reports headers that the host does not send', async () => {
  const check = async (url: string) => {
    const run = promisify(execFile)(process.execPath, commandArguments('headers', '--site', site, '--check', url))
    return (await run.catch((error: { stdout: string }) => error)).stdout.trim().split('\n')
  }
  expect(await check(`${host.origin}/title/the-ferryman/`)).toEqual([
    '- frame-ancestors is missing from the policy: send it as a header, because browsers ignore it in a page',
    '- X-Content-Type-Options is missing',
    '- Referrer-Policy is missing',
    '- Permissions-Policy is missing',
    '- Cross-Origin-Opener-Policy is missing',
  ])
  // The lines of `_headers` for every path.
  const [lines = ''] = readFileSync(join(exportFolder, '_headers'), 'utf8').split('\n\n')
  const headers = Object.fromEntries([...lines.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, value]) => [name, value]))
  const server = createServer((_, reply) =>
    reply
      .writeHead(200, { ...headers, 'Content-Type': 'text/html' })
      .end(readFileSync(join(exportFolder, 'index.html'))),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  expect(await check(url)).toEqual([`${url} sends the headers of ${site}.`])
  server.close()
})

test('serves unknown addresses with the site and status 404', async ({ page }) => {
  const answer = await page.goto(`${host.origin}/nowhere/at/all`)
  expect(answer?.status()).toBe(404)
  // Unknown addresses redirect to the start page, as on every site.
  await expect(page).toHaveURL(/\/home$/)
  await expectClientRender(page)
})

test('writes and reports only the differences on a second export', async () => {
  const film = join(site, 'titles', 'salt.json')
  writeFileSync(film, readFileSync(film, 'utf8').replace('What the sea leaves on a window.', 'A window by the sea.'))
  const { output } = runExport()
  for (const name of ['films', 'title/salt'])
    expect(readFileSync(join(exportFolder, `${name}.html`), 'utf8')).toBe(
      readFileSync(join(exportFolder, name, 'index.html'), 'utf8'),
    )
  // Only pages that mention this film change.
  expect(output).toMatch(/: 0 files added, 22 changed, 0 removed, \d+ unchanged\./)
  const changed = [...output.matchAll(/^~ (.+)$/gm)].map(([, file = '']) => file)
  expect(changed).toContain('data/avails/titles/salt.json')
  expect(changed.filter((file) => file.endsWith('.html')).sort()).toEqual([
    'category/all-nights.html',
    'category/all-nights/index.html',
    'category/tonight.html',
    'category/tonight/index.html',
    'films.html',
    'films/index.html',
    'genres/documentary.html',
    'genres/documentary/index.html',
    'home.html',
    'home/index.html',
    'index.html',
    'title/salt.html',
    'title/salt/index.html',
    'watch/salt.html',
    'watch/salt/index.html',
  ])
})

test('rejects a folder with other files, an address with a path, a dead link and a site with errors', async () => {
  const foreign = join(folder, 'foreign')
  mkdirSync(foreign)
  writeFileSync(join(foreign, 'thesis.txt'), 'years of work')
  expect(runExport('--out', foreign)).toMatchObject({
    status: 2,
    output: expect.stringMatching(/^--out is .* contains files/),
  })
  expect(runExport('--url', 'https://a.example/b')).toMatchObject({
    status: 2,
    output: expect.stringMatching(/^--url is/),
  })
  const list = join(site, 'modules', 'home.json')
  const modules = readFileSync(list, 'utf8')
  writeFileSync(list, modules.replace('"slug": "salt" }', '"slug": "pepper" }'))
  expect(runExport()).toMatchObject({
    status: 1,
    output: expect.stringMatching(
      /home\.json:\d+ {2}.* links to \/title\/pepper, but the export has no page[\s\S]*Nothing was written/,
    ),
  })
  writeFileSync(list, modules)
  const config = join(site, 'config.json')
  const before = readFileSync(config, 'utf8')
  writeFileSync(config, before.replace('"component": "titles"', '"component": "tittles"'))
  expect(runExport()).toMatchObject({ status: 1, output: expect.stringContaining('Nothing was written') })
  writeFileSync(config, before)
})

test('plays a film of another origin, and reports the policy when it blocks the film', async ({ page, watch }) => {
  const media = createServer(async (message, reply) => {
    reply.setHeader('Access-Control-Allow-Origin', '*')
    const name = (message.url ?? '').slice(1).replace(/\?.*/, '')
    await sendFile(message, reply, join('fixtures/media/video/stream', name), 'no-cache')
  })
  await new Promise<void>((ready) => media.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(media.address() as AddressInfo).port}`
  const streams = join(site, 'streams.json')
  writeFileSync(streams, JSON.stringify({ 'the-ferryman': [{ src: `${origin}/master.m3u8`, type: 'HLS' }] }))
  const { status, output } = runExport()
  expect(status, output).toBe(0)
  expect(output).toContain('site_config.media_origins')
  await page.goto(`${host.origin}/play/the-ferryman`)
  await expectPlays(page, { shades: 2 })

  await page.route('**/play/the-ferryman', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(origin, '') })
  })
  await page.goto(`${host.origin}/play/the-ferryman`)
  await expect(page.getByText('This film can’t be loaded.')).toBeVisible()
  expect(watch.violations.every((report) => report.startsWith(`connect-src ${origin}/`))).toBe(true)
  watch.violations.length = 0
  media.close()
})
