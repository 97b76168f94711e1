import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Entry, entries, frameContentOf, pagePathOf } from '../../src/preview/catalogue/entries'
import { openBrowser } from '../bench/browser/openBrowser'
import { GALLERY_PICTURES_FOLDER, pictureName } from '../generate/galleryPage'
import { ROOT } from '../package/installation'
import { startServer } from '../serve/startServer'
import { print } from './print'
import { CommandError, readOptions, readPort, runCommand } from './runCommand'

const USAGE = `Takes the pictures of docs/reference/gallery.md: every module type, view and page kind.
  npm run gallery -- [--only NAME] [--port N]

  --only  takes the pictures with this name only
  --port  default 5173`

const VIEWPORT = { width: 1280, height: 800 }
const PICTURE_WIDTH = 640
const MAX_PICTURE_BYTES = 30_000
const IDLE_TIMEOUT_MS = 15_000

await runCommand(USAGE, async () => {
  const { only, port } = readOptions({ only: { type: 'string' }, port: { type: 'string', default: '5173' } })
  const args = ['scripts/run.mjs', 'scripts/commands/dev.ts', '--port', String(readPort(port))]
  // The development server contains the catalogue of examples.
  const server = await startServer(args).catch((error: Error) => {
    throw new CommandError(`The site could not be served: ${error.message}`)
  })
  const browser = await openBrowser()
  const folder = join(ROOT, GALLERY_PICTURES_FOLDER)
  mkdirSync(folder, { recursive: true })
  try {
    for (const entry of entries.filter(({ name }) => only === undefined || name === only)) {
      const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', baseURL: server.url })
      const picture = await compressPicture(await takePicture(await context.newPage(), entry))
      await context.close()
      writeFileSync(join(folder, pictureName(entry)), picture)
      print(`${pictureName(entry)}  ${picture.length} bytes`)
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return 0
})

async function takePicture(page: Page, entry: Entry): Promise<Buffer> {
  const { group, example } = entry
  const id = `gallery-${entry.name.replaceAll('_', '-')}`
  const data = JSON.stringify({ ...frameContentOf(entry, example.json, example.site), state: 'default' })
  const choices = new URLSearchParams({ 'preview.viewer': example.viewer, 'preview.consent': 'reject' })
  await page.goto(`/__marquee/catalogue?${choices}`)
  // From the page, because the server rejects requests of other origins.
  const status = await page.evaluate(
    async ([address, body]) => (await fetch(address, { method: 'PUT', body })).status,
    [`/__marquee/frame/${id}`, data] as const,
  )
  if (status >= 400) throw new CommandError(`The example of ${entry.name} is invalid: status ${status}.`)
  const path = pagePathOf(entry, example.json)
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}marquee-frame=${id}`)
  await waitUntilLoaded(page)
  if (group === 'kinds') return page.screenshot({ animations: 'disabled' })
  const part = page.locator(group === 'modules' ? 'main [data-module]' : 'main .mq-views').first()
  // Without content of its own, a view is empty.
  if (!(await part.count()) || !(await part.boundingBox())?.height) return page.screenshot({ animations: 'disabled' })
  // The browser loads and paints only what is near the viewport.
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await waitUntilLoaded(page)
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
  const clip = { x: 0, y, width: VIEWPORT.width, height: Math.min(Math.ceil(height), VIEWPORT.height - y) }
  return page.screenshot({ animations: 'disabled', clip })
}

/** Waits until the page has loaded its data, fonts and the pictures in the viewport. */
async function waitUntilLoaded(page: Page): Promise<void> {
  // A film may load all the time.
  await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(() => {})
  const hasContent = () => {
    const isVisible = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    }
    const isLoading = [...document.images].some((image) => isVisible(image) && !image.complete)
    return document.querySelector('main') !== null && !document.querySelector('main .mq-skeleton') && !isLoading
  }
  await page.waitForFunction(hasContent, undefined, { timeout: IDLE_TIMEOUT_MS }).catch(() => {})
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})),
    )
  })
}

/** A WebP picture of at most MAX_PICTURE_BYTES, in the best quality that fits. */
async function compressPicture(screenshot: Buffer): Promise<Buffer> {
  for (let quality = 80; ; quality -= 10) {
    const picture = await sharp(screenshot).resize({ width: PICTURE_WIDTH }).webp({ quality }).toBuffer()
    if (picture.length <= MAX_PICTURE_BYTES || quality === 10) return picture
  }
}
