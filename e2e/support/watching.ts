import { type BrowserContext, expect, type Page } from '@playwright/test'

/** On a busy machine the first picture takes seconds. */
const LONG = 15_000

/** The picture. */
export const picture = (page: Page) => page.locator('.mq-player video')

/** What stands in its place when nothing plays. */
export const failure = (page: Page) => page.locator('.mq-play-failed')

/** Waits until this is said in place of the picture. */
export const expectFailure = (page: Page, headline: string) =>
  expect(failure(page).getByRole('heading')).toHaveText(headline, { timeout: LONG })

/** Lets films begin by themselves: browsers allow that without sound only. To be called before a page is opened. */
export async function mute(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEY = 'marquee.player'
    // An empty page has no storage.
    if (location.protocol === 'about:') return
    if (!localStorage.getItem(KEY)) localStorage.setItem(KEY, '{"muted":true}')
  })
}

/** Where the picture is, in seconds; -1: there is none. */
export const position = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLVideoElement>('.mq-player video')?.currentTime ?? -1)

/** How many pictures were decoded. */
const decoded = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLVideoElement>('.mq-player video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
  )

/** The film plays: its time goes on and pictures are decoded, from this second on. */
export async function expectPlaying(page: Page, from = 0): Promise<void> {
  await expect.poll(() => position(page), { message: 'the time goes on', timeout: LONG }).toBeGreaterThan(from)
  const [at, frames] = [await position(page), await decoded(page)]
  await expect.poll(() => position(page), { message: 'the time goes on', timeout: LONG }).toBeGreaterThan(at)
  await expect.poll(() => decoded(page), { message: 'pictures are decoded', timeout: LONG }).toBeGreaterThan(frames)
}

/** Sets what goes wrong from now on, without a new page; nothing: all is well. */
export async function setFaults(context: BrowserContext, ...faults: string[]): Promise<void> {
  const query = new URLSearchParams()
  for (const fault of faults.length === 0 ? [''] : faults) query.append('preview.fault', fault)
  await context.request.get(`/?${query}`, { headers: { Accept: 'text/html' }, maxRedirects: 0 })
}
