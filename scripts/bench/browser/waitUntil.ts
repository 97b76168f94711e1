import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Long, because each check uses processor time of the page. */
const CHECK_INTERVAL_MS = 250
const TIMEOUT_MS = 60_000

/**
 * Waits until a condition is true in the page. Playwright's `waitForFunction` evaluates text in a timer of the page,
 * which the content security policy forbids.
 * @throws Error after a minute
 */
export async function waitUntil<Arg>(page: Page, condition: (arg: Arg) => boolean, arg: Arg): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  while (!(await page.evaluate(condition as never, arg))) {
    if (Date.now() > end) throw new Error(`${page.url()}: timeout after ${TIMEOUT_MS / 1000} s for ${condition}`)
    await pause(CHECK_INTERVAL_MS)
  }
}
