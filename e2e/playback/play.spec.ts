import {
  expectPlays,
  openAndPlay,
  pauseByKey,
  player,
  readPlaybackTime,
  readVideoState,
  video,
} from '../support/player'
import { type Choices, createDeferred, expect, followRoute, open, requests, test, waitForIdle } from '../support/test'

interface SourceKind {
  path: string
  choices?: Choices
  /** Part of an address that must be requested, and of one that must not. */
  requested: string
  notRequested?: string
  /** Width of the best rendition, in pixels. */
  width?: number
}

const SOURCE_KINDS: Record<string, SourceKind> = {
  'a file': { path: '/play/a-trip-to-the-moon', requested: '/clip.mp4', notRequested: '.m3u8' },
  HLS: { path: '/play/metropolis', requested: '/stream/master.m3u8', width: 640 },
  'DASH, the first supported source': {
    path: '/play/the-general',
    requested: '/stream/manifest.mpd',
    notRequested: '/clip.mp4',
    width: 640,
  },
  'the next source after a missing one': {
    path: '/play/the-general',
    choices: { fault: '/media/video/stream/manifest.mpd:404' },
    requested: '/clip.mp4',
  },
}

for (const [name, { path, choices, requested, notRequested, width }] of Object.entries(SOURCE_KINDS))
  test(`plays ${name}`, { tag: width || name === 'a file' ? '@core' : [] }, async ({ page }) => {
    const matching = requests(page, requested)
    const forbidden = notRequested ? requests(page, notRequested) : []
    await open(page, 'lumen', path, { viewer: 'viewer', fault: '', clock: '', ...choices })
    await expectPlays(page)
    expect(matching, requested).not.toEqual([])
    expect(forbidden, notRequested).toEqual([])
    if (width) await expect.poll(async () => (await readVideoState(page)).width).toBe(width)
  })

test('plays the video of a 1080p title with its full width of 1920 px', async ({ page }) => {
  await openAndPlay(page, 'sunrise')
  const { frames } = await readVideoState(page)
  await expect.poll(async () => (await readVideoState(page)).frames).toBeGreaterThan(frames + 60)
  // The number of dropped frames depends on the machine: `npm run bench` compares it.
  expect((await readVideoState(page)).width).toBe(1920)
})

test('plays a live event without an end, and returns to the live edge on play after a pause', async ({ page }) => {
  const matching = requests(page, '/media/live/')
  const duringEvent = '2026-11-15T03:20:00Z'
  await open(page, 'lumen', '/play/sunrise?asset=a-sunrise-live-score', { viewer: 'viewer', clock: duringEvent })
  await expectPlays(page)
  expect(matching).not.toEqual([])
  await expect(player(page).getByRole('button', { name: 'Watching live' })).toBeAttached()
  await pauseByKey(page)
  await page.keyboard.press('0')
  const edge = () => video(page).evaluate((film) => (film as HTMLVideoElement).seekable.end(0))
  await expect.poll(async () => (await edge()) - (await readPlaybackTime(page))).toBeGreaterThan(15)
  await page.keyboard.press('k')
  await expect.poll(async () => (await edge()) - (await readPlaybackTime(page))).toBeLessThan(12)
  await expectPlays(page)
})

test('resumes a file at its saved position, and saves the new one', { tag: '@core' }, async ({ page }) => {
  const saves: { progress: number }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('user/history')) saves.push(request.postDataJSON())
  })
  await openAndPlay(page, 'a-trip-to-the-moon', { progress: 'a-trip-to-the-moon:12' })
  expect(await readPlaybackTime(page)).toBeGreaterThan(12)
  expect(await readPlaybackTime(page)).toBeLessThan(20)
  await page.keyboard.press('7')
  await expect.poll(() => readPlaybackTime(page)).toBeGreaterThan(22)
  await pauseByKey(page)
  const left = await readPlaybackTime(page)
  await expect.poll(() => Math.abs((saves.at(-1)?.progress ?? 0) - left)).toBeLessThan(1)

  await page.reload()
  await expectPlays(page)
  expect(await readPlaybackTime(page)).toBeGreaterThan(Math.floor(left))
  expect(await readPlaybackTime(page)).toBeLessThan(left + 8)
})

test('starts from the beginning after the end was reached', async ({ page }) => {
  await openAndPlay(page, 'metropolis', { progress: 'metropolis:31' })
  expect(await readPlaybackTime(page)).toBeLessThan(10)
})

test('requests no segment and logs no error when the page is left before the manifest arrives', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const segments = requests(page, '.m4s')
  const { released, release } = createDeferred()
  await page.route('**/stream/master.m3u8', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  await open(page, 'lumen', '/play/metropolis', { viewer: 'viewer' })
  // The player has attached its stream, and waits for the manifest.
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentSrc)).toMatch(/^blob:/)
  await followRoute(page, '/contact')
  await expect(video(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await waitForIdle(page)
  expect(errors).toEqual([])
  expect(segments).toEqual([])
})
