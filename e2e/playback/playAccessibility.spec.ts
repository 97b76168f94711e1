import type { Page } from '@playwright/test'
import { findings } from '../support/axe'
import { openTracks, pause, picture, play, player, tracks, video, wake } from '../support/player'
import { expect, open, overflow, test } from '../support/test'

// Beside other work on two cores a film takes its time.

const control = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('slider', { name, exact: true }))
    .or(page.getByRole('link', { name, exact: true }))

test('axe finds nothing on the player, its sheet, its keys and its failure, on a phone and on a desk', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const atBoth = async (what: string) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findings(page), `${what} at ${width} px`).toEqual([])
      expect(await overflow(page), `${what} at ${width} px`).toBe(0)
    }
    await page.setViewportSize({ width: 360, height: 800 })
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await play(page, 'metropolis')
  await pause(page)
  await wake(page)
  await atBoth('the player')
  await openTracks(page)
  await atBoth('subtitles and audio')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await atBoth('keys')
  await open(page, 'lumen', '/play/metropolis', { playback: '4' })
  await expect(page.getByRole('alert')).toBeVisible()
  await atBoth('a refusal')
  await open(page, 'lumen', '/watch/les-vampires-06-hypnotic-eyes', { playback: '' })
  await expect(video(page)).toBeAttached()
  await atBoth('the watch page')
})

for (const width of [360, 1440])
  test(`the keyboard alone reaches everything at ${width} px, and sees where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await play(page, 'metropolis')
    await pause(page)
    const reached: string[] = []
    const wanted = ['Back to Metropolis', 'Seek', 'Play', 'Mute', 'Subtitles and audio', 'Full screen']
    // The name of Play and the button of the tracks follow events of the film: on a busy machine, a moment later.
    for (const name of wanted) await expect(control(page, name)).toBeVisible()
    for (let step = 0; step < 20 && !wanted.every((name) => reached.includes(name)); step++) {
      await page.keyboard.press('Tab')
      const now = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        if (element === document.body) return undefined
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const name = element.ariaLabel ?? element.innerText ?? ''
        return { name: name.trim(), ring: outlineStyle !== 'none' && outlineWidth !== '0px', seen: width * height > 0 }
      })
      // After the last stop comes the browser's own bar.
      if (!now) break
      reached.push(now.name)
      expect(now, `step ${step}`).toMatchObject({ ring: true, seen: true })
    }
    expect(wanted.filter((name) => !reached.includes(name))).toEqual([])

    const button = player(page).getByRole('button', { name: 'Subtitles and audio' })
    await button.focus()
    await page.keyboard.press('Enter')
    const off = tracks(page).getByRole('button', { name: 'Off' })
    await expect(off).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(off).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Escape')
    await expect(tracks(page)).toBeHidden()
    await expect(button).toBeFocused()

    const slider = player(page).getByRole('slider', { name: 'Seek' })
    await slider.focus()
    const { time } = await picture(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await picture(page)).time).toBeGreaterThan(time + 3)
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d+ seconds? of 32 seconds$/)
    await page.keyboard.press('Escape')
    await expect(video(page)).toHaveCount(0)
  })
