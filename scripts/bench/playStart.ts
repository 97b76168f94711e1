import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { BenchContext } from './bench'
import { openPage } from './browser/openPage'
import { waitUntil } from './browser/waitUntil'
import { buildBarePlayer } from './builds'
import { formatRange, median } from './stats'

/** Slug of a film of `lumen` with an HLS stream. */
const FILM_SLUG = 'metropolis'

/** Additional latency of each file in the second series. */
const ADDED_LATENCY_MS = 40

/** A page counts as idle after this many milliseconds without network activity. */
const IDLE_MS = 700

/** Number of frames for the share of dropped frames. */
const COUNTED_FRAMES = 60

/** Times since the click, in milliseconds. */
interface PlayStartTimes {
  /** The first frame of the film was shown. */
  frameMs: number
  /** The response with the sources had arrived. */
  sourcesMs: number
  /** The engine requested the manifest. */
  manifestMs: number
  /** Share of the first frames that were not dropped. */
  shownFrames: number
}

interface Variant {
  what: string
  /** The variant that it is compared with. */
  to: 'bare' | 'bareCold' | undefined
  most?: number
  /** The limit for the series with latency. Default: `most`. */
  mostWithLatency?: number
  run: (page: Page, devtools: CDPSession, delay: number) => Promise<PlayStartTimes>
}

/**
 * Time from the click to the first frame of a film: our player compared with shaka alone, with the same
 * stream of the same service. The variants alternate, so that other work on the machine affects all of them.
 */
export async function playStart({ root, browser, server, runs = 7, smoke, log }: BenchContext): Promise<Budget[]> {
  const ours = (await server('lumen')).url
  const bare = (await server('lumen', await buildBarePlayer(root))).url
  const call = await playbackCallOf(ours)

  const site = (warm: boolean) => async (page: Page, devtools: CDPSession, delay: number) => {
    await page.goto(`${ours}title/${FILM_SLUG}`)
    const link = `a[href="/play/${FILM_SLUG}"]`
    await page.locator(link).first().waitFor()
    await waitUntilIdle(page)
    if (warm) {
      await page.locator(link).first().hover()
      await waitUntil(
        page,
        () => performance.getEntriesByType('resource').some(({ name }) => /shaka/.test(name)),
        undefined,
      )
      await waitUntilIdle(page)
    }
    return clickPlay(page, devtools, delay, link)
  }
  const alone = (warm: boolean) => async (page: Page, devtools: CDPSession, delay: number) => {
    await page.goto(`${bare}shaka.html?call=${encodeURIComponent(call)}${warm ? '&warm' : ''}`)
    if (warm) await waitUntil(page, () => 'ready' in document.documentElement.dataset, undefined)
    await waitUntilIdle(page)
    return clickPlay(page, devtools, delay, 'button')
  }
  const variants = {
    ours: { what: 'ours', to: 'bare', most: 1.1, run: site(true) },
    bare: { what: 'shaka alone', to: undefined, run: alone(true) },
    oursCold: { what: 'ours, cold', to: 'bareCold', mostWithLatency: 1.35, run: site(false) },
    bareCold: { what: 'shaka alone, cold', to: undefined, run: alone(false) },
  } satisfies Record<string, Variant>
  const names = Object.keys(variants) as (keyof typeof variants)[]

  const budgets: Budget[] = []
  for (const delay of smoke ? [0] : [0, ADDED_LATENCY_MS]) {
    const starts: Record<string, PlayStartTimes[]> = Object.fromEntries(names.map((name) => [name, []]))
    // The first run warms up the caches of the server, and does not count.
    for (let run = smoke ? 0 : -1; run < runs; run++) {
      for (const name of names) {
        const { page, devtools } = await openPage(browser, { screen: { width: 1280, height: 720 } })
        try {
          await page.addInitScript(watchFrames)
          const start = await variants[name].run(page, devtools, delay)
          if (run >= 0) starts[name]?.push(start)
        } finally {
          await page.context().close()
        }
      }
    }
    budgets.push(...budgetsOf(variants, starts, delay))
    if (delay === 0) budgets.push(droppedFrameBudget(starts))
    for (const name of names) log(`  +${delay} ms, ${variants[name].what}: ${formatTimes(starts[name] ?? [])}`)
  }
  return budgets
}

const formatTimes = (starts: readonly PlayStartTimes[]) =>
  starts.map((start) => [start.sourcesMs, start.manifestMs, start.frameMs].map(Math.round).join('/')).join(' ')

