import type { Page } from '@playwright/test'
import { expectPlays, openAndPlay, pauseByKey, player, readVideoState, showControls, video } from '../support/player'
import { expect, open, test } from '../support/test'

const isFullScreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)
const isPaused = async (page: Page) => (await readVideoState(page)).paused
const helpDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

type KeyCase = [key: string, help: string, after: Partial<Awaited<ReturnType<typeof readVideoState>>>]

/** Key presses in order on a paused film of 32 seconds, with the label in the help dialog and the expected state. */
const KEY_CASES: KeyCase[] = [
  ['5', '0–9', { time: 16 }],
  ['j', 'J', { time: 6 }],
  ['L', 'L', { time: 16 }],
  ['ArrowLeft', '←', { time: 11 }],
  ['ArrowRight', '→', { time: 16 }],
  ['.', '.', { time: 16.04 }],
  [',', ',', { time: 16 }],
  ['Home', 'Home', { time: 0 }],
  ...[1, 2, 3, 4, 6, 7, 8, 9].map((part): KeyCase => [`${part}`, '0–9', { time: part * 3.2 }]),
  ['End', 'End', { time: 32 }],
  ['0', '0–9', { time: 0 }],
  ['ArrowDown', '↓', { volume: 0.9 }],
  ['ArrowUp', '↑', { volume: 1 }],
  ['m', 'M', { muted: true }],
  ['m', 'M', { muted: false }],
  [' ', 'Space', { paused: false }],
  ['k', 'K', { paused: true }],
]

/** Texts of keys that wrap into several lines. */
const keysInTwoLines = (keys: Element[]) =>
  keys
    .filter((key) => {
      const range = document.createRange()
      range.selectNodeContents(key)
      return range.getClientRects().length > 1
    })
    .map((key) => key.textContent)

test('performs the action that the help dialog lists for each key', async ({ page }) => {
  await openAndPlay(page, 'metropolis')
  await pauseByKey(page)
  for (const [key, , after] of KEY_CASES) {
    await page.keyboard.press(key)
    await expect
      .poll(
        async () => {
          const now = await readVideoState(page)
          return Object.entries(after).every(([name, expected]) => {
            const actual = now[name as keyof typeof now]
            return typeof expected === 'number' ? Math.abs(Number(actual) - expected) < 0.03 : actual === expected
          })
        },
        { message: `${key} leads to ${JSON.stringify(after)}` },
      )
      .toBe(true)
  }
  await page.keyboard.press('f')
  await expect.poll(() => isFullScreen(page)).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(() => isFullScreen(page)).toBe(false)

  await page.keyboard.press('?')
  await expect(helpDialog(page)).toBeVisible()
  const listed = (await helpDialog(page).locator('kbd').allInnerTexts()).join(' ').replace('0 – 9', '0–9').split(' ')
  // C is tested in playTracks.spec.ts, N and P in playNavigation.spec.ts.
  const tried = [...KEY_CASES.map(([, name]) => name), 'C', 'F', 'N', 'P', '?']
  expect(listed.filter((key) => !tried.includes(key))).toEqual([])
  const broken = helpDialog(page).locator('kbd').evaluateAll(keysInTwoLines)
  expect(await broken).toEqual([])
  await page.keyboard.press('?')
  await expect(helpDialog(page)).toBeHidden()
})

