import type { Page } from '@playwright/test'
import { expectPlays, video } from '../support/player'
import { VIEWER_EMAIL } from '../support/signIn'
import { expect, open, test } from '../support/test'

const watermarkLayer = (page: Page) => page.locator('.mq-watermarks')
const watermark = (page: Page, at: number) => watermarkLayer(page).locator('> *').nth(at)
const STATIC_INDEX = 0
const DYNAMIC_INDEX = 1

test.beforeEach(async ({ page }) => {
  await open(page, 'vault', '/play/metropolis', { viewer: 'viewer' })
  await expectPlays(page)
})

/** Pauses and seeks to a time in seconds. */
async function seekTo(page: Page, seconds: number): Promise<void> {
  await video(page).evaluate(
    (video: HTMLVideoElement, seconds) =>
      new Promise<void>((done) => {
        video.pause()
        video.addEventListener('seeked', () => done(), { once: true })
        video.currentTime = seconds
      }),
    seconds,
  )
}

const boxOf = async (page: Page, at: number) => {
  const box = await watermark(page, at).boundingBox()
  if (!box) throw new Error('The watermark has no bounding box')
  return box
}

/** Expects the watermark to be inside the picture. */
async function expectOverPicture(page: Page, at: number): Promise<void> {
  const [inner, outer] = [await boxOf(page, at), await video(page).boundingBox()]
  expect(outer).not.toBeNull()
  if (!outer) return
  expect(inner.x).toBeGreaterThanOrEqual(outer.x)
  expect(inner.y).toBeGreaterThanOrEqual(outer.y)
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1)
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1)
}

const isPaused = (page: Page) => video(page).evaluate((video: HTMLVideoElement) => video.paused)

test("shows the viewer's name over the picture, also in full screen", { tag: '@core' }, async ({ page }) => {
  await expect(watermark(page, STATIC_INDEX)).toContainText(VIEWER_EMAIL)
  await expectOverPicture(page, STATIC_INDEX)
  const letters = () =>
    watermark(page, STATIC_INDEX).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await page.setViewportSize({ width: 900, height: 700 })
  await expect.poll(letters).toBeLessThan(20)
  const small = await letters()

  await page.keyboard.press('f')
  await expect(page.locator('.video-js')).toHaveClass(/vjs-full(?:-window|screen)/)
  // A window in full screen cannot be resized, but the emulated screen can.
  const session = await page.context().newCDPSession(page)
  const larger = { width: 1600, height: 1000, deviceScaleFactor: 1, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', larger)
  await expect.poll(letters).toBeGreaterThan(small)
  await expect(watermark(page, STATIC_INDEX)).toBeVisible()
  await expectOverPicture(page, STATIC_INDEX)
})

test('restores a watermark that was removed, hidden or emptied', async ({ page }) => {
  await watermarkLayer(page).evaluate((element) => element.remove())
  await expect(watermark(page, STATIC_INDEX)).toContainText(VIEWER_EMAIL)
  await expect(watermark(page, STATIC_INDEX)).toBeVisible()

  await watermarkLayer(page).evaluate((element) => element.style.setProperty('display', 'none', 'important'))
  await expect(watermark(page, STATIC_INDEX)).toBeVisible()

  await watermark(page, STATIC_INDEX).evaluate((element) => {
    element.textContent = ''
  })
  await expect(watermark(page, STATIC_INDEX)).toContainText(VIEWER_EMAIL)

  await page.addStyleTag({ url: '/site/brand.css' })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.mq-watermarks, .mq-watermarks * { display: none; opacity: 0; visibility: hidden }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  await expect(watermark(page, STATIC_INDEX)).toBeVisible()
  expect(await watermark(page, STATIC_INDEX).evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
})

test('stays below captions and controls, does not receive clicks, and moves with the film', async ({ page }) => {
  const below = await watermarkLayer(page).evaluate((element) => {
    const player = element.closest('.video-js')
    const isAfter = (selector: string) => {
      const other = player?.querySelector(selector)
      return !!other && !!(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    }
    return ['.vjs-text-track-display', '.vjs-control-bar', '.mq-player__over'].map(isAfter)
  })
  expect(below).toEqual([true, true, true])
  expect(await watermarkLayer(page).evaluate((element) => getComputedStyle(element).zIndex)).toBe('auto')

  await test.step('cannot be clicked or selected', async () => {
    const { x, y, width, height } = await boxOf(page, STATIC_INDEX)
    const middle = [x + width / 2, y + height / 2] as const
    const under = await page.evaluate(
      ([x, y]) => document.elementsFromPoint(x, y).some((element) => element.closest('.mq-watermarks')),
      middle,
    )
    expect(under).toBe(false)
    // The click reaches the video.
    expect(await isPaused(page)).toBe(false)
    await page.mouse.click(...middle)
    await expect.poll(() => isPaused(page)).toBe(true)

    const selected = await watermarkLayer(page).evaluate((element) => {
      getSelection()?.selectAllChildren(element.parentElement ?? element)
      return getSelection()?.toString()
    })
    expect(selected).not.toContain('@')
  })

  await test.step('stays below the controls, and picture-in-picture is disabled', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => isPaused(page)).toBe(false)
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Picture in picture' })).toHaveCount(0)
    expect(await video(page).evaluate((video: HTMLVideoElement) => video.disablePictureInPicture)).toBe(true)
  })

  await test.step('shows, moves and hides the second watermark', async () => {
    await expect(watermark(page, DYNAMIC_INDEX)).toContainText(VIEWER_EMAIL)
    await seekTo(page, 1)
    await expect(watermark(page, DYNAMIC_INDEX)).toBeHidden()
    await seekTo(page, 3)
    await expect(watermark(page, DYNAMIC_INDEX)).toBeVisible()
    const first = await boxOf(page, DYNAMIC_INDEX)
    await expectOverPicture(page, DYNAMIC_INDEX)
    await seekTo(page, 7)
    await expect.poll(async () => Math.abs((await boxOf(page, DYNAMIC_INDEX)).x - first.x)).toBeGreaterThan(20)
    await expectOverPicture(page, DYNAMIC_INDEX)
    await seekTo(page, 11)
    await expect(watermark(page, DYNAMIC_INDEX)).toBeHidden()
    await expect(watermark(page, STATIC_INDEX)).toBeVisible()
    await seekTo(page, 15)
    await expect(watermark(page, DYNAMIC_INDEX)).toBeVisible()
  })
})