function budgetsOf(
  variants: Record<string, Variant>,
  starts: Record<string, PlayStartTimes[]>,
  delay: number,
): Budget[] {
  const frames = (name: string) => (starts[name] ?? []).map(({ frameMs }) => frameMs)
  return Object.entries(variants).flatMap(([name, { what, to, most, mostWithLatency = most }]): Budget[] => {
    const own = frames(name)
    const row: Budget = { name: 'play', what: `  ${what}`, measured: median(own), unit: 'ms', note: formatRange(own) }
    if (!to) return [row]
    const base = frames(to)
    const ratios = own.map((frame, run) => frame / (base[run] as number))
    const compared = to === 'bare' ? 'shaka alone' : 'shaka alone, cold'
    const title = `first frame${delay > 0 ? `, +${delay} ms per file` : ''}: ${what}, relative to ${compared}`
    // Median of the ratios of paired runs, because the speed of the machine changes over time.
    const ratio = median(ratios)
    const limit = delay > 0 ? mostWithLatency : most
    return [{ name: 'play', what: title, measured: ratio, most: limit, unit: 'x', note: formatRange(ratios, 2) }, row]
  })
}

/** Share of frames that are not dropped, compared with shaka alone: shows whether the page around the film costs frames. */
function droppedFrameBudget(starts: Record<string, PlayStartTimes[]>): Budget {
  const shares = (name: string) => median((starts[name] ?? []).map(({ shownFrames }) => shownFrames))
  const [own, base] = [shares('ours'), shares('bare')]
  const note = `ours ${Math.round(own * 100)} % of the first ${COUNTED_FRAMES}, shaka alone ${Math.round(base * 100)} %`
  return {
    name: 'play',
    what: 'frames that are not dropped: shaka alone, relative to ours',
    measured: base / own,
    most: 1.1,
    unit: 'x',
    note,
  }
}

/** The path of the service call for the sources of the film. */
async function playbackCallOf(url: string): Promise<string> {
  const answer = await fetch(`${url}api/v1/avails/titles/${FILM_SLUG}`)
  const { data } = (await answer.json()) as { data: { asset_id?: string; primary_video?: { asset_id?: string } } }
  const id = data.primary_video?.asset_id ?? data.asset_id
  if (!id) throw new Error(`The title ${FILM_SLUG} has no asset id`)
  return `/api/v1/playback/stream/asset/${id}/`
}

/** Clicks, and waits for the first frames. */
async function clickPlay(page: Page, devtools: CDPSession, delay: number, on: string): Promise<PlayStartTimes> {
  if (delay > 0) {
    await devtools.send('Network.enable')
    const none = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
    await devtools.send('Network.emulateNetworkConditions', { ...none, latency: delay })
  }
  await page.locator(on).first().click()
  await waitUntil(page, () => (window as unknown as { start: { frame: number } }).start.frame > 0, undefined)
  await waitUntil(
    page,
    (least) =>
      [...document.querySelectorAll('video')].some(
        (video) => !video.loop && video.getVideoPlaybackQuality().totalVideoFrames >= least,
      ),
    COUNTED_FRAMES,
  )
  return page.evaluate(() => {
    const film = [...document.querySelectorAll('video')].find((video) => !video.loop)
    const { totalVideoFrames = 1, droppedVideoFrames = 0 } = film?.getVideoPlaybackQuality() ?? {}
    const { clicked, frame } = (window as unknown as { start: { clicked: number; frame: number } }).start
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const last = (part: string) => entries.findLast(({ name }) => name.includes(part))
    return {
      frameMs: frame - clicked,
      shownFrames: (totalVideoFrames - droppedVideoFrames) / totalVideoFrames,
      sourcesMs: (last('/playback/stream/')?.responseEnd ?? Number.NaN) - clicked,
      manifestMs: (last('/master.m3u8')?.startTime ?? Number.NaN) - clicked,
    }
  })
}

async function waitUntilIdle(page: Page): Promise<void> {
  let count = -1
  for (;;) {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length)
    if (now === count) return
    count = now
    await pause(IDLE_MS)
  }
}

/** Runs in the page before its scripts. */
function watchFrames(): void {
  const start = { clicked: 0, frame: 0 }
  Object.assign(window, { start })
  const watch = (video: EventTarget | null) => {
    // Looping background videos do not count.
    if (!start.clicked || !(video instanceof HTMLVideoElement) || video.loop) return
    video.requestVideoFrameCallback((now) => {
      start.frame ||= now
    })
  }
  const onClick = () => {
    start.clicked ||= performance.now()
    document.querySelectorAll('video').forEach(watch)
  }
  addEventListener('click', onClick, { capture: true })
  addEventListener('loadstart', ({ target }) => watch(target), { capture: true })
}
