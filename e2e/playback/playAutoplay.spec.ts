import { browserSwitches } from '../support/browserSwitches'
import { expectPlays, picture, player } from '../support/player'
import { expect, open, test } from '../support/test'

// A browser of its own: the rule is one of all its pages.
test.use({
  launchOptions: {
    executablePath: process.env.MARQUEE_BROWSER || undefined,
    args: [...browserSwitches, '--autoplay-policy=document-user-activation-required'],
  },
})

test('where the browser lets nothing begin by itself, a large Play stands there, and plays', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/play/metropolis', { viewer: 'viewer', consent: 'all' })
  // Whatever Playwright looks up in a page counts as an act of its visitor, what a debugger looks up does not.
  const session = await page.context().newCDPSession(page)
  const expression = `document.querySelector('.vjs-big-play-button')?.offsetWidth > 0`
  const isThere = async () => (await session.send('Runtime.evaluate', { expression })).result.value
  await expect.poll(isThere).toBe(true)
  const large = player(page).locator('.vjs-big-play-button')
  await expect(large).toHaveAccessibleName('Play')
  expect((await picture(page)).paused).toBe(true)
  expect((await large.boundingBox())?.width).toBeGreaterThanOrEqual(64)
  await large.click()
  await expectPlays(page)
  await expect(large).toBeHidden()
})
