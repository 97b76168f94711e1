import type { Page } from '@playwright/test'
import { expect, layoutShift, multiplyTimeout, open, test } from '../support/test'

const viewerChoices = { viewer: 'viewer', clock: '2026-11-20T12:00:00Z', reset: '1' }

/** Scrolls to a view of a title page. Retries, because the page is rendered again once the profile is loaded. */
async function scrollToView(page: Page, type: string) {
  const place = page.locator(`#view-${type}`)
  await expect(() => place.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()
  return place
}

const VIEWS = {
  laurel: [
    ['summary', 'metropolis', 'The city above runs on the city below'],
    ['nominations', 'metropolis', 'Karl Freund and Günther Rittau'],
    ['cast', 'metropolis', 'Brigitte Helm'],
    ['live_events', 'the-general', 'The General, round the clock'],
    ['gallery', 'metropolis', ''],
    ['screenplay', 'metropolis', 'The clock: one scene in shots'],
  ],
  lumen: [
    ['extra', 'metropolis', 'Building the Upper City'],
    ['clip', 'metropolis', 'Shift Change'],
    ['soundtrack', 'metropolis', 'Moloch'],
    ['links', 'metropolis', 'The film, scene by scene'],
    ['highlights', 'les-vampires', ''],
  ],
  vault: [
    ['mixed', 'metropolis', 'The Missing Quarter'],
    ['spoilers', 'metropolis', 'Show spoilers'],
    ['merged', 'metropolis', 'The Machine Human'],
  ],
} as const

for (const [site, views] of Object.entries(VIEWS))
  test(`shows each view type of the title pages of ${site} with its content`, {
    tag: site === 'vault' ? '@core' : [],
  }, async ({ page }) => {
    multiplyTimeout(views)
    for (const [type, slug, text] of views) {
      await open(page, site, `/title/${slug}?view=${type}`, viewerChoices)
      const place = await scrollToView(page, type)
      const part = text ? place.getByText(text).first() : place.getByRole('link').first()
      await expect(part, type).toBeVisible()
      await expect(place.getByText('This part did not load.'), type).toHaveCount(0)
    }
  })

test('links a live event only while it is live', { tag: '@core' }, async ({ page }) => {
  await open(page, 'laurel', '/title/the-general', viewerChoices)
  const live = await scrollToView(page, 'live_events')
  await expect(live.getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    '/screening/the-general/the-general-round-the-clock',
  )
  await open(page, 'laurel', '/title/the-passion-of-joan-of-arc', viewerChoices)
  const upcoming = await scrollToView(page, 'live_events')
  await expect(upcoming.getByText('Coming soon')).toBeVisible()
  await expect(upcoming.getByRole('link')).toHaveCount(0)
})

test('hides spoilers until they are requested, also after a reload', async ({ page }) => {
  await open(page, 'vault', '/title/metropolis?view=spoilers', viewerChoices)
  await expect(page.getByText('Rotwang falls')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show spoilers' }).click()
  await expect(page.getByText('Rotwang falls')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show spoilers' })).toBeVisible()
  await expect(page.getByText('Rotwang falls')).toHaveCount(0)
})

test('moves through the lightbox by keyboard in the address, and restores the focus on closing', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis?view=gallery', viewerChoices)
  const third = (await scrollToView(page, 'gallery')).getByRole('link').nth(2)
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await third.click()
  const lightbox = page.getByRole('dialog', { name: 'Images: Metropolis' })
  await expect(lightbox.getByText('3 / 9')).toBeVisible()
  await expect(page).toHaveURL(/view=gallery&picture=3$/)
  // Screen readers announce the position.
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Images: Metropolis, 3 \/ 9: ./)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText('4 / 9')).toBeVisible()
  await expect(page).toHaveURL(/picture=4$/)
  await page.keyboard.press('End')
  await expect(lightbox.getByText('9 / 9')).toBeVisible()
  await expect(lightbox.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(page).toHaveURL(/view=gallery$/)
  await expect(third).toBeFocused()
  await third.press('Enter')
  await expect(lightbox).toBeVisible()
  await page.goBack()
  await expect(lightbox).toHaveCount(0)
  await expect(page).toHaveURL(/view=gallery$/)
})

test('opens a shared image, and stays on the page after closing', async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis?view=gallery&picture=2', viewerChoices)
  const lightbox = page.getByRole('dialog', { name: 'Images: Metropolis' })
  await expect(lightbox.getByText('2 / 9')).toBeVisible()
  await lightbox.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/title\/metropolis\?view=gallery$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('a protected document', () => {
  const documentButton = (page: Page) => page.locator('#view-links').getByRole('button', { name: /^Continuity notes/ })

  test('downloads an HTML file instead of opening it', { tag: '@core' }, async ({ page }) => {
    await open(page, 'lumen', '/title/metropolis?view=links', viewerChoices)
    await page.route('**/inventory/papers/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script>document.title = "run"</script>' }),
    )
    const [file] = await Promise.all([page.waitForEvent('download'), documentButton(page).click()])
    expect(file.suggestedFilename()).toMatch(/^Continuity notes/)
    await expect.poll(() => page.context().pages().length).toBe(1)
  })

  test('retries a failed document, and opens it in a tab without access to its opener', async ({ page }) => {
    await open(page, 'lumen', '/title/metropolis?view=links', {
      ...viewerChoices,
      fault: 'inventory/papers/{name}:404:1',
    })
    await documentButton(page).click()
    await expect(documentButton(page)).toContainText('Try again')
    const [tab] = await Promise.all([page.waitForEvent('popup'), documentButton(page).click()])
    await tab.waitForURL(/^blob:/)
    await expect(tab.locator('body')).toContainText(/\w{3}/)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })

  test('asks a signed-out visitor to sign in', async ({ page }) => {
    await open(page, 'lumen', '/title/metropolis?view=links', { ...viewerChoices, viewer: 'signed-out' })
    await documentButton(page).click()
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
  })
})

test.describe('the page of images of a title', () => {
  test('opens the lightbox immediately, and leads to the title on closing', async ({ page }) => {
    await open(page, 'orchard', '/pictures/metropolis', viewerChoices)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Images: Metropolis')
    await expect(page.getByText('1 / 9')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('2 / 9')).toBeVisible()
    await expect(page).toHaveURL(/\/pictures\/metropolis\?picture=2$/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/title\/metropolis$/)
  })

  test('retries failed images', async ({ page }) => {
    await open(page, 'orchard', '/pictures/metropolis', { ...viewerChoices, fault: 'inventory/{id}/media:500:3' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 / 9')).toBeVisible()
  })
})
