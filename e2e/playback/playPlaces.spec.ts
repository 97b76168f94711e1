import type { Page } from '@playwright/test'
import { expectPlays, pause, picture, player, startedAt, video } from '../support/player'
import { expect, idle, open, requests, test } from '../support/test'

// Each opens several players; beside other work on two cores that takes its time.

const EYES = 'les-vampires-06-hypnotic-eyes'
const viewer = { viewer: 'viewer', consent: 'all', progress: '', clock: '2026-11-20T12:00:00Z' }
const dialog = (page: Page) => page.getByRole('dialog')

/** Follows a link by the keyboard, sees it play, and comes back by a way out: all has to be as it was. */
async function thereAndBack(page: Page, name: RegExp, address: string, leave: () => Promise<unknown>): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name }).first()
  await link.focus()
  // What the focus brought near comes first.
  await page.waitForLoadState('networkidle')
  await idle(page)
  // Where the link stands on the screen: what is above it may take another height meanwhile.
  const place = async () => [
    ...(await page.evaluate(() => [location.pathname, document.title])),
    await link.evaluate((element) => Math.round(element.getBoundingClientRect().top)).catch(() => undefined),
  ]
  // Modules above may still take their height: the place counts once it holds for a moment.
  let before: Awaited<ReturnType<typeof place>> = []
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await place()]
        before = now
        return now.join() === last.join()
      },
      { intervals: [500] },
    )
    .toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expectPlays(page)
  await leave()
  await expect(video(page)).toHaveCount(0)
  await expect.poll(place).toEqual(before)
  await expect(link).toBeFocused()
}

test('from the featured video to the play page: Escape, the arrow at its head, and Back lead back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'lumen', '/home', viewer)
  await page.locator('[data-module="fourteen-minutes"]').scrollIntoViewIfNeeded()
  const back = page.getByRole('link', { name: 'Back to A Trip to the Moon' })
  for (const leave of [() => page.keyboard.press('Escape'), () => back.click(), () => page.goBack()])
    await thereAndBack(page, /^Watch it now/, '/play/a-trip-to-the-moon', leave)
})

test('who has begun a film can also begin it anew, from its page', async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis', { ...viewer, progress: 'metropolis:20' })
  await page.getByRole('link', { name: 'Start over: Metropolis' }).click()
  await expectPlays(page)
  expect(await startedAt(page)).toBeLessThan(1)
})

test('the address of a play page can be shared: leaving it leads to the title', async ({ page }) => {
  await open(page, 'lumen', '/play/metropolis', viewer)
  await expectPlays(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/title/metropolis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metropolis')
})

test('where the brand wants it, titles play in a dialog over the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'orchard', '/home', viewer)
  await thereAndBack(page, /^Play A Trip/, '/play/a-trip-to-the-moon', async () => {
    await expect(page.locator('main [data-module="now-playing"]')).toBeAttached()
    await page.keyboard.press('Escape')
  })
})

test('an episode begins by itself, N and P lead on and back, and where it was left is saved', async ({ page }) => {
  const saves = requests(page, 'user/history', 'POST')
  await open(page, 'lumen', `/watch/${EYES}`, viewer)
  await expectPlays(page)
  await player(page).focus()
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/watch/les-vampires-07-satanas')
  // The page before stays until the next one is ready.
  await expect.poll(() => saves.length, 'saved when it was left').toBeGreaterThan(0)
  await expectPlays(page)
  await expect(player(page)).toBeFocused()
  await page.keyboard.press('p')
  await expect(page).toHaveURL(`/watch/${EYES}`)
  await expectPlays(page)
  await page.getByRole('link', { name: /^Next episode/ }).click()
  await expect(page).toHaveURL('/watch/les-vampires-07-satanas')
  await expectPlays(page)
  await expect(video(page)).toHaveCount(1)
})

test('a trailer plays in its dialog, its keys are heard there, and nothing of it is left', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/title/metropolis/metropolis-trailer', viewer)
  await dialog(page)
    .getByRole('link', { name: /^Play / })
    .focus()
  await page.keyboard.press('Enter')
  await expectPlays(page)
  await pause(page)
  await page.keyboard.press('5')
  await expect.poll(async () => (await picture(page)).time).toBeCloseTo(16, 0)
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(video(page)).toHaveCount(0)
})

test('offers the next episode at the end, with buttons that also a phone shows', async ({ page }) => {
  await page.clock.install()
  // The next episode begins by itself after ten seconds, which a busy machine may need for the steps below.
  const stopCountdown = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await open(page, 'lumen', '/watch/les-vampires-01-the-severed-head', { viewer: 'viewer', consent: 'all' })
  await expectPlays(page)
  const next = page.getByRole('region', { name: 'Up next' })
  await player(page).focus()
  await page.keyboard.press('9')
  await expect(next).toBeVisible({ timeout: 20_000 })
  await stopCountdown()
  await expect(next).toContainText('2. The Ring That Kills')
  await next.getByRole('button', { name: 'Cancel' }).click()
  await expect(next).toHaveCount(0)
  await page.clock.resume()
  await player(page).focus()
  await page.keyboard.press('9')
  await expect(next).toBeVisible({ timeout: 20_000 })
  await stopCountdown()
  // On a phone, however low the picture is.
  await page.setViewportSize({ width: 360, height: 780 })
  for (const name of ['Play now', 'Cancel'])
    await expect(next.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await next.getByRole('button', { name: 'Play now' }).click()
  await page.clock.resume()
  await expect(page).toHaveURL(/les-vampires-02/)
})

test('an episode plays in the dialog of its series, and N leads on to the next', async ({ page }) => {
  await open(page, 'orchard', '/title/fantomas', viewer)
  await dialog(page).getByRole('link', { name: /Juve/ }).click()
  await dialog(page)
    .getByRole('link', { name: /^Play / })
    .focus()
  await page.keyboard.press('Enter')
  await expectPlays(page)
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\?episode=fantomas-03/)
  await expectPlays(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(video(page)).toHaveCount(0)
})

test('ten times in and out leave no player, and no more nodes than two', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).nodes
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'lumen', '/title/metropolis', viewer)
  // On a busy machine the film plays long enough for its place to be saved: the link then says Resume.
  const watch = page
    .getByRole('main')
    .getByRole('link', { name: /^(?:Watch|Resume)/ })
    .first()
  let early = 0
  for (let turn = 1; turn <= 10; turn++) {
    await watch.click()
    await expect.poll(async () => (await video(page).count()) && (await picture(page)).frames).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(video(page)).toHaveCount(0)
    await expect(watch).toBeVisible()
    if (turn === 2) early = await nodes()
  }
  // One player is some 300 nodes.
  await expect.poll(nodes).toBeLessThan(early + 300)
})
