import type { Page } from '@playwright/test'
import { builtFile } from '../support/builtFile'
import { expectPlayFailure, playFailureButton, playFailureNotice, setFaults } from '../support/failures'
import { expectPlays, firstPlayedSecond, video } from '../support/player'
import { signInDialog, signInInDialog } from '../support/signIn'
import { type Choices, expect, open, requests, test } from '../support/test'

const STREAM_PATH = '/media/video/stream'

const openFilm = (page: Page, slug: string, choices: Choices = {}) => open(page, 'lumen', `/play/${slug}`, choices)

test.describe('refused by the service', () => {
  // All codes and the texts of brands: src/player/failure.test.ts.
  for (const [code, headline, instructions] of [
    // Text of the brand.
    ['4', 'Three viewings, and that was the third', 'Write to booth@lumen.example if you need a fourth.'],
    ['5', 'Streaming Limit Reached', 'Please stop playback on another device, and try again.'],
  ] as const)
    test(`shows the message of code ${code}, and leads to the title with Ok`, {
      tag: code === '4' ? '@core' : [],
    }, async ({ page }) => {
      await openFilm(page, 'metropolis', { playback: code })
      await expectPlayFailure(page, headline)
      await expect(playFailureNotice(page)).toContainText(instructions)
      await expect(playFailureButton(page)).toHaveText('Ok')
      await playFailureButton(page).click()
      await expect(page).toHaveURL(/\/title\/metropolis$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Metropolis')
    })

  test("shows the brand's poster behind its message", async ({ page }) => {
    await openFilm(page, 'no-such-film')
    await expectPlayFailure(page, 'The reel is not here')
    await expect(playFailureNotice(page).locator('img')).toHaveAttribute('src', '/site/missing.svg')
    await playFailureButton(page).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('asks for the sign-in, and then plays', async ({ page }) => {
    await openFilm(page, 'pandoras-box', { viewer: 'signed-out' })
    await expectPlayFailure(page, 'Sign In')
    await playFailureButton(page).click()
    await expect(signInDialog(page)).toBeVisible()
    await signInInDialog(page)
    await expectPlays(page)
  })

  test('leads back to the title by a link in the dialog', async ({ page }) => {
    await open(page, 'orchard', '/', { playback: '5' })
    await page.getByRole('link', { name: 'Play The Thief of Bagdad' }).click()
    await expect(page).toHaveURL(/\/play\/the-thief-of-bagdad$/)
    await expectPlayFailure(page, 'Streaming Limit Reached')
    await expect(playFailureNotice(page)).toContainText('stop playback on another device')
    await playFailureNotice(page).getByRole('link', { name: 'here' }).click()
    await expect(page).toHaveURL(/\/title\/the-thief-of-bagdad$/)
    await expect(playFailureNotice(page)).toHaveCount(0)
  })
})

test.describe('failed loading', () => {
  const NETWORK = 'The connection was lost.'
  const DAMAGED = 'The video data is damaged.'
  const NOT_HERE = 'This film can’t be played here.'
  const MISSING = 'This film is no longer available.'
  const PART = 'A part of the film is missing.'
  const ENGINE = 'The player did not load.'
  const UNKNOWN = 'An unknown error occurred.'

  const ROWS: readonly (readonly [what: string, slug: string, fault: string, headline: string])[] = [
    ['no HLS manifest', 'metropolis', `${STREAM_PATH}/master.m3u8:404`, MISSING],
    ['a failing manifest', 'metropolis', `${STREAM_PATH}/master.m3u8:500`, NETWORK],
    ['an HTML page as manifest', 'metropolis', `${STREAM_PATH}/master.m3u8:html`, DAMAGED],
    ['half a DASH manifest', 'nosferatu', `${STREAM_PATH}/manifest.mpd:truncated`, UNKNOWN],
    ['no file', 'a-trip-to-the-moon', '/media/video/clip.mp4:404', MISSING],
    ['a corrupt file', 'a-trip-to-the-moon', '/media/video/clip.mp4:corrupt', NOT_HERE],
    ['no segments', 'metropolis', `${STREAM_PATH}/*/*:404`, PART],
    ['a connection that breaks', 'metropolis', `${STREAM_PATH}/*/*:abort`, NETWORK],
    ['half of each segment', 'metropolis', `${STREAM_PATH}/*/*:truncated`, DAMAGED],
    ['a service that fails', 'metropolis', 'playback/stream/asset/*:500', UNKNOWN],
    ['a service that responds with HTML', 'metropolis', 'playback/stream/asset/*:html', UNKNOWN],
    ['a service connection that breaks', 'metropolis', 'playback/stream/asset/*:abort', NETWORK],
    ['missing code of the player', 'metropolis', `${builtFile('src/player/Player.tsx')}:404`, ENGINE],
    ['missing code of the controls', 'metropolis', `${builtFile('src/player/controls/startControls.ts')}:404`, ENGINE],
    [
      'missing code of the engine',
      'metropolis',
      `${builtFile('node_modules/shaka-player/dist/shaka-player.compiled-es2021.js')}:404`,
      ENGINE,
    ],
  ]

  /** One failure of each kind: service, file, segment. */
  const CORE_FAILURES = ['a service that fails', 'no file', 'no segments']
  for (const [what, slug, fault, headline] of ROWS) {
    test(`shows a message and plays on retry: ${what}`, { tag: CORE_FAILURES.includes(what) ? '@core' : [] }, async ({
      page,
      context,
    }) => {
      await openFilm(page, slug, { viewer: 'viewer', progress: `${slug}:12`, fault })
      await expectPlayFailure(page, headline)
      await expect(playFailureButton(page)).toHaveText('Try again')
      await setFaults(context)
      await playFailureButton(page).click()
      await expect(playFailureNotice(page)).toHaveCount(0)
      await expectPlays(page, { from: 12 })
      expect(await firstPlayedSecond(page)).toBeCloseTo(12, 0)
    })
  }

  test('plays buffered video while segments fail, shows a message offline, and resumes when online', async ({
    page,
    context,
  }) => {
    const failed = new Map<string, number>()
    page.on('requestfailed', (request) => failed.set(request.url(), (failed.get(request.url()) ?? 0) + 1))
    await openFilm(page, 'metropolis', { fault: `${STREAM_PATH}/*/7.m4s:abort` })
    await expectPlays(page)
    // The engine stops after three attempts and is restarted.
    await expect.poll(() => Math.max(0, ...failed.values()), { timeout: 25_000 }).toBeGreaterThan(3)
    await expectPlays(page)
    await expect(playFailureNotice(page)).toHaveCount(0)
    await context.setOffline(true)
    await setFaults(context)
    // A time that is not buffered.
    await page.keyboard.press('8')
    await expectPlayFailure(page, NETWORK)
    await context.setOffline(false)
    await expect(playFailureNotice(page)).toHaveCount(0)
    await expectPlays(page, { from: 25 })
  })

  test('plays on without a visible failure after a short disconnection', async ({ page, context }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/7.m4s'))
    const players = requests(page, '/playback/stream/')
    await openFilm(page, 'metropolis', { fault: `${STREAM_PATH}/*/7.m4s:abort` })
    await expectPlays(page)
    await video(page).evaluate((video) => video.setAttribute('data-same', ''))
    await failed
    await context.setOffline(true)
    await setFaults(context)
    const next = page.waitForResponse((response) => response.url().endsWith('/7.m4s') && response.ok())
    await context.setOffline(false)
    await next
    await page.keyboard.press('9')
    await expectPlays(page, { from: 28 })
    await expect(video(page)).toHaveAttribute('data-same')
    expect(players).toHaveLength(1)
  })

  const TIMEOUTS: readonly (readonly [what: string, fault: string, requested: string])[] = [
    ['segments that time out', `${STREAM_PATH}/*/*:timeout`, '.m4s'],
    ['corrupt segments', `${STREAM_PATH}/*/*:corrupt`, '.m4s'],
    ['a service that times out', 'playback/stream/asset/*:timeout', '/playback/stream/'],
    ['a title that times out', 'avails/titles/metropolis:timeout', '/avails/titles/metropolis'],
  ]
  for (const [what, fault, requested] of TIMEOUTS) {
    test(`shows a message within 15 s and plays on retry: ${what}`, async ({ page, context }) => {
      await page.clock.install()
      // With a playable source the controls load too.
      const styled =
        requested === '.m4s' && page.waitForResponse((response) => /\/startControls-[^/]*\.css$/.test(response.url()))
      const request = page.waitForRequest((request) => request.url().includes(requested))
      await openFilm(page, 'metropolis', { viewer: 'viewer', progress: 'metropolis:12', fault })
      // The code of the player has its own load timeout, so it is loaded before the clock is paused.
      await Promise.all([request, styled])
      for (const file of ['src/player/Player.tsx', 'src/player/controls/startControls.ts'])
        await page.evaluate((code) => import(code).then(() => {}), builtFile(file))
      // Pauses 3 s ahead, a time that the running clock has not passed by then. 12 s remain.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
      await page.clock.runFor(12_000)
      // On a slow machine the player's timeout starts later.
      await expect(async () => {
        await page.clock.runFor(250)
        await expect(playFailureNotice(page)).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 16_000 })
      await expectPlayFailure(page, 'This is taking too long.')
      await page.clock.resume()
      await setFaults(context)
      await playFailureButton(page).click()
      await expectPlays(page, { from: 12 })
    })
  }

  test('shows a message for a damaged segment, and plays on retry', async ({ page, context }) => {
    await openFilm(page, 'metropolis', {
      viewer: 'viewer',
      progress: 'metropolis:10',
      fault: `${STREAM_PATH}/*/4.m4s:corrupt`,
    })
    await expectPlays(page, { from: 10 })
    await expectPlayFailure(page, DAMAGED)
    await setFaults(context)
    await playFailureButton(page).click()
    await expectPlays(page, { from: 12 })
  })
})
