import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import {
  openAndPlay,
  openTrackDialog,
  pauseByKey,
  player,
  readVideoState,
  showControls,
  trackDialog,
  video,
} from '../support/player'
import { expect, open, overflow, test } from '../support/test'

const playerControl = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('slider', { name, exact: true }))
    .or(page.getByRole('link', { name, exact: true }))

test('has no axe violations and no overflow on player, dialogs, failure and watch page, on a phone and a desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const expectAccessible = async (what: string) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await axeViolations(page), `${what} at ${width} px`).toEqual([])
      expect(await overflow(page), `${what} at ${width} px`).toBe(0)
    }
    await page.setViewportSize({ width: 360, height: 800 })
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await openAndPlay(page, 'metropolis')
  await pauseByKey(page)
  await showControls(page)
  await expectAccessible('the player')
  await openTrackDialog(page)
  await expectAccessible('subtitles and audio')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible('keys')
  await open(page, 'lumen', '/play/metropolis', { playback: '4' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible('a refusal')
  await open(page, 'lumen', '/watch/les-vampires-06-hypnotic-eyes', { playback: '' })
  await expect(video(page)).toBeAttached()
  await expectAccessible('the watch page')
})

for (const width of [360, 1440])
  test(`reaches all controls using only the keyboard at ${width} px, with a visible focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAndPlay(page, 'metropolis')
    await pauseByKey(page)
    const reached: string[] = []
    const controls = ['Back to Metropolis', 'Seek', 'Play', 'Mute', 'Subtitles and audio', 'Full screen']
    // Some names and buttons depend on events of the video, which may arrive late on a slow machine.
    for (const name of controls) await expect(playerControl(page, name)).toBeVisible()
    for (let step = 0; step < 20 && !controls.every((name) => reached.includes(name)); step++) {
      await page.keyboard.press('Tab')
      const now = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        if (element === document.body) return undefined
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const name = element.ariaLabel ?? element.innerText ?? ''
        return { name: name.trim(), ring: outlineStyle !== 'none' && outlineWidth !== '0px', seen: width * height > 0 }
      })
      // The focus has left the page after its last control.
      if (!now) break
      reached.push(now.name)
      expect(now, `step ${step}`).toMatchObject({ ring: true, seen: true })
    }
    expect(controls.filter((name) => !reached.includes(name))).toEqual([])

    const button = player(page).getByRole('button', { name: 'Subtitles and audio' })
    await button.focus()
    await page.keyboard.press('Enter')
    const off = trackDialog(page).getByRole('button', { name: 'Off' })
    await expect(off).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(off).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Escape')
    await expect(trackDialog(page)).toBeHidden()
    await expect(button).toBeFocused()

    const slider = player(page).getByRole('slider', { name: 'Seek' })
    await slider.focus()
    const { time } = await readVideoState(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await readVideoState(page)).time).toBeGreaterThan(time + 3)
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d+ seconds? of 32 seconds$/)
    await page.keyboard.press('Escape')
    await expect(video(page)).toHaveCount(0)
  })
