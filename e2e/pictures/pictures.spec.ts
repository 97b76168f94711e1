import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { shownModules, shownViews } from '../../fixtures/documents/pictures/shown'
import { browserSwitches } from '../support/browserSwitches'
import { expect, multiplyTimeout, open, test } from '../support/test'
import { MODULES_PATH, servePictures } from './pictureService'

// Makes text rendering independent of the machine's font hinting and display colours.
const BROWSER_SWITCHES = [
  ...browserSwitches,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]
test.use({
  launchOptions: { executablePath: process.env.MARQUEE_BROWSER || undefined, args: BROWSER_SWITCHES },
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'Europe/Berlin',
})

/** The brand without a style sheet gets a bundled font, which renders the same on every machine. */
const BUNDLED_FONT_CSS = `@font-face{font-family:P;src:url(/site/pictures.woff2);font-weight:300 900}
:root{--mq-font-display:P,sans-serif;--mq-font-text:P,sans-serif}`
const BRANDS: [brand: string, css?: string][] = [
  ['lumen'],
  ['laurel'],
  ['vault'],
  ['orchard'],
  ['bare', BUNDLED_FONT_CSS],
]

/**
 * Tolerance: colour differences that are not visible, and some pixels. Scaled lines have differed by up to 20 pixels at
 * another position. A digit without its strokes differs by 46 or more.
 */
const COMPARE_TOLERANCE = { threshold: 0.1, maxDiffPixels: 32 }

/** Viewport height in pixels at which all lazy parts of a page load. */
const MIN_VIEWPORT_HEIGHT = 8000

/** Extra viewport height in pixels, because rounding parts to whole pixels makes the page longer. */
const EXTRA_VIEWPORT_HEIGHT = 60

interface Box {
  name: string
  left: number
  top: number
  width: number
  height: number
}

/** In CSS pixels, ascending: an image that was loaded for a large screen would be kept on a smaller one. */
const VIEWPORT_WIDTHS = [360, 768, 1440]

for (const [brand, css] of BRANDS) {
  test(`${brand} matches the approved screenshots`, async ({ page }) => {
    multiplyTimeout(VIEWPORT_WIDTHS)
    const approving = test.info().config.updateSnapshots !== 'none'
    const compared = new Map(VIEWPORT_WIDTHS.map((width) => [width, [] as string[]]))
    const marksFile = test.info().snapshotPath(brand, 'marks.json')
    const known: Record<string, string> = existsSync(marksFile) ? JSON.parse(readFileSync(marksFile, 'utf8')) : {}
    const marks: Record<string, string> = {}
    const compare = async (width: number, boxes: Box[]) => {
      for (const { name, part } of await cropParts(page, boxes)) {
        compared.get(width)?.push(`${name}.png`)
        const path = [brand, String(width), `${name}.png`]
        const mark = () => hashScreenshot(part, test.info().snapshotPath(...path))
        if (known[path.join('/')] !== mark())
          expect.soft(await compressScreenshot(part)).toMatchSnapshot(path, COMPARE_TOLERANCE)
        if (approving) marks[path.join('/')] = mark()
      }
    }
    /** Loads each page once and then changes the viewport width. */
    const show = async (path: string, look: (width: number) => Promise<Box[]>) => {
      await page.setViewportSize({ width: VIEWPORT_WIDTHS[0] ?? 0, height: 900 })
      await open(page, brand, path)
      for (const width of VIEWPORT_WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await compare(width, await look(width))
      }
    }
    await servePictures(page, { css })
    await show(MODULES_PATH, () => boxesOf(page, '[data-module]', shownModules.length))
    await show('/title/the-glass-orchard', () =>
      boxesOf(page, 'main .mq-title, main .mq-views > .mq-view', shownViews.length + 1),
    )
    await show('/title/forty-nights', async () =>
      (await boxesOf(page, 'main .mq-title', 1)).map((box) => ({ ...box, name: 'title-full' })),
    )

    await page.unrouteAll()
    await servePictures(page, { gate: true, css })
    // The countdown is running, so it is loaded for each width.
    for (const width of VIEWPORT_WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, brand, '/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForImages(page)
      await compare(width, [{ name: 'gate', left: 0, top: 0, width, height: 900 }])
    }

    for (const [width, names] of compared) {
      const folder = join(test.info().snapshotPath(brand, String(width), 'x.png'), '..')
      const left = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !names.includes(name))
      if (approving) for (const name of left) rmSync(join(folder, name))
      else expect(left, 'approved screenshots of parts that no longer exist').toEqual([])
    }
    if (approving) writeFileSync(marksFile, `${JSON.stringify(marks, null, 2)}\n`)
  })
}

