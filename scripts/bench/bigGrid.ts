import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { openPage } from './browser/openPage'
import { until } from './browser/until'
import { median, spread } from './stats'

/** Titles of the catalogue, and how many of them the genre below has at least. */
const CATALOGUE = 6000
const LEAST = 1000
const GENRE = 'drama'

/** One turn of a mouse's wheel in pixels, and the time between two in milliseconds: five screens a second, in a hurry. */
const TURN = 225
const BETWEEN = 50

/**
 * A grid of a thousand titles out of 5,000 is scrolled from top to bottom with a processor four times slower: the longest
 * task meanwhile.
 * @throws Error when the grid is smaller than that
 */
export async function bigGrid({ browser, server, runs = 3, log }: Bench): Promise<Budget[]> {
  const { url } = await server('lumen')
  const longest: number[] = []
  for (let run = 0; run < runs; run++) {
    const { page, devtools } = await openPage(browser, { screen: { width: 1440, height: 900 } })
    try {
      await page.addInitScript(watchTasks)
      await page.goto(`${url}genres/${GENRE}?preview.titles=${CATALOGUE}`)
      await page.locator('main .mq-columns a').nth(20).waitFor()
      await page.waitForLoadState('networkidle')
      const count = Number(/\d[\d,.]*/.exec(await page.getByRole('status').first().innerText())?.[0].replace(/\D/g, ''))
      if (!(count >= LEAST)) throw new Error(`${GENRE} has ${count} titles, ${LEAST} are wanted`)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const tasks = await scrollThrough(page)
      log(`  ${count} titles, tasks over 50 ms: ${tasks.map(Math.round).join(' ') || 'none'}`)
      longest.push(Math.max(0, ...tasks))
    } finally {
      await page.context().close()
    }
  }
  return [
    {
      name: 'grid',
      what: `longest task while ${LEAST} titles of ${CATALOGUE} are scrolled`,
      measured: median(longest),
      most: 100,
      unit: 'ms',
      note: `${spread(longest)}; 0: none over 50 ms`,
    },
  ]
}

/** From the top to the foot of the page by the wheel; the lengths of the long tasks on the way. */
export async function scrollThrough(page: Page): Promise<number[]> {
  await page.mouse.move(700, 500)
  await page.evaluate(() => Object.assign(window, { tasks: [] }))
  let last = -1
  for (;;) {
    for (let turn = 0; turn < 20; turn++) {
      await page.mouse.wheel(0, TURN)
      await pause(BETWEEN)
    }
    const now = await page.evaluate(() => Math.round(scrollY))
    if (now === last) break
    last = now
  }
  await until(page, () => true, undefined)
  return page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
}

/** Runs in the page, before anything of it. */
function watchTasks(): void {
  Object.assign(window, { tasks: [] })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) (window as unknown as { tasks: number[] }).tasks.push(duration)
  }).observe({ type: 'longtask', buffered: false })
}