test("handles player keys after a click on a button, but leaves the browser's own keys alone", {
  tag: '@core',
}, async ({ page }) => {
  await openAndPlay(page, 'metropolis')
  await pauseByKey(page)
  await page.keyboard.press('5')
  await showControls(page)
  await player(page).getByRole('button', { name: 'Mute' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await readVideoState(page)).time).toBeCloseTo(11, 1)
  // Space activates only the focused button.
  await page.keyboard.press(' ')
  await expect.poll(async () => (await readVideoState(page)).muted).toBe(false)
  expect(await isPaused(page)).toBe(true)
  await page.keyboard.press('Control+ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await readVideoState(page)).time).toBeCloseTo(16, 1)
})

test('toggles playback on click, and only full screen on double click', async ({ page }) => {
  await openAndPlay(page, 'metropolis')
  await page.mouse.click(400, 200)
  await expect.poll(() => isPaused(page)).toBe(true)
  // Waits longer than the interval of a double click.
  const clicked = await page.evaluate(() => performance.now())
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(clicked + 500)
  await page.mouse.dblclick(400, 200)
  await expect.poll(() => isFullScreen(page)).toBe(true)
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.keyboard.press('k')
  await expectPlays(page)
  await page.mouse.dblclick(400, 200)
  await expect.poll(() => isFullScreen(page)).toBe(false)
  await expectPlays(page)
})

test('hides the controls two seconds after the last movement, and shows them and the time under the pointer with the next', async ({
  page,
}) => {
  const bar = player(page).locator('.vjs-control-bar')
  const shown = () => bar.evaluate((element) => Number(getComputedStyle(element).opacity))
  await openAndPlay(page, 'metropolis')
  await showControls(page)
  const moved = Date.now()
  await expect.poll(shown).toBe(1)
  await expect(player(page)).toHaveClass(/vjs-user-inactive/)
  expect(Date.now() - moved).toBeGreaterThan(1900)
  await expect.poll(shown).toBe(0)
  // The controls appear under a resting pointer: the tooltip must show the time at its position.
  const line = await player(page).locator('.vjs-progress-holder').boundingBox()
  await page.mouse.move((line?.x ?? 0) + (line?.width ?? 0) / 4, (line?.y ?? 0) + 2, { steps: 2 })
  await expect.poll(shown).toBe(1)
  await expect(page.locator('.vjs-time-tooltip:visible')).toHaveText(/^0:0[78]$/)
})

test("publishes the metadata to the system's media session, and removes it at the end", async ({ page }) => {
  const mediaMetadata = () =>
    page.evaluate(() => {
      const { metadata } = navigator.mediaSession
      return metadata && [metadata.title, metadata.artist, metadata.artwork.length]
    })
  await open(page, 'lumen', '/watch/les-vampires-06-hypnotic-eyes', { viewer: 'viewer', consent: 'all' })
  await expectPlays(page)
  expect(await mediaMetadata()).toEqual(['Hypnotic Eyes', 'Les Vampires · Season 1', 1])
  await page.getByRole('link', { name: 'Back to Les Vampires' }).click()
  await expect(video(page)).toHaveCount(0)
  expect(await mediaMetadata()).toBeNull()
})

test('seeks back and plays on when a key is pressed at the end', async ({ page }) => {
  await openAndPlay(page, 'metropolis')
  await page.keyboard.press('9')
  await expect.poll(async () => (await readVideoState(page)).ended).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expectPlays(page, { from: 26 })
})

test('shows a thumbnail and its time under the pointer on the seek bar, and the current time as its value text', async ({
  page,
}) => {
  await openAndPlay(page, 'metropolis')
  await pauseByKey(page)
  await page.keyboard.press('5')
  const line = player(page).getByRole('slider', { name: 'Seek' })
  await expect(line).toHaveAttribute('aria-valuetext', '16 seconds of 32 seconds')
  await showControls(page)
  const place = await line.boundingBox()
  await page.mouse.move((place?.x ?? 0) + (place?.width ?? 0) * 0.25, (place?.y ?? 0) + 2)
  const shown = page.locator('.mq-seek-picture')
  await expect(shown).toBeVisible()
  await expect
    .poll(() => shown.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const tooltip = page.locator('.vjs-time-tooltip:visible')
  await expect(tooltip).toHaveCount(1)
  // The tooltip is one line high.
  await expect.poll(async () => (await tooltip.boundingBox())?.height).toBeLessThan(36)
})