/** Boxes of the parts of a page once all have loaded, in a viewport as high as the page. */
async function boxesOf(page: Page, selector: string, count: number): Promise<Box[]> {
  const parts = page.locator(selector)
  const message = 'Modules and views without content are not rendered: add content in fixtures/documents/pictures'
  await expect(parts, message).toHaveCount(count)
  // Removes the margin that was added at the previous width.
  await parts.evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) element.style.marginBlockStart = ''
  })
  // Twice: the first pass loads the lazy parts, which make the page longer.
  for (let pass = 0; pass < 2; pass++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({
      width: page.viewportSize()?.width ?? 0,
      height: Math.max(MIN_VIEWPORT_HEIGHT, height + EXTRA_VIEWPORT_HEIGHT),
    })
    await waitForImages(page)
  }
  return parts.evaluateAll((elements) =>
    (elements as HTMLElement[]).map((element) => {
      // Aligns each part to whole pixels, so that it looks the same whatever the height of the parts above.
      const offset = Math.ceil(element.getBoundingClientRect().top) - element.getBoundingClientRect().top
      element.style.marginBlockStart = `${Number.parseFloat(getComputedStyle(element).marginBlockStart) + offset}px`
      const { left, top, width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('data-module') ?? (element.id || 'title-framed')
      return { name, left, top: Math.round(top), width, height: Math.ceil(height) }
    }),
  )
}

/** Waits until fonts and images are loaded and the layout has been stable for four frames. */
async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images]
    const state = () => {
      const parts = document.querySelectorAll('[data-module], .mq-view, img')
      return `${[...parts].map((part) => Object.values(part.getBoundingClientRect().toJSON()))}`
    }
    const isLoaded = () => images.every(({ complete }) => complete) && !document.querySelector('main .mq-skeleton')
    for (let before = '', stableFrames = 0; stableFrames < 4; ) {
      images.splice(0, images.length, ...document.images)
      for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
      await Promise.all(images.map((image) => image.decode().catch(() => {})))
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const now = state()
      stableFrames = now === before && isLoaded() ? stableFrames + 1 : 0
      before = now
    }
  })
}

/** Parts wider than this are stored at half their size. */
const MAX_FULL_SIZE_WIDTH = 600

interface RawScreenshot {
  data: Buffer
  width: number
  height: number
}

/** Pixels of the parts that have a size. */
async function cropParts(page: Page, boxes: Box[]): Promise<{ name: string; part: RawScreenshot }[]> {
  const { data, info } = await sharp(await captureViewport(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const parts = []
  for (const { name, ...box } of boxes) {
    const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, box.top)]
    const [width, height] = [Math.floor(box.left + box.width) - left, box.top + box.height - top]
    if (height < 1 || width < 1) continue
    const part = await sharp(data, { raw: info }).extract({ left, top, width, height }).raw().toBuffer()
    parts.push({ name, part: { data: part, width, height } })
  }
  return parts
}

/**
 * Hash of a part's pixels, its approved image and the tolerance. Reducing colours and comparing takes a third of the
 * run time, so a part whose hash was recorded when it matched is not compared again.
 */
const hashScreenshot = ({ data, width, height }: RawScreenshot, file: string): string =>
  createHash('sha256')
    .update(`${width} ${height} ${JSON.stringify(COMPARE_TOLERANCE)}`)
    .update(data)
    .update(existsSync(file) ? readFileSync(file) : '')
    .digest('base64url')
    .slice(0, 22)

/** A part as a PNG with few colours, some kilobytes. */
const compressScreenshot = ({ data, width, height }: RawScreenshot): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: width > MAX_FULL_SIZE_WIDTH ? Math.round(width / 2) : width, kernel: 'linear' })
    .png({ palette: true, colours: 48, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer()

/**
 * A screenshot of the viewport. For large viewports this takes a quarter of the time of `page.screenshot`, which
 * compresses more.
 */
async function captureViewport(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await browser.detach()
  return Buffer.from(data, 'base64')
}
