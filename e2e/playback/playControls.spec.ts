import type { Page } from '@playwright/test'
import { expectPlays, pause, picture, play, player, video, wake } from '../support/player'
import { expect, open, test } from '../support/test'

// Beside other work on two cores a film takes its time.

const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)
const isPaused = async (page: Page) => (await picture(page)).paused
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** The keys of a paused film of 32 seconds, one after the other, and what has come of each. `Help` is what the sheet calls it. */
const KEYS: [key: string, help: string, after: Partial<Awaited<ReturnType<typeof picture>>>][] = [
  ['5', '0–9', { time: 16 }],
  ['j', 'J', { time: 6 }],
  ['L', 'L', { time: 16 }],
  ['ArrowLeft', '←', { time: 11 }],
  ['ArrowRight', '→', { time: 16 }],
  ['.', '.', { time: 16.04 }],
  [',', ',', { time: 16 }],
  ['Home', 'Home', { time: 0 }],
  ...([1, 2, 3, 4, 6, 7, 8, 9].map((part) => [`${part}`, '0–9', { time: part * 3.2 }]) as never[]),
  ['End', 'End', { time: 32 }],
  ['0', '0–9', { time: 0 }],
  ['ArrowDown', '↓', { volume: 0.9 }],
  ['ArrowUp', '↑', { volume: 1 }],
  ['m', 'M', { muted: true }],
  ['m', 'M', { muted: false }],
  [' ', 'Space', { paused: false }],
  ['k', 'K', { paused: true }],
]

/** Of keys the words that stand in more lines than one. */
const keysInTwoLines = (keys: Element[]) =>
  keys
    .filter((key) => {
      const words = document.createRange()
      words.selectNodeContents(key)
      return words.getClientRects().length > 1
    })
    .map((key) => key.textContent)

test('every key does what the list of keys says', async ({ page }) => {
  await play(page, 'metropolis')
  await pause(page)
  for (const [key, , after] of KEYS) {
    await page.keyboard.press(key)
    await expect
      .poll(
        async () => {
          const now = await picture(page)
          return Object.entries(after).every(([name, wanted]) => {
            const is = now[name as keyof typeof now]
            return typeof wanted === 'number' ? Math.abs(Number(is) - wanted) < 0.03 : is === wanted
          })
        },
        { message: `${key} leads to ${JSON.stringify(after)}` },
      )
      .toBe(true)
  }
  await page.keyboard.press('f')
  await expect.poll(() => isFull(page)).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(() => isFull(page)).toBe(false)

  await page.keyboard.press('?')
  await expect(help(page)).toBeVisible()
  const listed = (await help(page).locator('kbd').allInnerTexts()).join(' ').replace('0 – 9', '0–9').split(' ')
  // C is tried with the subtitles, N and P on the watch page.
  const tried = [...KEYS.map(([, name]) => name), 'C', 'F', 'N', 'P', '?']
  expect(listed.filter((key) => !tried.includes(key))).toEqual([])
  const broken = help(page).locator('kbd').evaluateAll(keysInTwoLines)
  expect(await broken).toEqual([])
  await page.keyboard.press('?')
  await expect(help(page)).toBeHidden()
})

test('keys do the same after a press on a button of the bar, and none while they are the browser’s', {
  tag: '@core',
}, async ({ page }) => {
  await play(page, 'metropolis')
  await pause(page)
  await page.keyboard.press('5')
  await wake(page)
  await player(page).getByRole('button', { name: 'Mute' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await picture(page)).time).toBeCloseTo(11, 1)
  // Space presses the button that has the focus, and nothing else.
  await page.keyboard.press(' ')
  await expect.poll(async () => (await picture(page)).muted).toBe(false)
  expect(await isPaused(page)).toBe(true)
  await page.keyboard.press('Control+ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await picture(page)).time).toBeCloseTo(16, 1)
})

test('a click plays or pauses, a double click changes the size and nothing else', async ({ page }) => {
  await play(page, 'metropolis')
  await page.mouse.click(400, 200)
  await expect.poll(() => isPaused(page)).toBe(true)
  // Later than a second click of a double one would be.
  const clicked = await page.evaluate(() => performance.now())
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(clicked + 500)
  await page.mouse.dblclick(400, 200)
  await expect.poll(() => isFull(page)).toBe(true)
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.keyboard.press('k')
  await expectPlays(page)
  await page.mouse.dblclick(400, 200)
  await expect.poll(() => isFull(page)).toBe(false)
  await expectPlays(page)
})

test('the controls hide two seconds after the last movement, and come back with the next, with its place on the line of time', async ({
  page,
}) => {
  const bar = player(page).locator('.vjs-control-bar')
  const shown = () => bar.evaluate((element) => Number(getComputedStyle(element).opacity))
  await play(page, 'metropolis')
  await wake(page)
  const moved = Date.now()
  await expect.poll(shown).toBe(1)
  await expect(player(page)).toHaveClass(/vjs-user-inactive/)
  expect(Date.now() - moved).toBeGreaterThan(1900)
  await expect.poll(shown).toBe(0)
  // They come forth below a mouse that stands still by then: the line of time says the place that it is at.
  const line = await player(page).locator('.vjs-progress-holder').boundingBox()
  await page.mouse.move((line?.x ?? 0) + (line?.width ?? 0) / 4, (line?.y ?? 0) + 2, { steps: 2 })
  await expect.poll(shown).toBe(1)
  await expect(page.locator('.vjs-time-tooltip:visible')).toHaveText(/^0:0[78]$/)
})

test('the system is told what plays, until it ends', async ({ page }) => {
  const told = () =>
    page.evaluate(() => {
      const { metadata } = navigator.mediaSession
      return metadata && [metadata.title, metadata.artist, metadata.artwork.length]
    })
  await open(page, 'lumen', '/watch/les-vampires-06-hypnotic-eyes', { viewer: 'viewer', consent: 'all' })
  await expectPlays(page)
  expect(await told()).toEqual(['Hypnotic Eyes', 'Les Vampires · Season 1', 1])
  await page.getByRole('link', { name: 'Back to Les Vampires' }).click()
  await expect(video(page)).toHaveCount(0)
  expect(await told()).toBeNull()
})

test('a press that comes as the film ends is not lost: it goes back, and plays on', async ({ page }) => {
  await play(page, 'metropolis')
  await page.keyboard.press('9')
  await expect.poll(async () => (await picture(page)).ended).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expectPlays(page, { from: 26 })
})

test('the line of time shows the place that the mouse is at, and says in words where the film is', async ({ page }) => {
  await play(page, 'metropolis')
  await pause(page)
  await page.keyboard.press('5')
  const line = player(page).getByRole('slider', { name: 'Seek' })
  await expect(line).toHaveAttribute('aria-valuetext', '16 seconds of 32 seconds')
  await wake(page)
  const place = await line.boundingBox()
  await page.mouse.move((place?.x ?? 0) + (place?.width ?? 0) * 0.25, (place?.y ?? 0) + 2)
  const shown = page.locator('.mq-seek-picture')
  await expect(shown).toBeVisible()
  await expect
    .poll(() => shown.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const told = page.locator('.vjs-time-tooltip:visible')
  await expect(told).toHaveCount(1)
  // In one line, between the picture and the line of time.
  await expect.poll(async () => (await told.boundingBox())?.height).toBeLessThan(36)
})
