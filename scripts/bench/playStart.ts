import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { openPage } from './browser/openPage'
import { until } from './browser/until'
import { buildBare } from './builds'
import { median, spread } from './stats'

/** A film of `lumen` whose stream is the usual HLS one, by its slug. */
const FILM = 'metropolis'

/** What each file takes longer in the second turn, in milliseconds. */
const DELAY = 40

/** A page has rested when nothing came for so long, in milliseconds. */
const REST = 700

/** So many frames tell whether they are shown in time. */
const FRAMES = 60

/** Times after the press, in milliseconds. */
interface Start {
  /** The first picture of the film was handed to the screen. */
  frame: number
  /** The service had answered what is to be played. */
  asked: number
  /** The engine asked for the manifest. */
  manifest: number
  /** Share of the first frames that were shown when they were due. */
  inTime: number
}

interface Way {
  what: string
  /** What it is compared with. */
  to: 'bare' | undefined
  most?: number
  run: (page: Page, devtools: CDPSession, delay: number) => Promise<Start>
}

/**
 * From the press to the first picture of a film: our player against shaka alone, with the same
 * stream of the same service. Both take turns, so that other work on the machine affects both.
 */
export async function playStart({ root, browser, server, runs = 7, smoke, log }: Bench): Promise<Budget[]> {
  const ours = (await server('lumen')).url
  const bare = (await server('lumen', await buildBare(root))).url
  const call = await callOf(ours)

  const site = (warm: boolean) => async (page: Page, devtools: CDPSession, delay: number) => {
    await page.goto(`${ours}title/${FILM}`)
    const link = `a[href="/play/${FILM}"]`
    await page.locator(link).first().waitFor()
    await rested(page)
    if (warm) {
      await page.locator(link).first().hover()
      await until(
        page,
        () => performance.getEntriesByType('resource').some(({ name }) => /shaka/.test(name)),
        undefined,
      )
      await rested(page)
    }
    return press(page, devtools, delay, link)
  }
  const alone = (warm: boolean) => async (page: Page, devtools: CDPSession, delay: number) => {
    await page.goto(`${bare}shaka.html?call=${encodeURIComponent(call)}${warm ? '&warm' : ''}`)
    if (warm) await until(page, () => 'ready' in document.documentElement.dataset, undefined)
    await rested(page)
    return press(page, devtools, delay, 'button')
  }
  const ways = {
    ours: { what: 'ours', to: 'bare', most: 1.1, run: site(true) },
    bare: { what: 'shaka alone', to: undefined, run: alone(true) },
    oursCold: { what: 'ours, cold', to: 'bare', run: site(false) },
    bareCold: { what: 'shaka alone, cold', to: 'bare', run: alone(false) },
  } satisfies Record<string, Way>
  const names = Object.keys(ways) as (keyof typeof ways)[]

  const budgets: Budget[] = []
  for (const delay of smoke ? [0] : [0, DELAY]) {
    const took: Record<string, Start[]> = Object.fromEntries(names.map((name) => [name, []]))
    // The first turn fills the caches of the server, and does not count.
    for (let run = smoke ? 0 : -1; run < runs; run++) {
      for (const name of names) {
        const { page, devtools } = await openPage(browser, { screen: { width: 1280, height: 720 } })
        try {
          await page.addInitScript(watchFrames)
          const start = await ways[name].run(page, devtools, delay)
          if (run >= 0) took[name]?.push(start)
        } finally {
          await page.context().close()
        }
      }
    }
    budgets.push(...told(ways, took, delay))
    if (delay === 0) budgets.push(keptUp(took))
    for (const name of names) log(`  +${delay} ms, ${ways[name].what}: ${single(took[name] ?? [])}`)
  }
  return budgets
}

const single = (starts: readonly Start[]) =>
  starts.map((start) => [start.asked, start.manifest, start.frame].map(Math.round).join('/')).join(' ')

