import type { BrowserContext, Page } from '@playwright/test'
import { failure, setFaults } from '../support/failing'
import { expectPlays, time, video } from '../support/player'
import { type Choices, expect, follow, open, requests, test } from '../support/test'

const FILM = '/play/metropolis'
const viewer = { viewer: 'viewer' }

/** How far the viewer got, as the service knows it. */
async function saved(context: BrowserContext): Promise<number | undefined> {
  const { history } = await (await context.request.get('/__marquee/world')).json()
  return history.find((entry: { asset_id: string }) => entry.asset_id === 'a-metropolis')?.progress
}

const sent = (page: Page) => requests(page, '/user/history', 'POST')

/** Opens something that plays, and sees it play. */
async function watch(page: Page, path = FILM, choices: Choices = viewer): Promise<void> {
  await open(page, 'lumen', path, choices)
  await expectPlays(page)
}

/** What this browser has not been able to send. */
const kept = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('marquee.progress '))?.[1])

const pause = (page: Page) => video(page).evaluate((video: HTMLVideoElement) => video.pause())

/** Plays, pauses and leaves, for another page and for good: all that would be saved. */
async function playAround(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight')
  await expectPlays(page)
  await pause(page)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await follow(page, '/contact')
  await expect(video(page)).toHaveCount(0)
  await page.goto('/home')
}

test('a tab that dies in the middle: opened again, it goes on within one interval', async ({ context }) => {
  const page = await context.newPage()
  await page.clock.install()
  await watch(page)
  await page.keyboard.press('5')
  await expect.poll(() => saved(context)).toBeGreaterThanOrEqual(15)
  await expectPlays(page, { from: 17 })
  // Ten seconds later, by the page's clock.
  await page.clock.fastForward(10_000)
  await expect.poll(() => saved(context)).toBeGreaterThanOrEqual(17)
  const left = await time(page)
  const devtools = await context.newCDPSession(page)
  // No leaving, no unloading: the process is gone.
  const crashed = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await crashed

  const next = await context.newPage()
  await next.goto(FILM)
  await expectPlays(next)
  expect(await time(next)).toBeGreaterThanOrEqual(17)
  expect(await time(next)).toBeLessThan(left + 8)
})

test('saved on pause, on seek, when nobody looks, and on the way out', async ({ page, context }) => {
  await watch(page)
  await pause(page)
  await expect.poll(() => saved(context)).toBe(Math.floor(await time(page)))

  await page.keyboard.press('4')
  await expect.poll(() => saved(context)).toBe(12)

  await page.keyboard.press('k')
  await expectPlays(page, { from: 14 })
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => saved(context)).toBeGreaterThanOrEqual(14)

  await expectPlays(page, { from: 16 })
  await page.goBack()
  await expect.poll(() => saved(context)).toBeGreaterThanOrEqual(16)
})

test('offline while watching: what was saved in vain is sent when the line is back', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const asked = requests(page, '/playback/stream/')
  await watch(page)
  await context.setOffline(true)
  await pause(page)
  await page.keyboard.press('3')
  await expect.poll(() => time(page)).toBeCloseTo(9.6, 0)
  await context.setOffline(false)
  await expect.poll(() => saved(context)).toBe(9)
  await expect(failure(page)).toHaveCount(0)
  // The same player, where it was: nothing began anew.
  expect(await time(page)).toBeCloseTo(9.6, 0)
  expect(asked).toHaveLength(1)
})

test('a save that the service does not take is sent after a reload, by whatever page', async ({ page, context }) => {
  await watch(page, FILM, { ...viewer, fault: 'POST user/history:500' })
  await pause(page)
  await page.keyboard.press('5')
  await expect.poll(() => kept(page)).toContain('"progress":16')
  await page.goto('/home')
  expect(await saved(context)).toBeUndefined()
  await setFaults(context)
  await page.reload()
  await expect.poll(() => saved(context)).toBe(16)
  await page.goto(FILM)
  await expectPlays(page, { from: 16 })
})

