import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { BenchContext } from './bench'
import { longTasks } from './browser/longTasks'
import { openPage } from './browser/openPage'
import { formatRange, median } from './stats'

interface LongList {
  what: string
  siteName: string
  path: string
  /** Selector of its items. */
  itemSelector: string
  /** Minimum height of the page in pixels, which proves that it shows the whole list. */
  height: number
  /** Slowdown factor of the processor once the first items are shown. Default: full speed, and loading is measured, too. */
  slower?: number
  /** Maximum duration of a task in milliseconds. */
  most: number
  use?: (page: Page) => Promise<unknown>
}

const REVIEWER_QUERY = 'preview.viewer=moderator&preview.reset=1'

const LONG_LISTS: readonly LongList[] = [
  {
    what: 'scrolling 1000 of 6000 titles, with a processor 4x slower',
    siteName: 'lumen',
    path: 'genres/drama?preview.titles=6000&preview.consent=reject',
    itemSelector: 'main .mq-columns a',
    height: 40_000,
    slower: 4,
    most: 100,
  },
  ...['grid', 'list'].map((layout) => ({
    what: `scrolling 2000 assets as a ${layout}, with a processor 4x slower`,
    siteName: 'vault',
    path: `collections/many-assets?layout=${layout}&preview.assets=2000&${REVIEWER_QUERY}`,
    itemSelector: layout === 'grid' ? '.mq-asset-card' : '.mq-asset-table tbody tr',
    height: 40_000,
    slower: 4,
    most: 100,
  })),
  {
    what: 'loading, searching, opening, scrolling 2000 questions',
    siteName: 'lumen',
    path: 'questions?preview.questions=2000&preview.consent=reject',
    itemSelector: '[data-question]',
    height: 40_000,
    most: 200,
    use: async (page) => {
      await page.getByRole('searchbox').fill('ticket')
      await page.getByRole('searchbox').fill('')
      await page.getByRole('button', { name: 'Expand all answers' }).click()
      await page.getByRole('button', { name: 'Collapse all answers' }).click()
    },
  },
  {
    what: 'loading, sorting and scrolling 500 events',
    siteName: 'laurel',
    path: 'events?preview.events=500&preview.consent=reject&preview.clock=2026-11-22T12:00:00Z',
    itemSelector: 'main tr',
    height: 10_000,
    most: 200,
    use: async (page) => {
      await page.getByRole('button', { name: 'Name' }).click()
      await page.getByRole('button', { name: 'Location' }).click()
    },
  },
]

/** Pixels of one wheel event, and the delay to the next: five screens per second. */
const WHEEL_STEP_PX = 225
const WHEEL_DELAY_MS = 50

/** The longest task while a visitor uses and scrolls a long list. */
export async function longLists({ browser, server, runs = 3, smoke, log }: BenchContext): Promise<Budget[]> {
  const budgets: Budget[] = []
  for (const list of LONG_LISTS) {
    const { url } = await server(list.siteName)
    const slower = smoke ? undefined : list.slower
    const longest: number[] = []
    for (let run = 0; run < runs; run++) {
      const { page, devtools } = await openPage(browser, { screen: { width: 1440, height: 900 } })
      const open = async () => {
        await page.goto(url + list.path)
        await page.locator(list.itemSelector).nth(20).waitFor()
      }
      const use = async () => {
        await list.use?.(page)
        await scrollToEnd(page, list)
      }
      try {
        if (slower) {
          await open()
          await page.waitForLoadState('networkidle')
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
        }
        const tasks = await longTasks(browser, async () => {
          if (!slower) await open()
          await use()
        })
        log(`  ${list.what}: tasks over 50 ms: ${tasks.map(Math.round).join(' ') || 'none'}`)
        longest.push(Math.max(0, ...tasks))
      } finally {
        await page.context().close()
      }
    }
    budgets.push({
      name: 'lists',
      what: `longest task: ${list.what}`,
      measured: median(longest),
      most: list.most,
      unit: 'ms',
      note: `${formatRange(longest)}; 0: no task over 50 ms`,
    })
  }
  return budgets
}

/**
 * Scrolls to the end of the page with the mouse wheel.
 * @throws Error if the page is less high than expected
 */
async function scrollToEnd(page: Page, { height, what }: LongList): Promise<void> {
  await page.mouse.move(700, 500)
  for (let last = -1; ; ) {
    for (let turn = 0; turn < 20; turn++) {
      await page.mouse.wheel(0, WHEEL_STEP_PX)
      await pause(WHEEL_DELAY_MS)
    }
    const now = await page.evaluate(() => Math.round(scrollY))
    if (now === last) break
    last = now
  }
  const actual = await page.evaluate(() => document.documentElement.scrollHeight)
  if (actual < height) throw new Error(`${what}: the page is ${actual} px high, expected at least ${height}`)
}
