import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { BenchContext } from './bench'
import { assertSameMarkup, markupOf } from './browser/markup'
import { openPage } from './browser/openPage'
import { slowDownPages } from './browser/slowDownPages'
import { waitUntil } from './browser/waitUntil'
import { buildPlainReactPages } from './builds'
import { median, medianConfidenceInterval, quartiles, withoutOutliers } from './stats'
import { MODULE_COUNT, TITLES_PER_MODULE, writeManyModulesSite } from './writeManyModulesSite'

/** High enough that all rows are near the viewport. */
const SCREEN = { width: 1440, height: 20_000 }

/** Slowdown factors of the processor. */
const SLOWDOWN_FACTORS = [2, 4, 8]

/** Processor time relative to plain React. */
const MAX_PROCESSOR_RATIO = 1.15

/** The main thread is idle when it worked less than `IDLE_WORK_MS` in `IDLE_INTERVAL_MS`. */
const IDLE_WORK_MS = 3
const IDLE_INTERVAL_MS = 300

/** Times of opening one page, in milliseconds. */
interface PageTimes {
  /** Processor time of the main thread until it is idle. */
  processorMs: number
  /** Wall time until the end of the frame that shows the last card. */
  wallMs: number
}

/**
 * Rendering 50 modules of 20 cards, compared with a hand-written React page, at three processor speeds. The two
 * alternate in changing order, so that other work on the machine affects both. The budget is for the processor time,
 * which other work changes much less than the wall time.
 * @throws Error if the two do not render the same markup
 */
export async function manyModules({ root, browser, server, runs = 15, smoke, log }: BenchContext): Promise<Budget[]> {
  const site = writeManyModulesSite()
  try {
    const own = `${(await server(site)).url}home`
    const plain = `${(await server(site, await buildPlainReactPages(root))).url}many.html`
    // Also warms up the caches of the server.
    assertSameMarkup('a row', await firstRowMarkup(browser, own), await firstRowMarkup(browser, plain))
    const budgets: Budget[] = []
    for (const slower of smoke ? SLOWDOWN_FACTORS.slice(0, 1) : SLOWDOWN_FACTORS) {
      const turns: [own: PageTimes, plain: PageTimes][] = []
      for (let turn = 0; turn < runs; turn++) {
        const other = turn % 2 > 0 ? await measurePage(browser, plain, slower) : undefined
        const ours = await measurePage(browser, own, slower)
        turns.push([ours, other ?? (await measurePage(browser, plain, slower))])
      }
      log(
        turns
          .map(
            ([a, b]) =>
              `  ${slower}x: processor ${formatTimePair(a, b, 'processorMs')}, wall ${formatTimePair(a, b, 'wallMs')}`,
          )
          .join('\n'),
      )
      budgets.push(...budgetsOf(slower, turns))
    }
    return budgets
  } finally {
    rmSync(site, { recursive: true })
  }
}

const formatTimePair = (own: PageTimes, plain: PageTimes, time: keyof PageTimes) =>
  `${own[time].toFixed(0)} to ${plain[time].toFixed(0)}`

function budgetsOf(slower: number, turns: readonly [own: PageTimes, plain: PageTimes][]): Budget[] {
  const times = (time: keyof PageTimes, page: 0 | 1) => turns.map((turn) => turn[page][time])
  const ratio = (time: keyof PageTimes): Pick<Budget, 'measured' | 'unit' | 'note'> => {
    const all = turns.map(([own, plain]) => own[time] / plain[time])
    const kept = withoutOutliers(all)
    const [low, high] = [medianConfidenceInterval(kept), quartiles(kept)].map((ends) =>
      ends.map((end) => end.toFixed(2)).join(' to '),
    )
    const note = `95 %: ${low}; quartiles ${high}; ${all.length - kept.length} of ${all.length} pairs are outliers`
    return { measured: median(kept), unit: 'x', note }
  }
  const row = (what: string, values: number[]): Budget => {
    const note = `quartiles ${quartiles(values).map(Math.round).join(' to ')}`
    return { name: 'modules', what, measured: median(values), unit: 'ms', note }
  }
  const what = `${MODULE_COUNT} x ${TITLES_PER_MODULE} cards, relative to plain React, with a processor ${slower}x slower`
  return [
    { name: 'modules', what, most: MAX_PROCESSOR_RATIO, ...ratio('processorMs') },
    row('  processor time of Marquee', times('processorMs', 0)),
    row('  of plain React', times('processorMs', 1)),
    { name: 'modules', what: '  ratio of wall times', ...ratio('wallMs') },
    row('  wall time of Marquee', times('wallMs', 0)),
    row('  of plain React', times('wallMs', 1)),
  ]
}

const firstRowMarkup = (browser: Browser, url: string) =>
  readLoadedPage(browser, url, 1, (page) => markupOf(page, '#row-0'))

const measurePage = (browser: Browser, url: string, slower: number): Promise<PageTimes> =>
  readLoadedPage(browser, url, slower, async (page, devtools) => {
    const wallMs = await page.evaluate(() => (window as unknown as { cardsShown: number }).cardsShown)
    return { processorMs: await processorTime(devtools), wallMs }
  })

/** Opens a page and waits until all of its cards are shown. */
async function readLoadedPage<T>(
  browser: Browser,
  url: string,
  slower: number,
  read: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const { page, devtools } = await openPage(browser, { screen: SCREEN })
  const release = slower > 1 ? await slowDownPages(browser, slower) : undefined
  try {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.addInitScript(watchCards, MODULE_COUNT * TITLES_PER_MODULE)
    await page.goto(url)
    await waitUntil(page, () => 'cardsShown' in window, undefined)
    // A row gets its buttons after it has been measured.
    await page
      .locator('.mq-row__button')
      .nth(MODULE_COUNT - 1)
      .waitFor({ state: 'attached' })
    return await read(page, devtools)
  } finally {
    await release?.()
    await page.context().close()
  }
}

/**
 * Waits until the main thread is idle. Returns the processor time of its tasks in milliseconds, without those of the
 * developer tools.
 */
async function processorTime(devtools: CDPSession): Promise<number> {
  let before = Number.NaN
  for (;;) {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const seconds = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
    const now = (seconds('TaskDuration') - seconds('DevToolsCommandDuration')) * 1000
    if (Number.isNaN(now)) throw new Error('The browser reports no processor time')
    if (now - before < IDLE_WORK_MS) return now
    before = now
    await pause(IDLE_INTERVAL_MS)
  }
}

/** Runs in the page before its scripts. */
function watchCards(count: number): void {
  const cards = document.getElementsByClassName('mq-card')
  const observer = new MutationObserver(() => {
    if (cards.length < count) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // A new task runs after style, layout and paint of this frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => Object.assign(window, { cardsShown: performance.now() })
      port2.postMessage(0)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
