import type { Page } from '@playwright/test'
import { built } from '../support/built'
import { action, expectFailure, failure, setFaults } from '../support/failing'
import { expectPlays, startedAt, video } from '../support/player'
import { signInDialog, signInWhereAsked } from '../support/signIn'
import { type Choices, expect, open, requests, test } from '../support/test'

const STREAM = '/media/video/stream'

// The slow ones wait for what never comes, and machines are busy.
const openFilm = (page: Page, slug: string, choices: Choices = {}) => open(page, 'lumen', `/play/${slug}`, choices)

test.describe('what the service refuses', () => {
  // Every code and what a brand may say of it: src/player/failure.test.ts.
  for (const [code, headline, instructions] of [
    // The brand's own words.
    ['4', 'Three viewings, and that was the third', 'Write to booth@lumen.example if you need a fourth.'],
    ['5', 'Streaming Limit Reached', 'Please stop playback on another device, and try again.'],
  ] as const)
    test(`code ${code} in words, and Ok leads to the title`, { tag: code === '4' ? '@core' : [] }, async ({ page }) => {
      await openFilm(page, 'metropolis', { playback: code })
      await expectFailure(page, headline)
      await expect(failure(page)).toContainText(instructions)
      await expect(action(page)).toHaveText('Ok')
      await action(page).click()
      await expect(page).toHaveURL(/\/title\/metropolis$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Metropolis')
    })

  test('the brand’s poster stands behind its words', async ({ page }) => {
    await openFilm(page, 'no-such-film')
    await expectFailure(page, 'The reel is not here')
    await expect(failure(page).locator('img')).toHaveAttribute('src', '/site/missing.svg')
    await action(page).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('SIGN IN asks for it, and then it plays', async ({ page }) => {
    await openFilm(page, 'pandoras-box', { viewer: 'signed-out' })
    await expectFailure(page, 'Sign In')
    await action(page).click()
    await expect(signInDialog(page)).toBeVisible()
    await signInWhereAsked(page)
    await expectPlays(page)
  })

  test('in a dialog a link leads back to the title', async ({ page }) => {
    await open(page, 'orchard', '/', { playback: '5' })
    await page.getByRole('link', { name: 'Play The Thief of Bagdad' }).click()
    await expect(page).toHaveURL(/\/play\/the-thief-of-bagdad$/)
    await expectFailure(page, 'Streaming Limit Reached')
    await expect(failure(page)).toContainText('stop playback on another device')
    await failure(page).getByRole('link', { name: 'here' }).click()
    await expect(page).toHaveURL(/\/title\/the-thief-of-bagdad$/)
    await expect(failure(page)).toHaveCount(0)
  })
})

test.describe('what goes wrong on the way', () => {
  const NETWORK = 'The connection was lost.'
  const DAMAGED = 'The video data is damaged.'
  const NOT_HERE = 'This film can’t be played here.'
  const MISSING = 'This film is no longer available.'
  const PART = 'A part of the film is missing.'
  const ENGINE = 'The player did not load.'
  const UNKNOWN = 'An unknown error occurred.'

  const ROWS: readonly (readonly [what: string, slug: string, fault: string, headline: string])[] = [
    ['no HLS manifest', 'metropolis', `${STREAM}/master.m3u8:404`, MISSING],
    ['a manifest that the server cannot give', 'metropolis', `${STREAM}/master.m3u8:500`, NETWORK],
    ['a manifest that is a page', 'metropolis', `${STREAM}/master.m3u8:html`, DAMAGED],
    ['half a DASH manifest', 'nosferatu', `${STREAM}/manifest.mpd:truncated`, UNKNOWN],
    ['no file', 'a-trip-to-the-moon', '/media/video/clip.mp4:404', MISSING],
    ['a file that is none', 'a-trip-to-the-moon', '/media/video/clip.mp4:corrupt', NOT_HERE],
    ['no segments', 'metropolis', `${STREAM}/*/*:404`, PART],
    ['a connection that breaks', 'metropolis', `${STREAM}/*/*:abort`, NETWORK],
    ['half of each segment', 'metropolis', `${STREAM}/*/*:truncated`, DAMAGED],
    ['a service that fails', 'metropolis', 'playback/stream/asset/*:500', UNKNOWN],
    ['a service that answers with a page', 'metropolis', 'playback/stream/asset/*:html', UNKNOWN],
    ['a service whose line is cut', 'metropolis', 'playback/stream/asset/*:abort', NETWORK],
    ['the player’s code is missing', 'metropolis', `${built('src/player/Player.tsx')}:404`, ENGINE],
    ['the controls’ code is missing', 'metropolis', `${built('src/player/controls/startControls.ts')}:404`, ENGINE],
    [
      'the engine’s code is missing',
      'metropolis',
      `${built('node_modules/shaka-player/dist/shaka-player.compiled-es2021.js')}:404`,
      ENGINE,
    ],
  ]

  /** One failure of each kind: service, file, segment. */
  const CORE_FAILURES = ['a service that fails', 'no file', 'no segments']
  for (const [what, slug, fault, headline] of ROWS) {
    test(`${what}: told, and it plays on retry`, { tag: CORE_FAILURES.includes(what) ? '@core' : [] }, async ({
      page,
      context,
    }) => {
      await openFilm(page, slug, { viewer: 'viewer', progress: `${slug}:12`, fault })
      await expectFailure(page, headline)
      await expect(action(page)).toHaveText('Try again')
      await setFaults(context)
      await action(page).click()
      await expect(failure(page)).toHaveCount(0)
      await expectPlays(page, { from: 12 })
      expect(await startedAt(page)).toBeCloseTo(12, 0)
    })
  }

  test('offline in the middle: it plays on what is there, and goes on by itself', async ({ page, context }) => {
    const failed = new Map<string, number>()
    page.on('requestfailed', (request) => failed.set(request.url(), (failed.get(request.url()) ?? 0) + 1))
    await openFilm(page, 'metropolis', { fault: `${STREAM}/*/7.m4s:abort` })
    await expectPlays(page)
    // The engine gives up after three attempts, and is told to go on.
    await expect.poll(() => Math.max(0, ...failed.values()), { timeout: 25_000 }).toBeGreaterThan(3)
    await expectPlays(page)
    await expect(failure(page)).toHaveCount(0)
    await context.setOffline(true)
    await setFaults(context)
    // Where nothing is there of.
    await page.keyboard.press('8')
    await expectFailure(page, NETWORK)
    await context.setOffline(false)
    await expect(failure(page)).toHaveCount(0)
    await expectPlays(page, { from: 25 })
  })

  test('a line that was down for a moment is not noticed', async ({ page, context }) => {
    const told = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/7.m4s'))
    const players = requests(page, '/playback/stream/')
    await openFilm(page, 'metropolis', { fault: `${STREAM}/*/7.m4s:abort` })
    await expectPlays(page)
    await video(page).evaluate((video) => video.setAttribute('data-same', ''))
    await told
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

  const NEVER: readonly (readonly [what: string, fault: string, asks: string])[] = [
    ['segments that never come', `${STREAM}/*/*:timeout`, '.m4s'],
    ['segments that are noise', `${STREAM}/*/*:corrupt`, '.m4s'],
    ['a service that never answers', 'playback/stream/asset/*:timeout', '/playback/stream/'],
    ['a title that never comes', 'avails/titles/metropolis:timeout', '/avails/titles/metropolis'],
  ]
  for (const [what, fault, asks] of NEVER) {
    test(`${what}: told within 15 s, and it plays on retry`, async ({ page, context }) => {
      await page.clock.install()
      // Where there is something to play, its controls come, too.
      const styled =
        asks === '.m4s' && page.waitForResponse((response) => /\/startControls-[^/]*\.css$/.test(response.url()))
      const asked = page.waitForRequest((request) => request.url().includes(asks))
      await openFilm(page, 'metropolis', { viewer: 'viewer', progress: 'metropolis:12', fault })
      // The player's code has a limit of its own, which is not meant.
      await Promise.all([asked, styled])
      for (const file of ['src/player/Player.tsx', 'src/player/controls/startControls.ts'])
        await page.evaluate((code) => import(code).then(() => {}), built(file))
      // Three seconds ahead, which it cannot have passed until it stands; then the other twelve.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
      await page.clock.runFor(12_000)
      // On a busy machine the seconds are counted from a moment later on.
      await expect(async () => {
        await page.clock.runFor(250)
        await expect(failure(page)).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 16_000 })
      await expectFailure(page, 'This is taking too long.')
      await page.clock.resume()
      await setFaults(context)
      await action(page).click()
      await expectPlays(page, { from: 12 })
    })
  }

  test('a damaged piece in mid-film: told, and it plays on retry', async ({ page, context }) => {
    await openFilm(page, 'metropolis', {
      viewer: 'viewer',
      progress: 'metropolis:10',
      fault: `${STREAM}/*/4.m4s:corrupt`,
    })
    await expectPlays(page, { from: 10 })
    await expectFailure(page, DAMAGED)
    await setFaults(context)
    await action(page).click()
    await expectPlays(page, { from: 12 })
  })
})
