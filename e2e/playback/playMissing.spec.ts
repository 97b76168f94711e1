import type { Page } from '@playwright/test'
import { expectPlayFailure, playFailureNotice } from '../support/failures'
import {
  expectPlays,
  openAndPlay,
  openTrackDialog,
  pauseByKey,
  player,
  readVideoState,
  trackDialog,
  video,
  visibleSubtitle,
} from '../support/player'
import { expect, open, requests, test } from '../support/test'

const STREAM_PATH = '/media/video/stream'

/** The notice over the picture. */
const playerNote = (page: Page) => player(page).locator('.mq-player__note')

/** Replaces the sources of a film. */
const setSources = (page: Page, sources: readonly { src: string; type?: string }[]) =>
  page.route('**/playback/stream/asset/**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, sources } } })
  })

test('plays the next source when the browser cannot decode the video', async ({ page }) => {
  const files = requests(page, '/media/video/hevc.mp4')
  await openAndPlay(page, 'the-black-pirate')
  expect(files.length).toBeGreaterThan(0)
  expect((await readVideoState(page)).width).toBeGreaterThan(0)
  await expect(playFailureNotice(page)).toHaveCount(0)
})

test('shows a message when the only source cannot be decoded', async ({ page }) => {
  await setSources(page, [{ src: '/media/video/hevc.mp4', type: 'video/mp4' }])
  await open(page, 'lumen', '/play/the-black-pirate', { viewer: 'viewer' })
  await expectPlayFailure(page, 'This film can’t be played here.')
})

test('plays a source without a video track', async ({ page }) => {
  await setSources(page, [{ src: '/media/video/sound.mp4', type: 'video/mp4' }])
  await open(page, 'lumen', '/play/the-black-pirate', { viewer: 'viewer' })
  // Longer than the player waits for a first frame.
  await expect.poll(async () => (await readVideoState(page)).time, { timeout: 20_000 }).toBeGreaterThan(5)
  expect((await readVideoState(page)).width).toBe(0)
  await expect(playFailureNotice(page)).toHaveCount(0)
})

for (const [what, slug, file] of [
  ['HLS playlist', 'metropolis', 'text-deu.m3u8'],
  ['HLS segment', 'metropolis', 'text/deu.vtt'],
  ['DASH file', 'nosferatu', 'text/deu.vtt'],
] as const)
  test(`removes missing subtitles with a notice, and plays on: ${what}`, async ({ page }) => {
    await openAndPlay(page, slug, { fault: `${STREAM_PATH}/${file}:404` })
    await openTrackDialog(page)
    const german = trackDialog(page).getByRole('button', { name: 'Deutsch', exact: true }).first()
    await trackDialog(page).getByRole('region', { name: 'Subtitles' }).getByRole('button', { name: 'Deutsch' }).click()
    await expect(playerNote(page)).toHaveText(
      'Subtitles (Deutsch) couldn’t be loaded. The film continues without them.',
    )
    const list = trackDialog(page).getByRole('region', { name: 'Subtitles' })
    await expect(list.getByRole('button', { name: 'Deutsch' })).toHaveCount(0)
    await expect(list.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true')
    await expect(german).toBeVisible()
    await expectPlays(page)
    // Other subtitles can still be selected.
    await list.getByRole('button', { name: 'Français' }).click()
    await pauseByKey(page)
    await page.keyboard.press('1')
    await expect(visibleSubtitle(page)).toHaveText('Une ville, et une tour qui veut monter plus haut.')
    await expect(playFailureNotice(page)).toHaveCount(0)
  })

for (const slug of ['metropolis', 'nosferatu'])
  test(`skips a missing segment with a notice, and plays on: ${slug}`, async ({ page }) => {
    const segmentRequests = requests(page, '/4.m4s')
    await openAndPlay(page, slug, { progress: `${slug}:10`, fault: `${STREAM_PATH}/*/4.m4s:404` })
    await expect.poll(() => segmentRequests.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await expect(playerNote(page)).toHaveText('A missing part of the film was skipped.', { timeout: 20_000 })
    await expectPlays(page, { from: 16 })
    await expect(playFailureNotice(page)).toHaveCount(0)
    await expect(video(page)).toHaveCount(1)
  })
