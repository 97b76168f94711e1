import type { Page } from '@playwright/test'
import {
  openAndPlay,
  openTrackDialog,
  pauseByKey,
  player,
  readVideoState,
  showControls,
  trackDialog,
  visibleSubtitle,
} from '../support/player'
import { expect, requests, test } from '../support/test'

const trackButton = (page: Page, list: 'Subtitles' | 'Audio', name: string) =>
  trackDialog(page).getByRole('region', { name: list }).getByRole('button', { name, exact: true })
const trackLabels = (page: Page, list: 'Subtitles' | 'Audio') =>
  trackDialog(page).getByRole('region', { name: list }).getByRole('button').allInnerTexts()

/** Selects a track in the dialog, which stays open. */
async function chooseTrack(page: Page, list: 'Subtitles' | 'Audio', name: string): Promise<void> {
  await trackButton(page, list, name).click()
  await expect(trackButton(page, list, name)).toHaveAttribute('aria-pressed', 'true')
}

test('switches subtitles, and keeps them after a seek, in full screen and with other audio', {
  tag: '@core',
}, async ({ page }) => {
  const german = requests(page, '/stream/deu/')
  // The engine loads the subtitles: video.js has no address to request.
  const nowhere = requests(page, '/undefined')
  await openAndPlay(page, 'metropolis')
  await pauseByKey(page)
  await page.keyboard.press('1')
  await openTrackDialog(page)
  await expect
    .poll(() => trackLabels(page, 'Subtitles'))
    .toEqual(['Off', 'English', 'Deutsch', 'Français', 'English (forced)'])
  await expect(trackButton(page, 'Subtitles', 'Off')).toHaveAttribute('aria-pressed', 'true')
  await chooseTrack(page, 'Subtitles', 'Deutsch')
  await expect(visibleSubtitle(page)).toHaveText('Eine Stadt, und ein Turm, der höher will.')
  await chooseTrack(page, 'Subtitles', 'Français')
  await expect(visibleSubtitle(page)).toHaveText('Une ville, et une tour qui veut monter plus haut.')
  expect(nowhere, 'subtitles without an address').toEqual([])

  await page.keyboard.press('4')
  await expect(visibleSubtitle(page)).toHaveText('Deux personnes, une barque. Le soleil fait le reste.')

  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await expect(visibleSubtitle(page)).toHaveText('Deux personnes, une barque. Le soleil fait le reste.')
  await page.keyboard.press('6')
  await expect(visibleSubtitle(page)).toHaveText('Ne regarde pas en bas. Ni l’horloge.')
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false)
  await expect(visibleSubtitle(page)).toHaveText('Ne regarde pas en bas. Ni l’horloge.')

  expect(german, 'segments of an audio track that is not selected').toEqual([])
  await chooseTrack(page, 'Audio', 'Deutsch')
  await expect.poll(() => german.filter((url) => url.endsWith('.m4s')).length).toBeGreaterThan(0)
  await expect(trackButton(page, 'Audio', 'English')).toHaveAttribute('aria-pressed', 'false')
  await expect(trackButton(page, 'Subtitles', 'Français')).toHaveAttribute('aria-pressed', 'true')
  await expect(visibleSubtitle(page)).toHaveText('Ne regarde pas en bas. Ni l’horloge.')

  // The key C switches them off and on.
  await page.keyboard.press('c')
  await expect(visibleSubtitle(page)).toBeEmpty()
  await page.keyboard.press('c')
  await expect(visibleSubtitle(page)).toHaveText('Ne regarde pas en bas. Ni l’horloge.')
})

test('restores subtitles, audio, volume and speed on the next visit', async ({ page }) => {
  await openAndPlay(page, 'metropolis')
  await pauseByKey(page)
  await openTrackDialog(page)
  await chooseTrack(page, 'Subtitles', 'Deutsch')
  await chooseTrack(page, 'Audio', 'Français')
  await page.keyboard.press('Escape')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await readVideoState(page)).volume).toBeCloseTo(0.7)
  await player(page).getByRole('button', { name: 'Speed' }).hover()
  await player(page).getByRole('menuitemradio', { name: '1.5x' }).click()
  await expect.poll(async () => (await readVideoState(page)).rate).toBe(1.5)

  const sounds = requests(page, '.m4s')
  await openAndPlay(page, 'nosferatu')
  expect(sounds.some((url) => url.includes('/fra/'))).toBe(true)
  expect(sounds.some((url) => url.includes('/eng/'))).toBe(false)
  const { volume, rate } = await readVideoState(page)
  expect(volume).toBeCloseTo(0.7)
  expect(rate).toBe(1.5)
  await pauseByKey(page)
  await page.keyboard.press('1')
  await expect(visibleSubtitle(page)).toHaveText('Eine Stadt, und ein Turm, der höher will.')
  await openTrackDialog(page)
  await expect(trackButton(page, 'Audio', 'Français')).toHaveAttribute('aria-pressed', 'true')
})

