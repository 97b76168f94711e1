import type { Locator, Page } from '@playwright/test'
import {
  openAndPlay,
  openTrackDialog,
  pauseByKey,
  player,
  showControls,
  trackDialog,
  video,
  visibleSubtitle,
} from '../support/player'
import { expect, requests, test } from '../support/test'

/** Plays `fixtures/media/video/authored`, whose subtitles have their own times, positions, styles and escapes. */
async function playAuthoredSubtitles(page: Page, format: 'HLS' | 'DASH'): Promise<void> {
  const [slug, file] = format === 'HLS' ? ['metropolis', 'master.m3u8'] : ['nosferatu', 'manifest.mpd']
  await page.route(`**/media/video/stream/${file}*`, (route) =>
    route.continue({ url: route.request().url().replace('/stream/', '/authored/') }),
  )
  await openAndPlay(page, slug)
  await pauseByKey(page)
}

const trackButton = (page: Page, name: string) => trackDialog(page).getByRole('button', { name, exact: true })

async function chooseTrack(page: Page, name: string): Promise<void> {
  await openTrackDialog(page)
  await trackButton(page, name).click()
  await expect(trackButton(page, name)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
}

const visibleCues = (page: Page) => visibleSubtitle(page).locator('.vjs-text-track-cue')

async function seekTo(page: Page, seconds: number): Promise<void> {
  await video(page).evaluate((element, time) => {
    ;(element as HTMLVideoElement).currentTime = time
  }, seconds)
}

/** Seeks and compares the shown captions. The order is from bottom to top. */
async function expectCuesAt(page: Page, seconds: number, expected: string[]): Promise<void> {
  await seekTo(page, seconds)
  await expect(visibleCues(page), `at ${seconds} s`).toHaveText(expected)
}

test('shows each paragraph of a TTML document at its own time', async ({ page }) => {
  await playAuthoredSubtitles(page, 'DASH')
  for (const [seconds, ...expected] of [
    [2, 'First line.'],
    [3.5],
    [5, 'Second line, in two rows.'],
    [7],
    [9, 'Third line & more.'],
    [13, 'Who', 'At the top.'],
    [15, 'Who is there?', 'At the top.'],
    [18.5, 'One'],
    [20, 'One by one'],
    [22],
  ] as [number, ...string[]][])
    await expectCuesAt(page, seconds, expected)
  await seekTo(page, 9)
  await expect(visibleCues(page).locator('i')).toHaveText('line')
})

test('shows a cue of two segments once, also after seeking away and back', async ({ page }) => {
  await playAuthoredSubtitles(page, 'HLS')
  await chooseTrack(page, 'Boundary')
  for (const visit of ['first', 'second']) {
    await test.step(`${visit} visit`, async () => {
      await expectCuesAt(page, 1.5, ['Before the boundary.'])
      await expectCuesAt(page, 3.25, ['In both segments.'])
      for (const seconds of [3.75, 4, 4.5])
        await expectCuesAt(page, seconds, ['In both segments.', 'Cut at the boundary.'])
      await expectCuesAt(page, 5.5, [])
      await expectCuesAt(page, 6.5, ['One cue,', 'another with the same id.'])
      // The end of one cue is the start of the next.
      await expectCuesAt(page, 7, ['After the boundary.'])
    })
    await seekTo(page, 30)
    await expect(visibleCues(page)).toHaveCount(0)
  }
})

test('shows escaped characters as characters', async ({ page }) => {
  await playAuthoredSubtitles(page, 'HLS')
  await chooseTrack(page, 'Escapes')
  for (const [seconds, expected] of [
    [2, 'I <3 films'],
    [5, 'if a < b && c > d'],
    [8, '<no signal>'],
    [11, 'Salt & pepper'],
    [14, 'AT&amp;T'],
    [17, 'a < b & c'],
  ] as const)
    await expectCuesAt(page, seconds, [expected])
})

test('shows placed captions at their position and in their style, without overlap of header and controls', {
  tag: '@core',
}, async ({ page }) => {
  await playAuthoredSubtitles(page, 'HLS')
  await chooseTrack(page, 'Placed')
  const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      // In document order: the narrator, then the line at the bottom.
      await expectCuesAt(page, 2, ['NARRATOR, at the top left', 'at the bottom, in italics'])
      await expect(visibleCues(page).locator('i')).toHaveText('at the bottom, in italics')
      await expect
        .poll(async () => {
          const [narrator, line] = [visibleCues(page).first(), visibleCues(page).last()]
          const [film, head, bar, top, bottom] = await Promise.all(
            [video(page), player(page).locator('.mq-player__head'), player(page).locator('.vjs-control-bar')]
              .concat(narrator.locator('> div'), line.locator('> div'))
              .map(box),
          )
          if (!film || !head || !bar || !top || !bottom) return {}
          return {
            isLeft: top.x < film.x + film.width * 0.12,
            isAbove: top.y + top.height < bottom.y,
            isClear: top.y >= head.y + head.height && bottom.y + bottom.height <= bar.y,
            isCentred: Math.abs(bottom.x + bottom.width / 2 - film.x - film.width / 2) < film.width * 0.02,
          }
        })
        .toEqual({ isLeft: true, isAbove: true, isClear: true, isCentred: true })
      await page.screenshot({ path: test.info().outputPath(`placed-${width}.png`) })
      await expectCuesAt(page, 7, ['bold, at a tenth of the height'])
      await expect(visibleCues(page).locator('b')).toHaveText('bold')
      await page.screenshot({ path: test.info().outputPath(`percent-${width}.png`) })
    })
})

