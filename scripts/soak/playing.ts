import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openPage } from '../bench/browser/openPage'
import { until } from '../bench/browser/until'
import { type Footprint, footprint, grown, told } from './footprint'
import type { Soak } from './soak'

/** A film in HLS with several sounds and subtitles. */
const FILM = 'metropolis'

/** How long it plays at full length, in milliseconds; how often it is sought meanwhile, and the page measured. */
const LENGTH = 600_000
const SEEKS = 200
const SAMPLES = 5

/** Plays a film for minutes, from place to place, as somebody who is signed in: does the page grow, does the picture stop? */
export async function playing({ browser, url, share, seed }: Soak): Promise<string[]> {
  const { page, devtools } = await openPage(browser, { screen: { width: 1280, height: 720 } })
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  await page.goto(`${url}play/${FILM}?preview.site=lumen&preview.viewer=viewer`)
  await until(
    page,
    () => (document.querySelector<HTMLVideoElement>('.mq-player video')?.readyState ?? 0) > 2,
    undefined,
  )
  // Without a press the browser may hold it back.
  await page.evaluate(() => {
    document
      .querySelector<HTMLVideoElement>('.mq-player video')
      ?.play()
      .catch(() => {})
  })
  await until(page, moves, 0)

  const seeks = Math.max(10, Math.round(SEEKS * share))
  const between = (LENGTH * share) / seeks
  const every = Math.ceil(seeks / (SAMPLES + 1))
  const seen: Footprint[] = []
  let frames = 0
  let place = seed
  for (let seek = 1; seek <= seeks; seek++) {
    const next = Date.now() + between
    // Near places and far ones, forwards and backwards; never so near the end that it ends.
    place = (place * 7 + 3) % 26
    await page.evaluate((to) => {
      const video = document.querySelector<HTMLVideoElement>('.mq-player video')
      if (video) video.currentTime = to
    }, place)
    await until(page, moves, place)
    while (Date.now() < next) await pause(Math.min(250, next - Date.now()))
    if (seek % every !== 0 && seek !== seeks) continue
    seen.push(await footprint(devtools))
    const decoded = await framesOf(page)
    console.log(`     after ${seek} seeks: ${told(seen.at(-1) as Footprint)}, ${decoded} pictures`)
    if (decoded <= frames) wrong.push(`no picture between ${frames} and seek ${seek}`)
    frames = decoded
  }
  await page.context().close()
  return [...wrong, ...grown(seen[0] as Footprint, seen.at(-1) as Footprint)]
}

const framesOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLVideoElement>('.mq-player video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
  )

/** Runs in the page: it has gone on from there. */
function moves(from: number): boolean {
  const video = document.querySelector<HTMLVideoElement>('.mq-player video')
  return video !== null && !video.seeking && video.readyState >= 3 && video.currentTime > from
}
