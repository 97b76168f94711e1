import type { Page } from '@playwright/test'
import { type Choices, expect, open } from './test'

/** The video element of the player, not the clips of heroes and cards. */
export const video = (page: Page) => page.locator('.mq-player video')

/** The player with its controls and overlays. */
export const player = (page: Page) => page.getByRole('region', { name: 'Video player' })

/** The dialog for subtitles and audio. */
export const trackDialog = (page: Page) => page.getByRole('dialog', { name: 'Subtitles and audio' })

/** The current state and picture of the video. */
export const readVideoState = (page: Page) =>
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
      /** Frames that were decoded and not dropped. */
      frames: totalVideoFrames - droppedVideoFrames,
      /** Number of brightness levels in the picture: a black rectangle has 1. */
      shades: new Set(Array.from(pixels).filter((_, index) => index % 4 === 0)).size,
      source: film.currentSrc,
      volume: film.volume,
      muted: film.muted,
      rate: film.playbackRate,
      duration: film.duration,
    }
  })

/** The current time in seconds. */
export const readPlaybackTime = async (page: Page) => (await readVideoState(page)).time

/**
 * Waits until the video plays: the time advances, frames are decoded, and the picture is not blank.
 * @param from the least current time in seconds
 * @param shades the least number of brightness levels; 0 for protected video, whose pixels a page cannot read
 */
export async function expectPlays(page: Page, { from = 0, shades = 9 } = {}): Promise<void> {
  await expect(video(page)).toBeAttached()
  let first: { time: number; frames: number } | undefined
  await expect
    .poll(
      async () => {
        const now = await readVideoState(page)
        if (!now.paused && now.frames > 0 && now.time > from) first ??= now
        return (
          first !== undefined && now.time > first.time + 0.3 && now.frames > first.frames + 3 && now.shades >= shades
        )
      },
      { message: 'the video plays', intervals: [100] },
    )
    .toBe(true)
}

/** The time at which playback started, in seconds of the video. */
export const firstPlayedSecond = (page: Page) =>
  video(page).evaluate((film) => (film as HTMLVideoElement).played.start(0))

/** Opens the play page of a title and waits until the video plays. */
export async function openAndPlay(page: Page, slug: string, choices: Choices = {}, site = 'lumen'): Promise<void> {
  await open(page, site, `/play/${slug}`, { viewer: 'viewer', consent: 'all', ...choices })
  await expectPlays(page)
}

let mouseMoves = 0

/**
 * Shows the controls, which hide after inactivity. Each call ends at another position: the browser ignores a move to
 * the same one.
 */
export async function showControls(page: Page): Promise<void> {
  mouseMoves += 1
  await page.mouse.move(300, 200)
  await page.mouse.move(310 + (mouseMoves % 2) * 10, 210)
}

/** Pauses with the keyboard, so that the current time stays the same. */
export async function pauseByKey(page: Page): Promise<void> {
  await page.keyboard.press('k')
  await expect.poll(async () => (await readVideoState(page)).paused).toBe(true)
}

/** Opens the dialog for subtitles and audio. */
export async function openTrackDialog(page: Page): Promise<void> {
  const button = player(page).getByRole('button', { name: 'Subtitles and audio' })
  // The controls hide again while a stream loads whose tracks arrive late.
  await expect(button).toBeVisible()
  await showControls(page)
  await button.click()
  await expect(trackDialog(page)).toBeVisible()
}

/** The subtitle that is shown over the picture. */
export const visibleSubtitle = (page: Page) => player(page).locator('.vjs-text-track-display')
