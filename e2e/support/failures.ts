import { type BrowserContext, expect, type Page } from '@playwright/test'
import { video } from './player'

/** The notice that replaces the picture when playback fails. */
export const playFailureNotice = (page: Page) => page.locator('.mq-play-notice')

/** The button of the notice, such as "Try again". */
export const playFailureButton = (page: Page) => playFailureNotice(page).locator('.mq-btn')

/** Expects the failure notice with this headline, and neither a video element nor a spinner. */
export async function expectPlayFailure(page: Page, headline: string): Promise<void> {
  await expect(playFailureNotice(page).getByRole('heading')).toHaveText(headline, { timeout: 25_000 })
  await expect(playFailureNotice(page)).toHaveRole('alert')
  await expect(playFailureNotice(page).locator('p').first()).not.toBeEmpty()
  await expect(playFailureButton(page)).toBeVisible()
  await expect(page.locator('.mq-player-stage__waits')).toHaveCount(0)
  await expect(video(page)).toHaveCount(0)
}

/** Sets simulated faults for later calls without loading a new page. Without faults all calls succeed. */
export async function setFaults(context: BrowserContext, ...faults: string[]): Promise<void> {
  const query = new URLSearchParams()
  for (const fault of faults.length === 0 ? [''] : faults) query.append('preview.fault', fault)
  await context.request.get(`/?${query}`, { headers: { Accept: 'text/html' }, maxRedirects: 0 })
}
