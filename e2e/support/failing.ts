import { type BrowserContext, expect, type Page } from '@playwright/test'
import { video } from './player'

/** What stands in place of the picture when nothing plays. */
export const failure = (page: Page) => page.locator('.mq-play-notice')

/** What can be done about it. */
export const action = (page: Page) => failure(page).locator('.mq-btn')

/** The whole place of the player says why nothing plays: neither a black rectangle nor a spinner beside it. */
export async function expectFailure(page: Page, headline: string): Promise<void> {
  await expect(failure(page).getByRole('heading')).toHaveText(headline, { timeout: 25_000 })
  await expect(failure(page)).toHaveRole('alert')
  await expect(failure(page).locator('p').first()).not.toBeEmpty()
  await expect(action(page)).toBeVisible()
  await expect(page.locator('.mq-player-stage__waits')).toHaveCount(0)
  await expect(video(page)).toHaveCount(0)
}

/** Sets what goes wrong from now on, without a new page; nothing: all is well. */
export async function setFaults(context: BrowserContext, ...faults: string[]): Promise<void> {
  const query = new URLSearchParams()
  for (const fault of faults.length === 0 ? [''] : faults) query.append('preview.fault', fault)
  await context.request.get(`/?${query}`, { headers: { Accept: 'text/html' }, maxRedirects: 0 })
}