function told(ways: Record<string, Way>, took: Record<string, Start[]>, delay: number): Budget[] {
  const frames = (name: string) => (took[name] ?? []).map(({ frame }) => frame)
  const base = frames('bare')
  return Object.entries(ways).flatMap(([name, { what, to, most }]): Budget[] => {
    const own = frames(name)
    const row: Budget = { name: 'play', what: `  ${what}`, measured: median(own), unit: 'ms', note: spread(own) }
    if (!to) return [row]
    const ratios = own.map((frame, run) => frame / (base[run] as number))
    const named = `first picture${delay > 0 ? `, +${delay} ms a file` : ''}: ${what}, to shaka alone`
    // Of each turn, since the machine changes from one to the next.
    const ratio = median(ratios)
    return [{ name: 'play', what: named, measured: ratio, most, unit: 'x', note: spread(ratios, 2) }, row]
  })
}

/** Whether what stands around the film costs it frames: the share that is shown in time, to that of shaka alone. */
function keptUp(took: Record<string, Start[]>): Budget {
  const shares = (name: string) => median((took[name] ?? []).map(({ inTime }) => inTime))
  const [own, base] = [shares('ours'), shares('bare')]
  const note = `${Math.round(own * 100)} % of the first ${FRAMES}, alone ${Math.round(base * 100)} %`
  return {
    name: 'play',
    what: 'frames shown in time: shaka alone, to ours',
    measured: base / own,
    most: 1.1,
    unit: 'x',
    note,
  }
}

/** The call by which the site asks what is played of the film. */
async function callOf(url: string): Promise<string> {
  const answer = await fetch(`${url}api/v1/avails/titles/${FILM}`)
  const { data } = (await answer.json()) as { data: { asset_id?: string; primary_video?: { asset_id?: string } } }
  const id = data.primary_video?.asset_id ?? data.asset_id
  if (!id) throw new Error(`${FILM} names no asset`)
  return `/api/v1/playback/stream/asset/${id}/`
}

/** Presses, and waits for the first picture. */
async function press(page: Page, devtools: CDPSession, delay: number, on: string): Promise<Start> {
  if (delay > 0) {
    await devtools.send('Network.enable')
    const none = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
    await devtools.send('Network.emulateNetworkConditions', { ...none, latency: delay })
  }
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), on)
  await until(page, () => (window as unknown as { start: { frame: number } }).start.frame > 0, undefined)
  await until(
    page,
    (least) =>
      [...document.querySelectorAll('video')].some(
        (video) => !video.loop && video.getVideoPlaybackQuality().totalVideoFrames >= least,
      ),
    FRAMES,
  )
  return page.evaluate(() => {
    const film = [...document.querySelectorAll('video')].find((video) => !video.loop)
    const { totalVideoFrames = 1, droppedVideoFrames = 0 } = film?.getVideoPlaybackQuality() ?? {}
    const { pressed, frame } = (window as unknown as { start: { pressed: number; frame: number } }).start
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const last = (part: string) => entries.findLast(({ name }) => name.includes(part))
    return {
      frame: frame - pressed,
      inTime: (totalVideoFrames - droppedVideoFrames) / totalVideoFrames,
      asked: (last('/playback/stream/')?.responseEnd ?? Number.NaN) - pressed,
      manifest: (last('/master.m3u8')?.startTime ?? Number.NaN) - pressed,
    }
  })
}

async function rested(page: Page): Promise<void> {
  let count = -1
  for (;;) {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length)
    if (now === count) return
    count = now
    await pause(REST)
  }
}

/** Runs in the page, before anything of it. */
function watchFrames(): void {
  const start = { pressed: 0, frame: 0 }
  Object.assign(window, { start })
  const watch = (video: EventTarget | null) => {
    // A picture that moves behind the page does not count.
    if (!start.pressed || !(video instanceof HTMLVideoElement) || video.loop) return
    video.requestVideoFrameCallback((now) => {
      start.frame ||= now
    })
  }
  const press = () => {
    start.pressed ||= performance.now()
    document.querySelectorAll('video').forEach(watch)
  }
  addEventListener('click', press, { capture: true })
  addEventListener('loadstart', ({ target }) => watch(target), { capture: true })
}
