import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { openBrowser } from '../bench/browser/openBrowser'
import { asGiven, CommandError, ROOT } from '../commands/runCommand'
import { addressesOf } from './addresses'
import type { DiffReport } from './output'
import type { Place } from './places'
import type { ReadSite } from './readSite'

/** Widths of the two screens, in pixels. */
const SCREENS = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
]
/** The moment that all pictures are of. */
const CLOCK = '2026-06-01T20:00:00Z'
/** Longest time that a page may take to come to rest, in milliseconds. */
const PATIENCE = 20_000
const VISITORS = [
  { who: 'signed out', viewer: 'signed-out', of: 'signed_out' },
  { who: 'signed in', viewer: 'viewer', of: 'signed_in' },
] as const

/** One address as one visitor sees it on one screen. */
export interface Pair {
  path: string
  who: string
  width: number
  /** Share of its pixels that differ, from 0 to 1. */
  share: number
  files: { before: string; after: string; difference: string }
}

/**
 * Takes pictures of the affected addresses, before and after, and writes them as one page.
 * @param sites what both places hold: titles for addresses with parameters
 * @param to the folder, as it was given
 * @returns what there is now to be looked at
 */
export async function takeShots(
  places: readonly [Place, Place],
  sites: readonly [ReadSite, ReadSite],
  report: DiffReport,
  to: string,
): Promise<string> {
  const folder = asGiven(to)
  mkdirSync(folder, { recursive: true })
  const { shown, left } = shotsOf(report, sites)
  const browser = await openBrowser()
  const taken: Map<string, Buffer>[] = []
  try {
    // One after the other: a second server would build at the same time.
    for (const place of places) taken.push(await picturesOf(place, browser, shown))
  } finally {
    await browser.close()
  }
  const pairs: Pair[] = []
  for (const { path, who, width, name } of shown) {
    const [before, after] = taken.map((pictures) => pictures.get(name))
    if (!before || !after) continue
    const { share, difference } = await differenceOf(before, after)
    const files = { before: `${name}-before.png`, after: `${name}-after.png`, difference: `${name}-difference.png` }
    writeFileSync(join(folder, files.before), before)
    writeFileSync(join(folder, files.after), after)
    writeFileSync(join(folder, files.difference), difference)
    pairs.push({ path, who, width, share, files })
  }
  writeFileSync(join(folder, 'index.html'), pageOf(pairs, left))
  const unlike = pairs.filter(({ share }) => share > 0).length
  return `${join(to, 'index.html')}: ${pairs.length} pairs, ${unlike} of them unlike.`
}

interface Shot {
  /** As the routes write it. */
  path: string
  /** What is opened. */
  address: string
  who: string
  viewer: string
  width: number
  height: number
  /** Of its files. */
  name: string
}

/** The pictures to take. `left`: the paths that no address is known for. */
function shotsOf({ affected, every_page }: DiffReport, sites: readonly ReadSite[]): { shown: Shot[]; left: string[] } {
  const left = new Set<string>()
  const shown = VISITORS.flatMap(({ who, viewer, of }) => {
    const paths = [...new Set([...(every_page ? ['/'] : []), ...affected[of]])]
    const addresses = addressesOf(paths, sites)
    return paths.flatMap((path) => {
      const address = addresses[path]
      if (address === undefined) {
        left.add(path)
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
  return { shown, left: [...left] }
}

async function picturesOf(place: Place, browser: Browser, shots: readonly Shot[]): Promise<Map<string, Buffer>> {
  if (place.folder === undefined) throw new CommandError(`${place.name} is no folder that could be served.`)
  const { server, url } = await serve(place.folder)
  const pictures = new Map<string, Buffer>()
  try {
    for (const shot of shots) pictures.set(shot.name, await pictureOf(browser, url, shot))
  } finally {
    server.kill()
  }
  return pictures
}

/** Serves a site folder with the built site, which is built where it is missing or older than its sources. */
function serve(site: string): Promise<{ server: ChildProcess; url: string }> {
  const args = ['scripts/run.mjs', 'scripts/commands/serve.ts', '--site', site, '--port', '0']
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  server.stderr.on('data', (text) => {
    said += text
  })
  return new Promise((ready, fail) => {
    server.stdout.on('data', (text) => {
      const url = /^http:\S+/m.exec(String(text))?.[0]
      if (url) ready({ server, url })
    })
    server.on('exit', () => fail(new CommandError(`The site could not be served: ${said.trim().split('\n').at(-1)}`)))
  })
}

async function pictureOf(browser: Browser, url: string, { address, viewer, width, height }: Shot): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', timezoneId: 'UTC' })
  try {
    await page.clock.setFixedTime(new Date(CLOCK))
    const query = new URLSearchParams({ 'preview.viewer': viewer, 'preview.clock': CLOCK, 'preview.consent': 'reject' })
    await page.goto(`${url.replace(/\/$/, '')}${address}?${query}`, { timeout: PATIENCE })
    await comeToRest(page)
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', timeout: PATIENCE })
  } catch (error) {
    throw new CommandError(`${address} cannot be taken: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await page.close()
  }
}

/** Scrolls through the page until nothing more comes, for what loads only when it is near, and waits for its pictures. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => {})
  for (let at = 0, height = 1; at < height && at < 40_000; at += 600) {
    height = await page.evaluate((top) => {
      scrollTo(0, top)
      return document.documentElement.scrollHeight
    }, at)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => {})
  // Cards that a row still hides do not load before it is moved.
  const isHere = () => {
    const isShown = ({ left, right }: DOMRect) => right > 0 && left < innerWidth
    const shown = [...document.images].filter((image) => isShown(image.getBoundingClientRect()))
    return document.fonts.status === 'loaded' && shown.every((image) => image.complete)
  }
  await page.waitForFunction(isHere, undefined, { timeout: PATIENCE / 4 }).catch(() => {})
}

/** How unlike two pictures are, and where. What only one of them reaches down to counts as unlike. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<{ share: number; difference: Buffer }> {
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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The pairs as a page, the most unlike first. What is alike is only named. */
export function pageOf(pairs: readonly Pair[], left: readonly string[]): string {
  const percent = (share: number) => `${share < 0.001 ? 'less than 0.1' : (share * 100).toFixed(1)} %`
  const name = ({ path, who, width }: Pair) => `${escaped(path)}, ${who}, ${width} px`
  const unlike = pairs.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share)
  const picture = (file: string, words: string) =>
    `<figure><figcaption>${words}</figcaption><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${words}" loading="lazy"></a></figure>`
  const sections = unlike.map(
    (pair) =>
      `<section><h2>${name(pair)} <small>${percent(pair.share)}</small></h2><div>${picture(
        pair.files.before,
        'Before',
      )}${picture(pair.files.after, 'After')}${picture(pair.files.difference, 'Difference')}</div></section>`,
  )
  const list = (words: string, names: string[]) =>
    names.length > 0 ? `<h2>${words}</h2><ul>${names.map((each) => `<li>${each}</li>`).join('')}</ul>` : ''
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
<p>${unlike.length} of ${pairs.length} pairs are unlike, the most unlike first.</p>
${sections.join('\n')}
${list('Alike', pairs.filter(({ share }) => share === 0).map(name))}
${list('Not taken: their parameters stand for nothing that is known', left.map(escaped))}
</html>
`
}
