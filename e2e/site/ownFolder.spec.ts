import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startServer } from '../../scripts/serve/startServer'
import { axeViolations } from '../support/axe'
import { commandArguments, type SiteServer, serveSite } from '../support/serveSite'
import { expect, test } from '../support/test'

let folder: string
const guide = readFileSync('docs/how-to/sites/site-folder.md', 'utf8')
const servers: SiteServer[] = []

/** The first code block of the guide after a line that names the file. */
function guideExample(file: string): string {
  const block = new RegExp(`\`${file.replaceAll('.', '\\.')}\`[^\`]*\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1]
  if (!block) throw new Error(`The guide shows no ${file}`)
  return block
}

/** Serves a site folder until the tests end. @returns its address */
async function serveFolder(site: string): Promise<string> {
  const server = await serveSite(site)
  servers.push(server)
  return server.url
}

/** Creates a site folder with `npm run new` in an empty folder. */
function createSite(name: string, from: string): string {
  const place = mkdtempSync(join(folder, 'new-'))
  const { status, stderr } = spawnSync(process.execPath, commandArguments('new', name, '--from', from, '--in', place))
  expect(status, String(stderr)).toBe(0)
  return join(place, name)
}

// Each worker creates its own folder, because it may run the tests of this file again.
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-site-'))
})
test.afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('serves a site folder that was written from the guide', { tag: '@core' }, async ({ page }) => {
  const site = join(folder, 'by-the-guide')
  for (const file of ['config.json', 'modules/home.json', 'brand.css']) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), guideExample(file))
  }
  await page.goto(await serveFolder(site))
  await expect(page.locator('[data-module]').first()).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 20, 24)')
  await expect(page).toHaveTitle(new RegExp(JSON.parse(guideExample('config.json')).distributor))
})

test('runs every command of the first-site tutorial, and shows every module of its site', async ({ page }) => {
  // Runs six commands and a server in series.
  test.setTimeout(300_000)
  const steps = readFileSync('docs/tutorials/first-site.md', 'utf8')
  const runs: { line: string; status: number | null; output: string }[] = []
  const shown: string[] = []
  for (const [, path, language, block = ''] of steps.matchAll(/(?:^`(sites\/\S+)`.*\n\n)?```(\w*)\n([\s\S]*?)```/gm)) {
    if (path) writeFileSync(join(folder, path), block)
    else if (language === '') shown.push(...block.trim().split('\n'))
    else
      for (const line of block.split('\n')) {
        const [, name = '', args = ''] = /^npm run (\w+)(?: -- (.*))?$/.exec(line) ?? []
        if (!name) continue
        const env = { ...process.env, npm_lifecycle_event: name, INIT_CWD: folder }
        const { status, stdout, stderr } = spawnSync(process.execPath, commandArguments(name, ...args.split(' ')), {
          env,
        })
        runs.push({ line, status, output: `${stdout}${stderr}` })
      }
  }
  expect(runs.map(({ line, status }) => [/^npm run (\w+)/.exec(line)?.[1], status])).toEqual([
    ['new', 0],
    ['new', 0],
    ['validate', 0],
    ['diff', 1],
    ['headers', 0],
    ['export', 0],
  ])
  const all = runs.map(({ output }) => output).join('\n')
  expect(shown.filter((line) => !all.includes(line))).toEqual([])
  expect(runs.find(({ line }) => line.startsWith('npm run headers'))?.output).toContain('add_header')

  const address = await serveFolder(join(folder, 'sites', 'night-owl'))
  const slugs: Record<string, string[]> = {
    home: ['tonight', 'after-dark', 'fourteen-minutes', 'serial', 'ways-in'],
    films: ['film-menu', 'all-films', 'start-here'],
    house: ['who-we-are', 'for-the-press', 'rules', 'soon'],
  }
  for (const [path, modules] of Object.entries(slugs)) {
    await page.goto(new URL(path, address).href)
    await expect(page.getByRole('banner').locator(`a[href="/${path}"][aria-current="page"]`)).toBeVisible()
    for (const slug of modules) {
      const module = page.locator(`[data-module="${slug}"]`)
      await module.scrollIntoViewIfNeeded()
      await expect(module.locator('.mq-skeleton')).toHaveCount(0)
      await expect(module).not.toBeEmpty()
    }
    expect.soft(await axeViolations(page), path).toEqual([])
  }
})

for (const from of ['minimal', 'lumen'])
  test(`serves a new site created from ${from} under its own name, without further changes`, async ({ page }) => {
    await page.goto(await serveFolder(createSite('night-owl', from)))
    await expect(page).toHaveTitle(/Night Owl/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Night Owl' })).toBeVisible()
    await expect(page.locator('[data-module] a img').first()).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/brand-night-owl/)
  })

test('serves the titles of another service with --adapt', async () => {
  const feed = 'scripts/adapters/jw/answer.json'
  const server = await startServer(commandArguments('serve', '--no-build', '--adapt', `jw:${feed}`, '--port', '0'))
  servers.push(server)
  const titles = await (await fetch(new URL('api/v1/avails/titles?limit=16', server.url))).json()
  expect(titles.total).toBe(7)
  expect(titles.data.map(({ name }: { name: string }) => name)).toContain('Terje Vigen')
})

test('serves a new site made from a playlist, with a page for each item', async ({ page }) => {
  const picture = readFileSync('fixtures/media/art/sunrise.hero.webp')
  const imageRequests: string[] = []
  await page.route('https://cdn.jwplayer.example/**', (route) => {
    imageRequests.push(route.request().url())
    return route.fulfill({ body: picture, contentType: 'image/webp' })
  })
  await page.goto(await serveFolder(createSite('north', 'scripts/adapters/jw/answer.json')))
  const grid = page.locator('[data-module="all"]')
  await expect(grid.getByRole('heading', { name: 'Nordic silents' })).toBeVisible()
  await expect(grid.getByRole('link', { name: /Terje Vigen/ })).toBeVisible()
  await expect(grid.getByRole('listitem')).toHaveCount(7)
  // Only images, each in its widest size: no streams or previews are requested from the other service.
  const sizes = new Set(imageRequests.map((url) => /poster\.jpg\?(width=\d+)/.exec(url)?.[1]))
  expect(sizes).toEqual(new Set(['width=1920', 'width=720']))

  await grid.getByRole('link', { name: /The Phantom Carriage/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Phantom Carriage' })).toBeVisible()
  await expect(page.getByText('drives the cart for a year')).toBeVisible()
})
