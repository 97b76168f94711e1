import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { shownModules, shownViews } from '../../fixtures/documents/pictures/shown'
import { browserSwitches } from '../support/browserSwitches'
import { allowTimeFor, expect, open, test } from '../support/test'
import { MODULES_PATH, servePictures } from './pictureService'

// Letters are drawn alike on every machine: no hints of its fonts, no colours of its screen.
const SWITCHES = [...browserSwitches, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']
test.use({
  launchOptions: { executablePath: process.env.MARQUEE_BROWSER || undefined, args: SWITCHES },
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'Europe/Berlin',
})

/** A brand without a style sheet is shown in letters that are the same everywhere. */
const PLAIN = `@font-face{font-family:P;src:url(/site/pictures.woff2);font-weight:300 900}
:root{--mq-font-display:P,sans-serif;--mq-font-text:P,sans-serif}`
const BRANDS: [brand: string, css?: string][] = [['lumen'], ['laurel'], ['vault'], ['orchard'], ['bare', PLAIN]]

/**
 * What two pictures may differ in: colours that no eye tells apart, and some pixels. Lines that are scaled with their
 * picture have differed by up to 20 where it stood elsewhere; a digit without its strokes differs by 46 and more.
 */
const ALIKE = { threshold: 0.1, maxDiffPixels: 32 }

/** A window in which every part of a page is near, in pixels. */
const HIGH = 8000

/** Room for what whole pixels add to a page. */
const SPARE = 60

interface Box {
  name: string
  left: number
  top: number
  width: number
  height: number
}

/** In CSS pixels, upwards: a picture that has come for a large screen stays on a small one. */
const WIDTHS = [360, 768, 1440]

for (const [brand, css] of BRANDS) {
  test(`${brand} looks as it was approved`, async ({ page }) => {
    allowTimeFor(WIDTHS)
    const approving = test.info().config.updateSnapshots !== 'none'
    const taken = new Map(WIDTHS.map((width) => [width, [] as string[]]))
    const marksFile = test.info().snapshotPath(brand, 'marks.json')
    const known: Record<string, string> = existsSync(marksFile) ? JSON.parse(readFileSync(marksFile, 'utf8')) : {}
    const marks: Record<string, string> = {}
    const keep = async (width: number, boxes: Box[]) => {
      for (const { name, part } of await take(page, boxes)) {
        taken.get(width)?.push(`${name}.png`)
        const path = [brand, String(width), `${name}.png`]
        const mark = () => markOf(part, test.info().snapshotPath(...path))
        if (known[path.join('/')] !== mark()) expect.soft(await pack(part)).toMatchSnapshot(path, ALIKE)
        if (approving) marks[path.join('/')] = mark()
      }
    }
    /** Each page is loaded once, and turned from screen to screen as a visitor's device may be. */
    const show = async (path: string, look: (width: number) => Promise<Box[]>) => {
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 })
      await open(page, brand, path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await keep(width, await look(width))
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
    // Its clock runs: it is loaded for each screen.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, brand, '/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settle(page)
      await keep(width, [{ name: 'gate', left: 0, top: 0, width, height: 900 }])
    }

    for (const [width, names] of taken) {
      const folder = join(test.info().snapshotPath(brand, String(width), 'x.png'), '..')
      const left = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !names.includes(name))
      if (approving) for (const name of left) rmSync(join(folder, name))
      else expect(left, 'approved pictures of what is no longer there').toEqual([])
    }
    if (approving) writeFileSync(marksFile, `${JSON.stringify(marks, null, 2)}\n`)
  })
}

/** Where the parts of the page stand, once they all have come, in a window as high as the page. */
async function boxesOf(page: Page, selector: string, count: number): Promise<Box[]> {
  const parts = page.locator(selector)
  const message = 'Modules and views without anything to show are not on the page: fixtures/documents/pictures'
  await expect(parts, message).toHaveCount(count)
  // What the screen before has added.
  await parts.evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) element.style.marginBlockStart = ''
  })
  for (const _ of ['all is near', 'all is seen']) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: Math.max(HIGH, height + SPARE) })
    await settle(page)
  }
  return parts.evaluateAll((elements) =>
    (elements as HTMLElement[]).map((element) => {
      // On a whole pixel, so that no part looks different because another one above it has grown.
      const off = Math.ceil(element.getBoundingClientRect().top) - element.getBoundingClientRect().top
      element.style.marginBlockStart = `${Number.parseFloat(getComputedStyle(element).marginBlockStart) + off}px`
      const { left, top, width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('data-module') ?? (element.id || 'title-framed')
      return { name, left, top: Math.round(top), width, height: Math.ceil(height) }
    }),
  )
}

/** All letters and pictures are there, and nothing has moved for some frames. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images]
    const state = () => {
      const parts = document.querySelectorAll('[data-module], .mq-view, img')
      return `${[...parts].map((part) => Object.values(part.getBoundingClientRect().toJSON()))}`
    }
    const here = () => images.every(({ complete }) => complete) && !document.querySelector('main .mq-skeleton')
    for (let before = '', alike = 0; alike < 4; ) {
      images.splice(0, images.length, ...document.images)
      for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
      await Promise.all(images.map((image) => image.decode().catch(() => {})))
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const now = state()
      alike = now === before && here() ? alike + 1 : 0
      before = now
    }
  })
}

/** Wider parts are kept at half their size. */
const WIDE = 600

interface Part {
  data: Buffer
  width: number
  height: number
}

/** The parts that have a size, as they are. */
async function take(page: Page, boxes: Box[]): Promise<{ name: string; part: Part }[]> {
  const { data, info } = await sharp(await shoot(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const taken = []
  for (const { name, ...box } of boxes) {
    const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, box.top)]
    const [width, height] = [Math.floor(box.left + box.width) - left, box.top + box.height - top]
    if (height < 1 || width < 1) continue
    const part = await sharp(data, { raw: info }).extract({ left, top, width, height }).raw().toBuffer()
    taken.push({ name, part: { data: part, width, height } })
  }
  return taken
}

/**
 * Stands for the pixels of a part, the approved picture that they were found to be like, and what counted as alike. The problem: to reduce colours
 * and to compare takes a third of the whole. The solution: what has the very pixels of then is like it now.
 */
const markOf = ({ data, width, height }: Part, file: string): string =>
  createHash('sha256')
    .update(`${width} ${height} ${JSON.stringify(ALIKE)}`)
    .update(data)
    .update(existsSync(file) ? readFileSync(file) : '')
    .digest('base64url')
    .slice(0, 22)

/** A part as a picture of few colours: some kilobytes. */
const pack = ({ data, width, height }: Part): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: width > WIDE ? Math.round(width / 2) : width, kernel: 'linear' })
    .png({ palette: true, colours: 48, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer()

/** What the window shows. Large windows come four times as quickly as by `page.screenshot`, which packs them well first. */
async function shoot(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await browser.detach()
  return Buffer.from(data, 'base64')
}
