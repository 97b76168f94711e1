import type { Page } from '@playwright/test'
import { type Choices, expect, open } from './test'

/** The video element of the player; clips of heroes and cards are others. */
export const video = (page: Page) => page.locator('.mq-player video')

/** The player with all that lies over the picture. */
export const player = (page: Page) => page.getByRole('region', { name: 'Video player' })

/** The sheet of subtitles and sounds. */
export const tracks = (page: Page) => page.getByRole('dialog', { name: 'Subtitles and audio' })

/** What a film shows at this moment. */
export const picture = (page: Page) =>
  video(page).evaluate((element) => {
    const film = element as HTMLVideoElement
    const { totalVideoFrames, droppedVideoFrames } = film.getVideoPlaybackQuality()
    const small = new OffscreenCanvas(32, 18).getContext('2d')
    small?.drawImage(film, 0, 0, 32, 18)
    const pixels = small?.getImageData(0, 0, 32, 18).data ?? []
    return {
      time: film.currentTime,
      paused: film.paused,
      ended: film.ended,
      width: film.videoWidth,
      /** Frames that were decoded in time. */
      frames: totalVideoFrames - droppedVideoFrames,
      /** How many degrees of brightness the picture has: 1 is a black rectangle. */
      shades: new Set(Array.from(pixels).filter((_, index) => index % 4 === 0)).size,
      source: film.currentSrc,
      volume: film.volume,
      muted: film.muted,
      rate: film.playbackRate,
      duration: film.duration,
    }
  })

/** Where the film is, in seconds. */
export const time = async (page: Page) => (await picture(page)).time

/**
 * Waits until the film runs: its time advances, frames are decoded, and there is something to see.
 * @param from the second that it has reached
 * @param shades of brightness at least; a page is given none of a protected picture
 */
export async function expectPlays(page: Page, { from = 0, shades = 9 } = {}): Promise<void> {
  await expect(video(page)).toBeAttached()
  let first: { time: number; frames: number } | undefined
  await expect
    .poll(
      async () => {
        const now = await picture(page)
        if (!now.paused && now.frames > 0 && now.time > from) first ??= now
        return (
          first !== undefined && now.time > first.time + 0.3 && now.frames > first.frames + 3 && now.shades >= shades
        )
      },
      { message: 'the film runs', intervals: [100] },
    )
    .toBe(true)
}

/** The second at which playback began, however long ago that was. */
export const startedAt = (page: Page) => video(page).evaluate((film) => (film as HTMLVideoElement).played.start(0))

/** Opens the play page of a title, and waits until it runs. */
export async function play(page: Page, slug: string, choices: Choices = {}, site = 'lumen'): Promise<void> {
  await open(page, site, `/play/${slug}`, { viewer: 'viewer', consent: 'all', ...choices })
  await expectPlays(page)
}

let moves = 0

/** Shows the controls, which hide when nothing happens. A movement that ends where the last one did is none. */
export async function wake(page: Page): Promise<void> {
  moves += 1
  await page.mouse.move(300, 200)
  await page.mouse.move(310 + (moves % 2) * 10, 210)
}

/** Pauses by the keyboard, so that the film stands where it is. */
export async function pause(page: Page): Promise<void> {
  await page.keyboard.press('k')
  await expect.poll(async () => (await picture(page)).paused).toBe(true)
}

/** Opens the sheet of subtitles and sounds. */
export async function openTracks(page: Page): Promise<void> {
  const button = player(page).getByRole('button', { name: 'Subtitles and audio' })
  // The controls hide again while a stream whose tracks come late is loading.
  await expect(button).toBeVisible()
  await wake(page)
  await button.click()
  await expect(tracks(page)).toBeVisible()
}

/** The subtitle that stands over the picture. */
export const cue = (page: Page) => player(page).locator('.vjs-text-track-display')
