import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { markupOf, mustMatch } from './browser/markup'
import { openPage } from './browser/openPage'
import { slowDown } from './browser/slowDown'
import { until } from './browser/until'
import { buildPlain } from './builds'
import { MODULES, manySite, TITLES } from './manySite'
import { median, medianInterval, quartiles, withoutOutliers } from './stats'

/** Tall enough that every row is near. */
const SCREEN = { width: 1440, height: 20_000 }

/** How many times slower the processor is made. */
const SLOWER = [2, 4, 8]

/** Of Marquee's time to that of plain React. */
const MOST = 1.15

/** The main thread has come to rest when it worked less than `QUIET` in `REST`, in milliseconds. */
const QUIET = 3
const REST = 300

/** What the opening of one page took, in milliseconds. */
interface Run {
  /** Processor time of the page's main thread until it rests. */
  processor: number
  /** From the opening to the end of the frame in which the last card stands. */
  wall: number
}

/**
 * 50 modules of 20 cards, against a page that is written by hand in React for this one list, on processors of three
 * speeds. Both take turns, each time the other one first, so that whatever else the machine does meets both. What
 * counts is the processor time: other work on the machine makes the wall time longer, and that one hardly.
 * @throws Error when the two do not render the same markup
 */
export async function manyModules({ root, browser, server, runs = 15, smoke, log }: Bench): Promise<Budget[]> {
  const site = manySite()
  try {
    const own = `${(await server(site)).url}home`
    const plain = `${(await server(site, await buildPlain(root))).url}many.html`
    // The first turn fills the caches of the server, and shows that both do the same.
    mustMatch('a row', await firstRow(browser, own), await firstRow(browser, plain))
    const budgets: Budget[] = []
    for (const slower of smoke ? SLOWER.slice(0, 1) : SLOWER) {
      const turns: [own: Run, plain: Run][] = []
      for (let turn = 0; turn < runs; turn++) {
        const other = turn % 2 > 0 ? await once(browser, plain, slower) : undefined
        const ours = await once(browser, own, slower)
        turns.push([ours, other ?? (await once(browser, plain, slower))])
      }
      log(
        turns
          .map(([a, b]) => `  ${slower}x: processor ${single(a, b, 'processor')}, wall ${single(a, b, 'wall')}`)
          .join('\n'),
      )
      budgets.push(...told(slower, turns))
    }
    return budgets
  } finally {
    rmSync(site, { recursive: true })
  }
}

const single = (own: Run, plain: Run, time: keyof Run) => `${own[time].toFixed(0)} to ${plain[time].toFixed(0)}`

function told(slower: number, turns: readonly [own: Run, plain: Run][]): Budget[] {
  const times = (time: keyof Run, page: 0 | 1) => turns.map((turn) => turn[page][time])
  const ratio = (time: keyof Run): Pick<Budget, 'measured' | 'unit' | 'note'> => {
    const all = turns.map(([own, plain]) => own[time] / plain[time])
    const kept = withoutOutliers(all)
    const [low, high] = [medianInterval(kept), quartiles(kept)].map((ends) =>
      ends.map((end) => end.toFixed(2)).join(' to '),
    )
    const note = `95 %: ${low}; quartiles ${high}; ${all.length - kept.length} of ${all.length} turns set aside`
    return { measured: median(kept), unit: 'x', note }
  }
  const row = (what: string, values: number[]): Budget => {
    const note = `quartiles ${quartiles(values).map(Math.round).join(' to ')}`
    return { name: 'modules', what, measured: median(values), unit: 'ms', note }
  }
  const what = `${MODULES} modules of ${TITLES} cards, to plain React, ${slower}x slower`
  return [
    { name: 'modules', what, most: MOST, ...ratio('processor') },
    row('  processor time of Marquee', times('processor', 0)),
    row('  of plain React', times('processor', 1)),
    { name: 'modules', what: '  the same in wall time', ...ratio('wall') },
    row('  wall time of Marquee', times('wall', 0)),
    row('  of plain React', times('wall', 1)),
  ]
}

const firstRow = (browser: Browser, url: string) => visit(browser, url, 1, (page) => markupOf(page, '#row-0'))

const once = (browser: Browser, url: string, slower: number): Promise<Run> =>
  visit(browser, url, slower, async (page, devtools) => {
    const wall = await page.evaluate(() => (window as unknown as { stood: number }).stood)
    return { processor: await processorTime(devtools), wall }
  })

/** Opens a page and waits until all of its cards stand there. */
async function visit<T>(
  browser: Browser,
  url: string,
  slower: number,
  read: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const { page, devtools } = await openPage(browser, { screen: SCREEN })
  const release = slower > 1 ? await slowDown(browser, slower) : undefined
  try {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.addInitScript(watchCards, MODULES * TITLES)
    await page.goto(url)
    await until(page, () => 'stood' in window, undefined)
    // The buttons of a row come once it has been measured.
    await page
      .locator('.mq-row__button')
      .nth(MODULES - 1)
      .waitFor({ state: 'attached' })
    return await read(page, devtools)
  } finally {
    await release?.()
    await page.context().close()
  }
}

/**
 * Processor time of all tasks of the page's main thread since it was opened, without those of the developer tools, once
 * it has come to rest, in milliseconds.
 */
async function processorTime(devtools: CDPSession): Promise<number> {
  let before = Number.NaN
  for (;;) {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const seconds = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
    const now = (seconds('TaskDuration') - seconds('DevToolsCommandDuration')) * 1000
    if (Number.isNaN(now)) throw new Error('The browser tells no processor time')
    if (now - before < QUIET) return now
    before = now
    await pause(REST)
  }
}

/** Runs in the page, before anything of it. */
function watchCards(count: number): void {
  const cards = document.getElementsByClassName('mq-card')
  const observer = new MutationObserver(() => {
    if (cards.length < count) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // A task of its own: after style, layout and paint of this frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => Object.assign(window, { stood: performance.now() })
      port2.postMessage(0)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
