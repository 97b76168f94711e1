import { browserSwitches } from '../support/browserSwitches'
import { expectPlays, player, readVideoState } from '../support/player'
import { expect, open, test } from '../support/test'

// The autoplay policy is a switch of the whole browser, so this file starts its own.
test.use({
  launchOptions: {
    executablePath: process.env.MARQUEE_BROWSER || undefined,
    args: [...browserSwitches, '--autoplay-policy=document-user-activation-required'],
  },
})

test('shows a large Play button that plays when the browser blocks autoplay', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/play/metropolis', { viewer: 'viewer', consent: 'all' })
  // Playwright's evaluations count as a user gesture, those of the debugger do not.
  const session = await page.context().newCDPSession(page)
  const expression = `document.querySelector('.vjs-big-play-button')?.offsetWidth > 0`
  const isThere = async () => (await session.send('Runtime.evaluate', { expression })).result.value
  await expect.poll(isThere).toBe(true)
  const large = player(page).locator('.vjs-big-play-button')
  await expect(large).toHaveAccessibleName('Play')
  expect((await readVideoState(page)).paused).toBe(true)
  expect((await large.boundingBox())?.width).toBeGreaterThanOrEqual(64)
  await large.click()
  await expectPlays(page)
  await expect(large).toBeHidden()
})
