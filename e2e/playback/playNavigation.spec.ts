import type { Page } from '@playwright/test'
import { expectPlays, firstPlayedSecond, pauseByKey, player, readVideoState, video } from '../support/player'
import { expect, open, requests, test, waitForIdle } from '../support/test'

const EPISODE_SLUG = 'les-vampires-06-hypnotic-eyes'
const viewerChoices = { viewer: 'viewer', consent: 'all', progress: '', clock: '2026-11-20T12:00:00Z' }
const dialog = (page: Page) => page.getByRole('dialog')

/** Opens a link by keyboard, waits until it plays, leaves, and expects the same address, title, position and focus as before. */
async function expectReturnToLink(
  page: Page,
  name: RegExp,
  address: string,
  leave: () => Promise<unknown>,
): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name }).first()
  await link.focus()
  // Content that the focus has scrolled into view loads first.
  await page.waitForLoadState('networkidle')
  await waitForIdle(page)
  // The position in the viewport: content above may still change its height.
  const position = async () => [
    ...(await page.evaluate(() => [location.pathname, document.title])),
    await link.evaluate((element) => Math.round(element.getBoundingClientRect().top)).catch(() => undefined),
  ]
  // Waits until the position is stable, because content above may still load.
  let before: Awaited<ReturnType<typeof position>> = []
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await position()]
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
  await expect.poll(position).toEqual(before)
  await expect(link).toBeFocused()
}

test('returns from the play page by Escape, its back link and Back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'lumen', '/home', viewerChoices)
  await page.locator('[data-module="fourteen-minutes"]').scrollIntoViewIfNeeded()
  const back = page.getByRole('link', { name: 'Back to A Trip to the Moon' })
  for (const leave of [() => page.keyboard.press('Escape'), () => back.click(), () => page.goBack()])
    await expectReturnToLink(page, /^Watch it now/, '/play/a-trip-to-the-moon', leave)
})

test('offers to start over from the title page after the film was started', async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis', { ...viewerChoices, progress: 'metropolis:20' })
  await page.getByRole('link', { name: 'Start over: Metropolis' }).click()
  await expectPlays(page)
  expect(await firstPlayedSecond(page)).toBeLessThan(1)
})

test('leads from a shared play address to the title on leaving', async ({ page }) => {
  await open(page, 'lumen', '/play/metropolis', viewerChoices)
  await expectPlays(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/title/metropolis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metropolis')
})

test('plays titles in a dialog over the page where the brand chooses so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'orchard', '/home', viewerChoices)
  await expectReturnToLink(page, /^Play A Trip/, '/play/a-trip-to-the-moon', async () => {
    await expect(page.locator('main [data-module="now-playing"]')).toBeAttached()
    await page.keyboard.press('Escape')
  })
})

test('starts an episode automatically, moves on by N and P, and saves the position', async ({ page }) => {
  const saves = requests(page, 'user/history', 'POST')
  await open(page, 'lumen', `/watch/${EPISODE_SLUG}`, viewerChoices)
  await expectPlays(page)
  await player(page).focus()
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/watch/les-vampires-07-satanas')
  // The previous page stays until the next one is ready.
  await expect.poll(() => saves.length, 'saved when it was left').toBeGreaterThan(0)
  await expectPlays(page)
  await expect(player(page)).toBeFocused()
  await page.keyboard.press('p')
  await expect(page).toHaveURL(`/watch/${EPISODE_SLUG}`)
  await expectPlays(page)
  await page.getByRole('link', { name: /^Next episode/ }).click()
  await expect(page).toHaveURL('/watch/les-vampires-07-satanas')
  await expectPlays(page)
  await expect(video(page)).toHaveCount(1)
})

test('plays a trailer in its dialog, handles its keys, and removes the player on closing', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/title/metropolis/metropolis-trailer', viewerChoices)
  await dialog(page)
    .getByRole('link', { name: /^Play / })
    .focus()
  await page.keyboard.press('Enter')
  await expectPlays(page)
  await pauseByKey(page)
  await page.keyboard.press('5')
  await expect.poll(async () => (await readVideoState(page)).time).toBeCloseTo(16, 0)
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(video(page)).toHaveCount(0)
})

test('offers the next episode at the end, with buttons that fit on a phone', async ({ page }) => {
  await page.clock.install()
  // The next episode starts automatically after ten seconds, which a slow machine may need for the steps below.
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
  // The buttons must fit in the low video of a phone.
  await page.setViewportSize({ width: 360, height: 780 })
  for (const name of ['Play now', 'Cancel'])
    await expect(next.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await next.getByRole('button', { name: 'Play now' }).click()
  await page.clock.resume()
  await expect(page).toHaveURL(/les-vampires-02/)
})

test('plays an episode in the dialog of its series, and moves on by N', async ({ page }) => {
  await open(page, 'orchard', '/title/fantomas', viewerChoices)
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

test('removes the player and its DOM nodes after each of ten visits', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).nodes
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'lumen', '/title/metropolis', viewerChoices)
  // On a slow machine the film plays long enough for its position to be saved: the link then says Resume.
  const watch = page
    .getByRole('main')
    .getByRole('link', { name: /^(?:Watch|Resume)/ })
    .first()
  let early = 0
  for (let turn = 1; turn <= 10; turn++) {
    await watch.click()
    await expect.poll(async () => (await video(page).count()) && (await readVideoState(page)).frames).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(video(page)).toHaveCount(0)
    await expect(watch).toBeVisible()
    if (turn === 2) early = await nodes()
  }
  // A player has about 300 nodes.
  await expect.poll(nodes).toBeLessThan(early + 300)
})
