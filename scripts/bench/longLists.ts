import type { Page } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { scrollThrough } from './bigGrid'
import { openPage } from './browser/openPage'
import { longTasksOf } from './review'
import { median, spread } from './stats'

const QUESTIONS = 2000
const EVENTS = 500

/** A page of many lines: what it takes to open it, and what a visitor does with it. */
const LISTS: readonly [
  what: string,
  site: string,
  path: string,
  there: string,
  use: (page: Page) => Promise<unknown>,
][] = [
  [
    `${QUESTIONS} questions are shown, searched, opened and scrolled`,
    'lumen',
    `questions?preview.questions=${QUESTIONS}&preview.consent=reject`,
    '[data-question]',
    async (page) => {
      await page.getByRole('searchbox').fill('ticket')
      await page.getByRole('searchbox').fill('')
      await page.getByRole('button', { name: 'Open all answers' }).click()
      await page.getByRole('button', { name: 'Close all answers' }).click()
      await scrollThrough(page)
    },
  ],
  [
    `${EVENTS} events are shown, sorted and scrolled`,
    'laurel',
    `events?preview.events=${EVENTS}&preview.consent=reject&preview.clock=2026-11-22T12:00:00Z`,
    'main tr',
    async (page) => {
      await page.getByRole('button', { name: 'Name' }).click()
      await page.getByRole('button', { name: 'Location' }).click()
      await scrollThrough(page)
    },
  ],
]

/** Long lists of words: the longest task from their address on, at the machine's own speed. */
export async function longLists({ browser, server, runs = 3, log }: Bench): Promise<Budget[]> {
  const budgets: Budget[] = []
  for (const [what, site, path, there, use] of LISTS) {
    const { url } = await server(site)
    const longest: number[] = []
    for (let run = 0; run < runs; run++) {
      const { page } = await openPage(browser, { screen: { width: 1440, height: 900 } })
      try {
        const tasks = await longTasksOf(browser, async () => {
          await page.goto(url + path)
          await page.locator(there).nth(20).waitFor()
          await use(page)
        })
        log(`  ${site}: tasks over 50 ms: ${tasks.map(Math.round).join(' ') || 'none'}`)
        longest.push(Math.max(0, ...tasks))
      } finally {
        await page.context().close()
      }
    }
    budgets.push({
      name: 'lists',
      what: `longest task while ${what}`,
      measured: median(longest),
      most: 200,
      unit: 'ms',
      note: `${spread(longest)}; 0: none over 50 ms`,
    })
  }
  return budgets
}