test('on Back the title page offers to go on where the film was left, at once; nothing is asked again', async ({
  page,
  context,
}) => {
  await open(page, 'lumen', '/title/metropolis', viewer)
  const watchIt = page.locator(`main a[href="${FILM}"]`).first()
  await expect(watchIt).toContainText('Watch')
  const asked = requests(page, 'user/history/?title_id')
  await watchIt.click()
  await expectPlays(page)
  await page.keyboard.press('5')
  await expect.poll(() => saved(context)).toBeGreaterThanOrEqual(15)
  await page.goBack()
  await expect(watchIt).toContainText('Resume')
  expect(asked).toEqual([])
})

test('a profile that does not come costs no position: kept here, and sent once it is known who it is', async ({
  page,
  context,
}) => {
  await watch(page, FILM, { ...viewer, fault: 'user/service_users/me/profile:500' })
  await pause(page)
  await page.keyboard.press('5')
  await expect.poll(() => kept(page)).toContain('"progress":16')
  expect(await saved(context)).toBeUndefined()
  await setFaults(context)
  await expect.poll(() => saved(context)).toBe(16)
  await expect.poll(() => kept(page)).toBeUndefined()
})

const LISTS: readonly (readonly [what: string, path: string, place: string, list: string])[] = [
  ['a row of home', '/home', '#festival-wall', '/modules/placement/home'],
  ['what a search found', '/search?search=metropolis', 'main', '/avails/titles?'],
]

for (const [what, path, place, list] of LISTS) {
  test(`on Back the card in ${what} shows at once how far the viewer got; no list is asked for again`, async ({
    page,
    context,
  }) => {
    await open(page, 'lumen', path, viewer)
    const card = page.locator(`${place} a.mq-card[data-card="1001"]`)
    await expect(card).toBeAttached()
    await card.scrollIntoViewIfNeeded()
    await expect(card).not.toContainText('2h 33m left')
    const asked = requests(page, list)
    await card.click()
    // A hero of the page that is left may lead to the film, too: its place is another page's in the next moment.
    if (!page.url().includes(FILM)) await page.locator(`.mq-title a[href="${FILM}"]`).first().click()
    await expect(page).toHaveURL(FILM)
    await expectPlays(page)
    await page.keyboard.press('5')
    await expect.poll(() => saved(context)).toBeGreaterThanOrEqual(15)
    while (!page.url().endsWith(path)) await page.goBack()

    const bar = card.locator('.mq-card__bar i')
    const width = () => bar.evaluate((element: HTMLElement) => Number.parseFloat(element.style.width))
    // Of a film that takes 2 h 33 min. The last second is saved on the way out.
    const missing = async () => (await width()) - ((await saved(context)) ?? 0) / 91.8
    await expect.poll(missing).toBeCloseTo(0, 3)
    await expect(card).toContainText('2h 33m left')
    expect(asked).toEqual([])
  })
}

const UNSAVED: readonly (readonly [what: string, path: string, choices: Choices])[] = [
  ['signed-out viewers', FILM, { viewer: 'signed-out' }],
  ['a type whose history is off', '/watch/metropolis-trailer', viewer],
  ['a live picture', '/live/the-general/the-general-round-the-clock', { ...viewer, clock: '2026-11-20T12:00:00Z' }],
]

for (const [what, path, choices] of UNSAVED) {
  test(`nothing is saved of ${what}`, async ({ page }) => {
    const calls = sent(page)
    await watch(page, path, choices)
    await playAround(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(calls).toEqual([])
    expect(await kept(page)).toBeUndefined()
  })
}

test('nothing is saved of a viewer who does not want it', async ({ page }) => {
  await page.route('**/user/service_users/me/profile/', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.data.track_playback_position = false
    await route.fulfill({ response, json })
  })
  const calls = sent(page)
  await watch(page)
  await playAround(page)
  expect(calls).toEqual([])
})
