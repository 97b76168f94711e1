import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { openBrowser } from '../bench/browser/openBrowser'
import { CommandError, resolveArgumentPath } from '../commands/runCommand'
import { startServer } from '../serve/startServer'
import { exampleAddresses } from './addresses'
import type { DiffReport } from './output'
import type { ReadSite } from './readSite'
import type { SiteSource } from './siteSources'

/** Widths of the two screens, in pixels. */
const SCREENS = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
]
/** Time of the browser clock in all screenshots. */
const BROWSER_TIME = '2026-06-01T20:00:00Z'
const PAGE_TIMEOUT_MS = 20_000
const VISITORS = [
  { who: 'signed out', viewer: 'signed-out', of: 'signed_out' },
  { who: 'signed in', viewer: 'viewer', of: 'signed_in' },
] as const

/** Screenshots of a page before and after, for one visitor and one screen. */
export interface ScreenshotPair {
  path: string
  who: string
  width: number
  /** Share of its pixels that differ, from 0 to 1. */
  share: number
  files: { before: string; after: string; difference: string }
}

/**
 * Takes screenshots of the affected addresses, before and after, and writes a page that compares them.
 * @param sites the contents of both places, which provide values for parameters of addresses
 * @param to the folder, as given on the command line
 * @returns a message with the path of the page
 */
export async function writeShotComparison(
  places: readonly [SiteSource, SiteSource],
  sites: readonly [ReadSite, ReadSite],
  report: DiffReport,
  to: string,
): Promise<string> {
  const folder = resolveArgumentPath(to)
  mkdirSync(folder, { recursive: true })
  const { shots, skipped } = planScreenshots(report, sites)
  const browser = await openBrowser()
  const taken: Map<string, Buffer>[] = []
  try {
    // One at a time, so that two servers do not build the site concurrently.
    for (const place of places) taken.push(await takeSiteScreenshots(place, browser, shots))
  } finally {
    await browser.close()
  }
  const pairs: ScreenshotPair[] = []
  for (const { path, who, width, name } of shots) {
    const [before, after] = taken.map((pictures) => pictures.get(name))
    if (!before || !after) continue
    const { share, difference } = await compareScreenshots(before, after)
    const files = { before: `${name}-before.png`, after: `${name}-after.png`, difference: `${name}-difference.png` }
    writeFileSync(join(folder, files.before), before)
    writeFileSync(join(folder, files.after), after)
    writeFileSync(join(folder, files.difference), difference)
    pairs.push({ path, who, width, share, files })
  }
  writeFileSync(join(folder, 'index.html'), comparisonPage(pairs, skipped))
  const unlike = pairs.filter(({ share }) => share > 0).length
  return `${join(to, 'index.html')}: ${pairs.length} pairs of screenshots, ${unlike} differ.`
}

interface PlannedScreenshot {
  /** Path of the route, with parameters. */
  path: string
  /** Path to open. */
  address: string
  who: string
  viewer: string
  width: number
  height: number
  /** Base name of its files. */
  name: string
}

/** The screenshots to take. `skipped`: paths with parameters that have no known value. */
function planScreenshots(
  { affected, every_page }: DiffReport,
  sites: readonly ReadSite[],
): { shots: PlannedScreenshot[]; skipped: string[] } {
  const skipped = new Set<string>()
  const shots = VISITORS.flatMap(({ who, viewer, of }) => {
    const paths = [...new Set([...(every_page ? ['/'] : []), ...affected[of]])]
    const addresses = exampleAddresses(paths, sites)
    return paths.flatMap((path) => {
      const address = addresses[path]
      if (address === undefined) {
        skipped.add(path)
        return []
      }
      return SCREENS.map((screen) => ({
        path,
        address,
        who,
        viewer,
        ...screen,
        name: `${path.replaceAll(/[^\w-]+/g, '_')}-${viewer}-${screen.width}`,
      }))
    })
  })
  return { shots, skipped: [...skipped] }
}

async function takeSiteScreenshots(
  place: SiteSource,
  browser: Browser,
  shots: readonly PlannedScreenshot[],
): Promise<Map<string, Buffer>> {
  if (place.folder === undefined)
    throw new CommandError(`${place.name} is not a folder, so it cannot be served for screenshots.`)
  // Builds the site first if the build is missing or stale.
  const args = ['scripts/run.mjs', 'scripts/commands/serve.ts', '--site', place.folder, '--port', '0']
  const server = await startServer(args).catch((error: Error) => {
    throw new CommandError(`The site could not be served: ${error.message}`)
  })
  const pictures = new Map<string, Buffer>()
  try {
    for (const shot of shots) pictures.set(shot.name, await takeScreenshot(browser, server.url, shot))
  } finally {
    await server.close()
  }
  return pictures
}

