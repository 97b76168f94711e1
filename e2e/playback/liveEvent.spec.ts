import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { expectPlays, pauseByKey, player, showControls, video } from '../support/player'
import { signInInDialog } from '../support/signIn'
import { type Choices, expect, open, test } from '../support/test'

const LIVE_EVENT_PATH = '/live/sunrise/sunrise-live-score'
const ENCORE_PATH = '/live/sunrise/sunrise-encore'
/** An hour before the encore, which starts at 18:00 in California. */
const BEFORE_START = '2026-11-27T17:00:00-08:00'
const AFTER_END = '2026-11-28T12:00:00-08:00'
/** While “The General, round the clock” is live. */
const LIVE_TIME = '2026-11-20T12:00:00Z'

const openEvent = (page: Page, path: string, choices: Choices) =>
  open(page, 'lumen', path, { viewer: 'viewer', consent: 'all', ...choices })
const playButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Play', exact: true })
const eventPartButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the event' }).getByRole('button', { name })

/** Whether the text of the event is not over its image. */
const isTextBesideImage = (page: Page) =>
  page.evaluate(() => {
    const [art, heading] = ['img', 'h2'].map((each) =>
      document.querySelector(`.mq-event-screen ${each}`)?.getBoundingClientRect(),
    )
    return art && heading && (heading.top >= art.bottom || heading.right <= art.left)
  })

test('shows a countdown and an inactive Play button with its reason before the start', { tag: '@core' }, async ({
  page,
}) => {
  await openEvent(page, ENCORE_PATH, { clock: BEFORE_START })
  await expect(page.getByRole('heading', { level: 2, name: 'Sunrise, once more' })).toBeVisible()
  await expect(page.getByRole('timer', { name: /^(?:1 hour|59 minutes).* left$/ })).toBeVisible()
  // The button is disabled for assistive technology, but a click still shows the reason.
  await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true')
  await playButton(page).click({ force: true })
  await expect(page.getByText('The countdown clock has not ended.')).toBeVisible()
  await expect(video(page)).toHaveCount(0)
})

test('starts the live stream without a reload when the countdown ends', async ({ page }) => {
  await openEvent(page, ENCORE_PATH, { clock: '2026-11-27T17:59:52-08:00' })
  await expect(page.getByRole('timer')).toBeVisible()
  await expectPlays(page)
  await expect(player(page).getByRole('button', { name: 'Watching live' })).toBeAttached()
})

test('lets moderators play before the countdown ends', async ({ page }) => {
  await openEvent(page, ENCORE_PATH, { clock: BEFORE_START, viewer: 'moderator' })
  await playButton(page).click()
  await expectPlays(page)
})

test('plays the recordings by name or in order after the event, without live-only parts', async ({ page }) => {
  await openEvent(page, LIVE_EVENT_PATH, { clock: AFTER_END })
  await expectPlays(page)
  await expect(eventPartButton(page, 'The film')).toHaveAttribute('aria-current', 'true')
  await expect(eventPartButton(page, 'Doors')).toHaveCount(0)
  await eventPartButton(page, 'The talk').click()
  await expect(eventPartButton(page, 'The talk')).toHaveAttribute('aria-current', 'true')
  await expectPlays(page)
  await page.keyboard.press('p')
  await expect(eventPartButton(page, 'The film')).toHaveAttribute('aria-current', 'true')
  await expectPlays(page)
  await expect(video(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/title/sunrise')
})

test('shows a message beside the image when nothing was recorded, with links to the title and other events', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openEvent(page, ENCORE_PATH, { clock: AFTER_END })
  await expect(page.getByRole('alert')).toContainText('No video found.')
  await expect(page.getByRole('alert')).toContainText(/^Ended Nov. 27|^Ended Nov. 28/)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await axeViolations(page)).toEqual([])
    expect.soft(await isTextBesideImage(page), `at ${width} px`).toBe(true)
  }
  await expect(page.getByRole('link', { name: 'Screenings' })).toHaveAttribute('href', '/screenings')
  await page.getByRole('link', { name: 'Go to the title' }).click()
  await expect(page).toHaveURL('/title/sunrise')
})

test('mirrors the back arrow in right-to-left languages, on countdown and failure', async ({ page }) => {
  const arrow = (name: RegExp) => page.getByRole('dialog').getByRole('link', { name }).locator('svg')
  await openEvent(page, ENCORE_PATH, { clock: BEFORE_START, language: 'ar' })
  await expect(arrow(/Sunrise/)).toHaveCSS('scale', '-1 1')
  await openEvent(page, '/play/metropolis', { playback: '6', language: 'ar' })
  await expect(arrow(/Metropolis/)).toHaveCSS('scale', '-1 1')
})

test('explains beside the image why an event does not play, and links to the home page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openEvent(page, '/live/the-general/the-general-round-the-clock', { clock: LIVE_TIME, playback: '6' })
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Device Limit Reached')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await axeViolations(page)).toEqual([])
    expect.soft(await isTextBesideImage(page), `at ${width} px`).toBe(true)
  }
  await page.getByRole('alert').getByRole('link', { name: 'Go to the Home Page' }).click()
  await expect(page).not.toHaveURL(/\/(?:live|title)\//)
})

test('shows the delay behind live, and returns to live by button and key', async ({ page }) => {
  await openEvent(page, '/live/the-general/the-general-round-the-clock', { clock: LIVE_TIME })
  await expectPlays(page)
  const behind = player(page).getByText(/^\d+ sec behind live$/)
  const edge = player(page).getByRole('button', { name: 'Watching live' })
  await expect(edge).toBeAttached()
  await expect(behind).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(behind).toBeVisible()
  await expect(player(page).getByRole('status').getByText('Less than a minute behind live')).toBeAttached()
  // While paused, it falls further behind. The button plays from the live edge.
  await pauseByKey(page)
  await showControls(page)
  await player(page).getByRole('button', { name: 'Go to live' }).click()
  await expectPlays(page)
  await expect(edge).toBeAttached()
  await expect(behind).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(behind).toBeVisible()
  await page.keyboard.press('End')
  await expect(edge).toBeAttached()
})

test('plays a members-only event after the sign-in', async ({ page }) => {
  const path = '/live/the-passion-of-joan-of-arc/joan-oslo-print'
  await openEvent(page, path, { clock: '2026-11-22T20:30:00-08:00', viewer: 'signed-out' })
  await expect(page.getByText('Need to authenticate and login to watch content.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signInInDialog(page)
  await expectPlays(page)
})

test('shows a message for an unknown event, and retries a failed service', async ({ page }) => {
  await openEvent(page, '/live/sunrise/never-planned', { clock: AFTER_END })
  await expect(page.getByText('Content not available.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible()

  await openEvent(page, LIVE_EVENT_PATH, { clock: AFTER_END, fault: 'playback/live_event/*:500:3' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectPlays(page)
})