test('saves the size of captions that was selected in their dialog', async ({ page }) => {
  const caption = visibleSubtitle(page).locator('.vjs-text-track-cue > div')
  const size = () => caption.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await openAndPlay(page, 'faust')
  await pauseByKey(page)
  await page.keyboard.press('1')
  await expect(caption).toBeVisible()
  const initial = await size()
  await openTrackDialog(page)
  await page.getByRole('button', { name: 'Subtitle size and colour' }).click()
  const settings = page.locator('.vjs-text-track-settings')
  await expect(settings).toBeVisible()
  await settings.getByRole('combobox', { name: 'Size' }).selectOption({ label: '200%' })
  await settings.getByRole('button', { name: 'Done' }).click()
  await expect(settings).toBeHidden()
  await expect.poll(size).toBeGreaterThan(initial * 1.5)

  await openAndPlay(page, 'metropolis')
  await pauseByKey(page)
  await page.keyboard.press('1')
  await page.keyboard.press('c')
  await expect(caption).toBeVisible()
  await expect.poll(size).toBeGreaterThan(initial * 1.5)
})

for (const [width, height] of [
  [360, 740],
  [1280, 720],
])
  test(`shows captions above the controls and in front of the shade: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 })
    const caption = visibleSubtitle(page).locator('.vjs-text-track-cue > div')
    const edges = async () => {
      const [cue, bar] = await Promise.all([
        caption.boundingBox(),
        player(page).locator('.vjs-control-bar').boundingBox(),
      ])
      return { below: (cue?.y ?? 0) + (cue?.height ?? 0), bar: bar?.y ?? 0 }
    }
    const isClear = async () => {
      const { below, bar } = await edges()
      return below > 0 && below < bar
    }
    await openAndPlay(page, 'faust')
    // The captions are first placed without visible controls, and must move when the controls appear.
    await page.keyboard.press('1')
    await expect(caption).toBeVisible()
    await expect(player(page)).toHaveClass(/vjs-user-inactive/)
    await page.keyboard.press('1')
    await pauseByKey(page)
    await page.keyboard.press('1')
    await expect(caption).toBeVisible()
    await expect.poll(isClear).toBe(true)
    await page.keyboard.press('k')
    await showControls(page)
    await expect(caption).toBeVisible()
    await expect.poll(isClear).toBe(true)
    const layers = await player(page).evaluate((root) => {
      const layer = (element: Element, part?: string) => Number(getComputedStyle(element, part).zIndex) || 0
      const display = root.querySelector('.vjs-text-track-display')
      return [display && layer(display), layer(root, '::before')]
    })
    expect(layers[0]).toBeGreaterThanOrEqual(layers[1] ?? 0)
  })

for (const [slug, format] of [
  ['faust', 'HLS'],
  ['the-golem', 'DASH'],
])
  test(`labels the tracks of a manifest by language: ${format}`, async ({ page }) => {
    await openAndPlay(page, slug ?? '')
    await pauseByKey(page)
    await openTrackDialog(page)
    // English-default, deu, Français=0, a forced one, and one of an unknown language.
    await expect
      .poll(async () => (await trackLabels(page, 'Subtitles')).sort())
      .toEqual(['Deutsch', 'English', 'English (forced)', 'Français', 'Off'].sort())
    await expect(trackButton(page, 'Subtitles', 'English')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('1')
    await expect(visibleSubtitle(page)).toHaveText('A city, and a tower that wants to be higher.')
    await chooseTrack(page, 'Subtitles', 'English (forced)')
    await expect(visibleSubtitle(page)).toBeEmpty()
    await page.keyboard.press('2')
    await expect(visibleSubtitle(page)).toHaveText('[On the engine] No. 3')
  })
