import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startPlainHost } from '../../scripts/export/plainHost'
import { commandArguments } from '../support/serveSite'
import { expect, test } from '../support/test'

/** Opens every page. By default only one page of each kind. */
const CRAWLS_ALL_PAGES = Boolean(process.env.MARQUEE_WHOLE_CRAWL)

for (const site of ['lumen', 'laurel'])
  test(`has a file for every link of the exported site ${site}, as shown with and without scripts`, async ({
    browser,
  }) => {
    test.setTimeout(CRAWLS_ALL_PAGES ? 7_200_000 : 900_000)
    const folder = mkdtempSync(join(tmpdir(), 'marquee-links-'))
    const out = join(folder, site)
    const args = commandArguments(
      'export',
      '--site',
      site,
      '--out',
      out,
      '--url',
      `https://${site}.example`,
      '--examples',
    )
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
    const host = await startPlainHost(out)
    try {
      const pages = CRAWLS_ALL_PAGES ? pagesOf(out) : oneOfEachKind(pagesOf(out))
      for (const scripts of [true, false]) {
        const { links, found, requests } = await crawlLinks(browser, { origin: host.origin, pages, scripts })
        const dead = [...links].filter(([path]) => !hasFile(out, path)).map(([path, page]) => `${page} → ${path}`)
        console.log(
          `${site}, scripts ${scripts ? 'on' : 'off'}: ${pages.length} pages, ${links.size} addresses, ${requests} requests`,
        )
        expect(dead).toEqual([])
        expect(found).toEqual([])
      }
    } finally {
      host.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

const pagesOf = (out: string): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => path.slice(0, -'index.html'.length))
    .sort()

/** One page per folder and depth. As title a series is used, because its page has the most links. */
function oneOfEachKind(pages: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const path of pages) {
    const [first, ...below] = path.split('/').filter(Boolean)
    const kind = below.length > 0 ? `${first} ${below.length}` : path
    if (!kinds.has(kind) || path === '/title/les-vampires/') kinds.set(kind, path)
  }
  return [...kinds.values()]
}

function hasFile(out: string, path: string): boolean {
  const file = join(out, decodeURIComponent(path))
  return existsSync(file) && (statSync(file).isFile() || existsSync(join(file, 'index.html')))
}

interface CrawlOptions {
  origin: string
  pages: readonly string[]
  scripts: boolean
}

/** Opens each page, scrolls to its end, and collects links, failed requests and calls to a service. */
async function crawlLinks(browser: Browser, { origin, pages, scripts }: CrawlOptions) {
  // In a tall window, few steps reach the end of a page.
  const context = await browser.newContext({ javaScriptEnabled: scripts, viewport: { width: 1280, height: 3000 } })
  const page = await context.newPage()
  const links = new Map<string, string>()
  const found: string[] = []
  let requests = 0
  page.on('request', (request) => {
    requests++
    const url = new URL(request.url())
    if (url.origin === origin && url.pathname.startsWith('/api/')) found.push(`${page.url()}: ${url.pathname}`)
  })
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400)
      found.push(`${page.url()}: ${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`))
  for (const path of pages) {
    await page.goto(origin + path)
    if (scripts) {
      await expect(page.locator('#app:not([data-pending]) main')).toBeVisible()
      await scrollToEnd()
    }
    const hrefs = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) {
      const url = new URL(href, page.url())
      if (url.origin === origin && !links.has(url.pathname)) links.set(url.pathname, path)
    }
  }
  await context.close()
  return { links, found, requests }

  /** Scrolls until the end is reached and nothing loads. */
  async function scrollToEnd() {
    await expect(async () => {
      const before = await page.evaluate(() => {
        scrollBy(0, innerHeight)
        return document.documentElement.scrollHeight
      })
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
      const { left, height, loads } = await page.evaluate(() => ({
        left: document.documentElement.scrollHeight - innerHeight - scrollY,
        height: document.documentElement.scrollHeight,
        loads: document.querySelectorAll('main .mq-skeleton').length,
      }))
      expect([left < 2, height, loads]).toEqual([true, before, 0])
    }).toPass({ intervals: [50], timeout: 30_000 })
  }
}
