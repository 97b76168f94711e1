import { type BrowserContext, expect, type Page } from '@playwright/test'
import { video } from './player'

/** The notice that replaces the picture when playback fails. */
export const failure = (page: Page) => page.locator('.mq-play-notice')

/** The button of the notice, such as "Try again". */
export const action = (page: Page) => failure(page).locator('.mq-btn')

/** Expects the failure notice with this headline, and neither a video element nor a spinner. */
export async function expectFailure(page: Page, headline: string): Promise<void> {
  await expect(failure(page).getByRole('heading')).toHaveText(headline, { timeout: 25_000 })
  await expect(failure(page)).toHaveRole('alert')
  await expect(failure(page).locator('p').first()).not.toBeEmpty()
  await expect(action(page)).toBeVisible()
  await expect(page.locator('.mq-player-stage__waits')).toHaveCount(0)
  await expect(video(page)).toHaveCount(0)
}

/** Sets simulated faults for later calls without loading a new page. Without faults all calls succeed. */
export async function setFaults(context: BrowserContext, ...faults: string[]): Promise<void> {
  const query = new URLSearchParams()
  for (const fault of faults.length === 0 ? [''] : faults) query.append('preview.fault', fault)
  await context.request.get(`/?${query}`, { headers: { Accept: 'text/html' }, maxRedirects: 0 })
}
