import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/test'
import { type Footprint, findGrowth, formatFootprint, measureFootprint } from './footprint'
import { SEED } from './seed'

/** An HLS film with several audio and subtitle tracks. */
const FILM_SLUG = 'metropolis'

/** Playing time in minutes, with a seek every three seconds. */
const PLAYING_MINUTES = Number(process.env.MARQUEE_MINUTES ?? 10)
const SEEK_INTERVAL_MS = 3000
const SAMPLE_COUNT = 5

test.use({ viewport: { width: 1280, height: 720 } })

test(`plays for ${PLAYING_MINUTES} minutes without stopping or growing memory use`, async ({ page }) => {
  test.setTimeout((PLAYING_MINUTES * 2 + 2) * 60_000)
  const devtools = await page.context().newCDPSession(page)
  await open(page, 'lumen', `/play/${FILM_SLUG}`, { viewer: 'viewer' })
  const expectPlaysFrom = (from: number) =>
    expect.poll(() => page.evaluate(isPlayingAfter, from), `plays from ${from} s`).toBe(true)
  await expect
    .poll(() => page.locator('.mq-player video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(2)
  // The browser may block autoplay.
  await page.locator('.mq-player video').evaluate((video: HTMLVideoElement) => video.play().catch(() => {}))
  await expectPlaysFrom(0)

  const seeks = Math.max(SAMPLE_COUNT + 1, Math.round((PLAYING_MINUTES * 60_000) / SEEK_INTERVAL_MS))
  const sampleEvery = Math.ceil(seeks / (SAMPLE_COUNT + 1))
  const samples: Footprint[] = []
  let frames = 0
  let position = SEED
  for (let seek = 1; seek <= seeks; seek++) {
    const next = Date.now() + SEEK_INTERVAL_MS
    // Seeks near and far, forwards and backwards, but never close to the end.
    position = (position * 7 + 3) % 26
    await page.locator('.mq-player video').evaluate((video: HTMLVideoElement, to) => {
      video.currentTime = to
    }, position)
    await expectPlaysFrom(position)
    await page.waitForTimeout(Math.max(0, next - Date.now()))
    if (seek % sampleEvery !== 0 && seek !== seeks) continue
    const sample = await measureFootprint(devtools)
    samples.push(sample)
    const decoded = await readFrameCount(page)
    test
      .info()
      .annotations.push({ type: `after ${seek} seeks`, description: `${formatFootprint(sample)}, ${decoded} frames` })
    expect(decoded, `frames decoded by seek ${seek}`).toBeGreaterThan(frames)
    frames = decoded
  }
  expect(findGrowth(samples[0] as Footprint, samples.at(-1) as Footprint)).toEqual([])
})

const readFrameCount = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLVideoElement>('.mq-player video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
  )

/** Runs in the page. Whether the video plays after this time, in seconds. */
function isPlayingAfter(from: number): boolean {
  const video = document.querySelector<HTMLVideoElement>('.mq-player video')
  return video !== null && !video.seeking && video.readyState >= 3 && video.currentTime > from
}