test('keeps an enlarged caption at the top within the picture', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vjs-text-track-settings', '{"fontPercent":2}'))
  await playAuthoredSubtitles(page, 'HLS')
  await chooseTrack(page, 'Placed')
  await expectCuesAt(page, 2, ['NARRATOR, at the top left', 'at the bottom, in italics'])
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0
  await expect.poll(async () => (await top(visibleCues(page).first())) >= (await top(visibleSubtitle(page)))).toBe(true)
  await page.screenshot({ path: test.info().outputPath('enlarged.png') })
})

test("shows the stream's default until the viewer chooses, and forced subtitles while none are selected", async ({
  page,
}) => {
  await playAuthoredSubtitles(page, 'HLS')
  await expectCuesAt(page, 5, ['Every word.'])
  await chooseTrack(page, 'Off')
  await expectCuesAt(page, 6, ['Signs only.'])
  await page.keyboard.press('c')
  await expectCuesAt(page, 5, ['Every word.'])
  await page.keyboard.press('c')
  await expectCuesAt(page, 6, ['Signs only.'])
  // The menu lists the forced track too.
  await chooseTrack(page, 'Signs (forced)')
  await expectCuesAt(page, 7, ['Signs only.'])
  await chooseTrack(page, 'Off')
  await expectCuesAt(page, 6, ['Signs only.'])
  // Forced subtitles belong to the English audio.
  await chooseTrack(page, 'Deutsch')
  await expectCuesAt(page, 5, [])

  // Off is remembered, but does not hide forced subtitles.
  await openAndPlay(page, 'metropolis')
  await pauseByKey(page)
  await chooseTrack(page, 'English')
  await expectCuesAt(page, 5, ['Signs only.'])
})

/** A live DASH stream of the fixture's segments: 12 seconds, then a second period, with subtitles. */
function liveManifest(start: Date, hasSecondPeriod: boolean): string {
  const track = (kind: 'video' | 'audio', id: string, codecs: string, first: number) =>
    `<AdaptationSet mimeType="${kind}/mp4" lang="en" segmentAlignment="true"><Representation id="${id}" bandwidth="150000" codecs="${codecs}"><SegmentTemplate timescale="1" duration="4" startNumber="${first}" presentationTimeOffset="${(first - 1) * 4}" initialization="${id}/init.mp4" media="${id}/$Number$.m4s"/></Representation></AdaptationSet>`
  const tracks = (first: number) =>
    track('video', 'v360', 'avc1.4d401e', first) + track('audio', 'eng', 'mp4a.40.2', first)
  const text =
    '<AdaptationSet mimeType="text/vtt" lang="en"><Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/><Representation id="t" bandwidth="256"><BaseURL>../authored/full.vtt</BaseURL></Representation></AdaptationSet>'
  const second = `<Period id="two" start="PT12S">${tracks(4)}${text}</Period>`
  return `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-live:2011" type="dynamic" availabilityStartTime="${start.toISOString()}" publishTime="${new Date().toISOString()}" minimumUpdatePeriod="PT1S" minBufferTime="PT2S" suggestedPresentationDelay="PT4S" timeShiftBufferDepth="PT60S"><Period id="one" start="PT0S"${hasSecondPeriod ? ' duration="PT12S"' : ''}>${tracks(1)}</Period>${hasSecondPeriod ? second : ''}</MPD>`
}

test('offers subtitles that a later period of a live stream adds', async ({ page }) => {
  const start = new Date(Date.now() - 8000)
  let hasSecondPeriod = false
  await page.route('**/media/video/stream/manifest.mpd*', (route) =>
    route.fulfill({ contentType: 'application/dash+xml', body: liveManifest(start, hasSecondPeriod) }),
  )
  await openAndPlay(page, 'nosferatu')
  await showControls(page)
  await expect(player(page).getByRole('button', { name: 'Subtitles and audio' })).toBeHidden()
  hasSecondPeriod = true
  await openTrackDialog(page)
  await expect(trackButton(page, 'English')).toBeVisible()
})

test('requests HLS subtitles only when they are selected, and shows them although the whole film is buffered', {
  tag: '@core',
}, async ({ page }) => {
  const subtitles = requests(page, '/stream/text')
  // Forced subtitles would be requested from the start.
  await page.route('**/media/video/stream/master.m3u8*', async (route) => {
    const master = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: master.replace(/.*FORCED=YES.*\n/, '') })
  })
  await openAndPlay(page, 'metropolis')
  await pauseByKey(page)
  await seekTo(page, 22)
  await expect
    .poll(() =>
      video(page).evaluate((element) => {
        const { buffered, duration } = element as HTMLVideoElement
        return buffered.length > 0 && buffered.end(buffered.length - 1) > duration - 0.1
      }),
    )
    .toBe(true)
  expect(subtitles).toEqual([])
  await page.keyboard.press('c')
  await expect(visibleCues(page)).toHaveText('Four days to the moon, one of them for packing.')
})

test('closes the player without an error while the playlist of subtitles loads', async ({ page }) => {
  await page.route('**/media/video/stream/text-*.m3u8*', () => {})
  // The forced subtitles are requested from the start.
  const requested = page.waitForRequest('**/media/video/stream/text-*.m3u8*')
  await openAndPlay(page, 'metropolis')
  await requested
  await page.keyboard.press('Escape')
  await expect(video(page)).toHaveCount(0)
  // Errors of the closed player would be reported before this.
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^(?:Watch|Resume)/ })
      .first(),
  ).toBeVisible()
})
