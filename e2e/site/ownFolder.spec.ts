import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findings } from '../support/axe'
import { type SiteServer, script, serveSite } from '../support/serveSite'
import { expect, test } from '../support/test'

let folder: string
const guide = readFileSync('docs/site-folder.md', 'utf8')
const servers: SiteServer[] = []

/** The first code block of the guide after a line that names a file. */
function example(file: string): string {
  const block = new RegExp(`\`${file.replaceAll('.', '\\.')}\`[^\`]*\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1]
  if (!block) throw new Error(`The guide shows no ${file}`)
  return block
}

/** The address of a site folder that is served until the tests are over. */
async function serve(site: string): Promise<string> {
  const server = await serveSite(site)
  servers.push(server)
  return server.url
}

/** A site folder as `npm run new` makes it; nothing lies beside it. */
function made(name: string, from: string): string {
  const place = mkdtempSync(join(folder, 'new-'))
  const { status, stderr } = spawnSync(process.execPath, script('new', name, '--from', from, '--in', place))
  expect(status, String(stderr)).toBe(0)
  return join(place, name)
}

// A worker may take up the file's tests twice: each time they begin with a folder of their own.
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-site-'))
})
test.afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a site folder written from the guide alone runs', { tag: '@core' }, async ({ page }) => {
  const site = join(folder, 'by-the-guide')
  for (const file of ['config.json', 'modules/home.json', 'brand.css']) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), example(file))
  }
  await page.goto(await serve(site))
  await expect(page.locator('[data-module]').first()).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 20, 24)')
  await expect(page).toHaveTitle(new RegExp(JSON.parse(example('config.json')).distributor))
})

test('every command of the first-site tutorial succeeds, and its site shows every module', async ({ page }) => {
  // Six commands and a server, one after the other.
  test.setTimeout(300_000)
  const steps = readFileSync('docs/first-site.md', 'utf8')
  const given: { line: string; status: number | null; said: string }[] = []
  const shown: string[] = []
  for (const [, path, language, block = ''] of steps.matchAll(/(?:^`(sites\/\S+)`.*\n\n)?```(\w*)\n([\s\S]*?)```/gm)) {
    if (path) writeFileSync(join(folder, path), block)
    else if (language === '') shown.push(...block.trim().split('\n'))
    else
      for (const line of block.split('\n')) {
        const [, name = '', words = ''] = /^npm run (\w+)(?: -- (.*))?$/.exec(line) ?? []
        if (!name) continue
        const env = { ...process.env, npm_lifecycle_event: name, INIT_CWD: folder }
        const { status, stdout, stderr } = spawnSync(process.execPath, script(name, ...words.split(' ')), { env })
        given.push({ line, status, said: `${stdout}${stderr}` })
      }
  }
  expect(given.map(({ line, status }) => [/^npm run (\w+)/.exec(line)?.[1], status])).toEqual([
    ['new', 0],
    ['new', 0],
    ['validate', 0],
    ['diff', 1],
    ['headers', 0],
    ['export', 0],
  ])
  const all = given.map(({ said }) => said).join('\n')
  expect(shown.filter((line) => !all.includes(line))).toEqual([])
  expect(given.find(({ line }) => line.startsWith('npm run headers'))?.said).toContain('add_header')

  const address = await serve(join(folder, 'sites', 'night-owl'))
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
    expect.soft(await findings(page), path).toEqual([])
  }
})

for (const from of ['minimal', 'lumen'])
  test(`a new site made from ${from} runs under its name, without a hand on it`, async ({ page }) => {
    await page.goto(await serve(made('night-owl', from)))
    await expect(page).toHaveTitle(/Night Owl/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Night Owl' })).toBeVisible()
    await expect(page.locator('[data-module] a img').first()).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/brand-night-owl/)
  })

test('a new site made from a playlist shows them, and a page for each', async ({ page }) => {
  const picture = readFileSync('fixtures/media/art/sunrise.hero.webp')
  const asked: string[] = []
  await page.route('https://cdn.jwplayer.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: picture, contentType: 'image/webp' })
  })
  await page.goto(await serve(made('north', 'scripts/adapters/jw/answer.json')))
  const grid = page.locator('[data-module="all"]')
  await expect(grid.getByRole('heading', { name: 'Nordic silents' })).toBeVisible()
  await expect(grid.getByRole('link', { name: /Terje Vigen/ })).toBeVisible()
  await expect(grid.getByRole('listitem')).toHaveCount(7)
  // Pictures only, the widest one of each: nothing is asked of that house's streams and previews.
  const sizes = new Set(asked.map((url) => /poster\.jpg\?(width=\d+)/.exec(url)?.[1]))
  expect(sizes).toEqual(new Set(['width=1920', 'width=720']))

  await grid.getByRole('link', { name: /The Phantom Carriage/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Phantom Carriage' })).toBeVisible()
  await expect(page.getByText('drives the cart for a year')).toBeVisible()
})
