import type { Page } from '@playwright/test'
import { expectPlays, player, video } from '../support/player'
import { signInWhereAsked } from '../support/signIn'
import { type Choices, expect, open, test } from '../support/test'

const SCORE = '/live/sunrise/sunrise-live-score'
const ENCORE = '/live/sunrise/sunrise-encore'
/** Of the encore, which begins at 18:00 in California. */
const BEFORE = '2026-11-27T17:00:00-08:00'
const AFTER = '2026-11-28T12:00:00-08:00'

const openEvent = (page: Page, path: string, choices: Choices) =>
  open(page, 'lumen', path, { viewer: 'viewer', consent: 'all', ...choices })
const playButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Play', exact: true })
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the event' }).getByRole('button', { name })

test('before it begins: a countdown, and a Play that says so', async ({ page }) => {
  await openEvent(page, ENCORE, { clock: BEFORE })
  await expect(page.getByRole('heading', { level: 2, name: 'Sunrise, once more' })).toBeVisible()
  await expect(page.getByRole('timer', { name: /^(?:1 hour|59 minutes).* left$/ })).toBeVisible()
  // It says of itself that it does nothing yet, and still answers.
  await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true')
  await playButton(page).click({ force: true })
  await expect(page.getByText('The countdown clock has not ended.')).toBeVisible()
  await expect(video(page)).toHaveCount(0)
})

test('when the countdown ends, the live picture is there, without a reload', async ({ page }) => {
  await openEvent(page, ENCORE, { clock: '2026-11-27T17:59:52-08:00' })
  await expect(page.getByRole('timer')).toBeVisible()
  await expectPlays(page)
  await expect(player(page).getByRole('button', { name: 'You watch live' })).toBeAttached()
})

test('moderators open it before the countdown ends', async ({ page }) => {
  await openEvent(page, ENCORE, { clock: BEFORE, viewer: 'moderator' })
  await playButton(page).click()
  await expectPlays(page)
})

test('afterwards its recordings: chosen by name, or one after the other; none of what was only live', async ({
  page,
}) => {
  await openEvent(page, SCORE, { clock: AFTER })
  await expectPlays(page)
  await expect(part(page, 'The film')).toHaveAttribute('aria-current', 'true')
  await expect(part(page, 'Doors')).toHaveCount(0)
  await part(page, 'The talk').click()
  await expect(part(page, 'The talk')).toHaveAttribute('aria-current', 'true')
  await expectPlays(page)
  await page.keyboard.press('p')
  await expect(part(page, 'The film')).toHaveAttribute('aria-current', 'true')
  await expectPlays(page)
  await expect(video(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/title/sunrise')
})

test('nothing was recorded: said, with a way out', async ({ page }) => {
  await openEvent(page, ENCORE, { clock: AFTER })
  await expect(page.getByRole('alert')).toContainText('No video found.')
  await page.getByRole('link', { name: 'Ok' }).click()
  await expect(page).toHaveURL('/title/sunrise')
})

test('for members only: signing in opens it', async ({ page }) => {
  const path = '/live/the-passion-of-joan-of-arc/joan-oslo-print'
  await openEvent(page, path, { clock: '2026-11-22T20:30:00-08:00', viewer: 'signed-out' })
  await expect(page.getByText('Need to authenticate and login to watch content.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signInWhereAsked(page)
  await expectPlays(page)
})

test('an event that is not there, and a service that fails', async ({ page }) => {
  await openEvent(page, '/live/sunrise/never-planned', { clock: AFTER })
  await expect(page.getByText('Content not available.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible()

  await openEvent(page, SCORE, { clock: AFTER, fault: 'playback/live_event/*:500:3' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectPlays(page)
})