async function takeScreenshot(
  browser: Browser,
  url: string,
  { address, viewer, width, height }: PlannedScreenshot,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', timezoneId: 'UTC' })
  try {
    await page.clock.setFixedTime(new Date(BROWSER_TIME))
    const query = new URLSearchParams({
      'preview.viewer': viewer,
      'preview.clock': BROWSER_TIME,
      'preview.consent': 'reject',
    })
    await page.goto(`${url.replace(/\/$/, '')}${address}?${query}`, { timeout: PAGE_TIMEOUT_MS })
    await waitUntilIdle(page)
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', timeout: PAGE_TIMEOUT_MS })
  } catch (error) {
    throw new CommandError(`No screenshot of ${address}: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await page.close()
  }
}

/** Scrolls to the end of the page, so that lazy parts load, and waits for images and fonts. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PAGE_TIMEOUT_MS }).catch(() => {})
  for (let at = 0, height = 1; at < height && at < 40_000; at += 600) {
    height = await page.evaluate((top) => {
      scrollTo(0, top)
      return document.documentElement.scrollHeight
    }, at)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForLoadState('networkidle', { timeout: PAGE_TIMEOUT_MS }).catch(() => {})
  // Cards outside of the visible part of a row do not load.
  const isLoaded = () => {
    const isShown = ({ left, right }: DOMRect) => right > 0 && left < innerWidth
    const shown = [...document.images].filter((image) => isShown(image.getBoundingClientRect()))
    return document.fonts.status === 'loaded' && shown.every((image) => image.complete)
  }
  await page.waitForFunction(isLoaded, undefined, { timeout: PAGE_TIMEOUT_MS / 4 }).catch(() => {})
}

/** Compares two screenshots pixel by pixel. Areas that exist in only one of them count as different. */
export async function compareScreenshots(
  before: Buffer,
  after: Buffer,
): Promise<{ share: number; difference: Buffer }> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [a, b] = await Promise.all(
    [before, after].map((picture, which) =>
      sharp({ create: { width, height, channels: 4, background: which === 0 ? '#000' : '#fff' } })
        .composite([{ input: picture, left: 0, top: 0 }])
        .raw()
        .toBuffer(),
    ),
  )
  const out = Buffer.alloc(width * height * 4)
  const unlike = pixelmatch(a as Buffer, b as Buffer, out, width, height, { threshold: 0.1 })
  const difference = await sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { share: unlike / (width * height), difference }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An HTML page of the pairs, the largest differences first. Lists equal pairs by name only. */
export function comparisonPage(pairs: readonly ScreenshotPair[], skipped: readonly string[]): string {
  const percent = (share: number) => `${share < 0.001 ? 'less than 0.1' : (share * 100).toFixed(1)} %`
  const name = ({ path, who, width }: ScreenshotPair) => `${escapeHtml(path)}, ${who}, ${width} px`
  const unlike = pairs.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share)
  const picture = (file: string, caption: string) =>
    `<figure><figcaption>${caption}</figcaption><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${caption}" loading="lazy"></a></figure>`
  const sections = unlike.map(
    (pair) =>
      `<section><h2>${name(pair)} <small>${percent(pair.share)}</small></h2><div>${picture(
        pair.files.before,
        'Before',
      )}${picture(pair.files.after, 'After')}${picture(pair.files.difference, 'Difference')}</div></section>`,
  )
  const list = (heading: string, names: string[]) =>
    names.length > 0 ? `<h2>${heading}</h2><ul>${names.map((each) => `<li>${each}</li>`).join('')}</ul>` : ''
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Before and after</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:2rem auto;max-width:90rem;padding-inline:1rem}
small{font-weight:400;opacity:.7}
section div{display:grid;gap:1rem;grid-template-columns:repeat(3,minmax(0,1fr))}
figure{margin:0}
figcaption{margin-block-end:.25rem}
img{border:1px solid #8886;inline-size:100%}
</style>
<h1>Before and after</h1>
<p>${unlike.length} of ${pairs.length} pairs differ. The largest differences come first.</p>
${sections.join('\n')}
${list('No difference', pairs.filter(({ share }) => share === 0).map(name))}
${list('Skipped: no value is known for their parameters', skipped.map(escapeHtml))}
</html>
`
}
