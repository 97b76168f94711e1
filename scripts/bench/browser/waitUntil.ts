import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** How often the page is asked, and how long, in milliseconds. Seldom: a question costs the page time, too. */
const PERIOD = 250
const PATIENCE = 60_000

/**
 * Waits until a question to the page is answered with yes. Playwright's own waiting evaluates text in a timer of the
 * page, which the security policy forbids.
 * @throws Error after a minute
 */
export async function until<Arg>(page: Page, question: (arg: Arg) => boolean, arg: Arg): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await page.evaluate(question as never, arg))) {
    if (Date.now() > end) throw new Error(`${page.url()} did not get there: ${question}`)
    await pause(PERIOD)
  }
}
