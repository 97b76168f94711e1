import type { Page } from '@playwright/test'
import { allowTimeFor, expect, layoutShift, open, test } from '../support/test'

const viewer = { viewer: 'viewer', clock: '2026-11-20T12:00:00Z', reset: '1' }

/** A place of a title page, also where it stands far below. While the visitor is being made known it is drawn anew. */
async function view(page: Page, type: string) {
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
  test(`each view of ${site} shows what it is for`, { tag: site === 'vault' ? '@core' : [] }, async ({ page }) => {
    allowTimeFor(views)
    for (const [type, slug, text] of views) {
      await open(page, site, `/title/${slug}?view=${type}`, viewer)
      const place = await view(page, type)
      const part = text ? place.getByText(text).first() : place.getByRole('link').first()
      await expect(part, type).toBeVisible()
      await expect(place.getByText('This part did not load.'), type).toHaveCount(0)
    }
  })

test('a live event can be opened while it is live, one to come cannot', { tag: '@core' }, async ({ page }) => {
  await open(page, 'laurel', '/title/the-general', viewer)
  const live = await view(page, 'live_events')
  await expect(live.getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    '/screening/the-general/the-general-round-the-clock',
  )
  await open(page, 'laurel', '/title/the-passion-of-joan-of-arc', viewer)
  const coming = await view(page, 'live_events')
  await expect(coming.getByText('Coming soon')).toBeVisible()
  await expect(coming.getByRole('link')).toHaveCount(0)
})

test('how it ends is told only to who asks', async ({ page }) => {
  await open(page, 'vault', '/title/metropolis?view=spoilers', viewer)
  await expect(page.getByText('Rotwang falls')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show spoilers' }).click()
  await expect(page.getByText('Rotwang falls')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show spoilers' })).toBeVisible()
  await expect(page.getByText('Rotwang falls')).toHaveCount(0)
})

test('the lightbox: by keys, in the address, and back where one was', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis?view=gallery', viewer)
  const third = (await view(page, 'gallery')).getByRole('link').nth(2)
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await third.click()
  const room = page.getByRole('dialog', { name: 'Images: Metropolis' })
  await expect(room.getByText('3 / 9')).toBeVisible()
  await expect(page).toHaveURL(/view=gallery&picture=3$/)
  // Who hears the page hears where they are.
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Images: Metropolis, 3 \/ 9: ./)
  await page.keyboard.press('ArrowRight')
  await expect(room.getByText('4 / 9')).toBeVisible()
  await expect(page).toHaveURL(/picture=4$/)
  await page.keyboard.press('End')
  await expect(room.getByText('9 / 9')).toBeVisible()
  await expect(room.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(room).toHaveCount(0)
  await expect(page).toHaveURL(/view=gallery$/)
  await expect(third).toBeFocused()
  await third.press('Enter')
  await expect(room).toBeVisible()
  await page.goBack()
  await expect(room).toHaveCount(0)
  await expect(page).toHaveURL(/view=gallery$/)
})

test('a shared picture opens, and closing it stays on the page', async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis?view=gallery&picture=2', viewer)
  const room = page.getByRole('dialog', { name: 'Images: Metropolis' })
  await expect(room.getByText('2 / 9')).toBeVisible()
  await room.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/title\/metropolis\?view=gallery$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('a protected document', () => {
  const paper = (page: Page) => page.locator('#view-links').getByRole('button', { name: /^Continuity notes/ })

  test('that is HTML is never opened, only kept', { tag: '@core' }, async ({ page }) => {
    await open(page, 'lumen', '/title/metropolis?view=links', viewer)
    await page.route('**/inventory/papers/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script>document.title = "run"</script>' }),
    )
    const [file] = await Promise.all([page.waitForEvent('download'), paper(page).click()])
    expect(file.suggestedFilename()).toMatch(/^Continuity notes/)
    await expect.poll(() => page.context().pages().length).toBe(1)
  })

  test('that fails can be tried again, and opens in a tab that cannot reach this page', async ({ page }) => {
    await open(page, 'lumen', '/title/metropolis?view=links', { ...viewer, fault: 'inventory/papers/{name}:404:1' })
    await paper(page).click()
    await expect(paper(page)).toContainText('Try again')
    const [tab] = await Promise.all([page.waitForEvent('popup'), paper(page).click()])
    await tab.waitForURL(/^blob:/)
    await expect(tab.locator('body')).toContainText(/\w{3}/)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })

  test('asks who is not signed in to sign in', async ({ page }) => {
    await open(page, 'lumen', '/title/metropolis?view=links', { ...viewer, viewer: 'signed-out' })
    await paper(page).click()
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
  })
})

test.describe('the pictures of a title as a page', () => {
  test('open at once, and closing leads to the title', async ({ page }) => {
    await open(page, 'orchard', '/pictures/metropolis', viewer)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Images: Metropolis')
    await expect(page.getByText('1 / 9')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('2 / 9')).toBeVisible()
    await expect(page).toHaveURL(/\/pictures\/metropolis\?picture=2$/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/title\/metropolis$/)
  })

  test('can be tried again when they did not load', async ({ page }) => {
    await open(page, 'orchard', '/pictures/metropolis', { ...viewer, fault: 'inventory/{id}/media:500:3' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 / 9')).toBeVisible()
  })
})
