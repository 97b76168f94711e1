import { de } from '../../src/text/languages/de/de'
import { axeViolations } from '../support/axe'
import { changeConfig } from '../support/changeConfig'
import { findCutContent } from '../support/layoutFaults'
import { createDeferred, expect, multiplyTimeout, open, overflow, requests, test } from '../support/test'

const LANGUAGE_FILES = /\/assets\/(?:locale|de|fr|ar)-[\w-]+\.js/

test('switches to German in the footer, and keeps it after a reload and on other pages', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'lumen', '/titles')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const choice = page.getByRole('list', { name: 'Language' })
  await choice.scrollIntoViewIfNeeded()
  await expect(choice.getByRole('button')).toHaveText(['English', 'Deutsch', 'Français', 'العربية'])
  const langs = await choice.getByRole('button').evaluateAll((all) => all.map((each) => each.getAttribute('lang')))
  expect(langs).toEqual(['en', 'de', 'fr', 'ar'])
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(100)
  await choice.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(new URL(page.url()).pathname).toBe('/titles')
  // German text is longer, so the position is about the same but not equal.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 150)
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/title/metropolis')
  await expect(page.getByRole('link', { name: 'Ansehen' }).first()).toBeVisible()
  await expect(page.getByText('Regie: Fritz Lang')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('shows no English text while German, the first language of the brand, is loading', async ({ page }) => {
  await changeConfig(page, (config) => {
    config.languages = ['de', 'en']
    config.texts_by_language = { de: { searchPlaceholder: 'Stöbern Sie' } }
  })
  await page.addInitScript(() => {
    const shownTexts: string[] = []
    Object.assign(window, { shownTexts })
    new MutationObserver(() => {
      const skip = document.querySelector('.mq-skip')?.textContent
      if (skip && !shownTexts.includes(`${document.documentElement.lang} ${skip}`))
        shownTexts.push(`${document.documentElement.lang} ${skip}`)
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  })
  await open(page, 'lumen', '/search')
  await expect(page.getByPlaceholder('Stöbern Sie').first()).toBeVisible()
  const shownTexts = await page.evaluate(() => (window as unknown as { shownTexts: string[] }).shownTexts)
  expect(shownTexts).toEqual(['de Zum Inhalt springen'])
})

test('uses the first language when the saved one is no longer offered', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('marquee.language /api/v1/', 'fr'))
  await changeConfig(page, (config) => {
    config.languages = ['de', 'en']
  })
  await open(page, 'lumen', '/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('loads the saved language in parallel with the config', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('marquee.language /api/v1/', 'de'))
  const { released, release } = createDeferred()
  await page.route('**/config/', async (route) => {
    await released
    await route.continue()
  })
  const languageRequest = page.waitForRequest(/\/assets\/de-[\w-]+\.js/)
  const opened = open(page, 'lumen', '/home')
  await languageRequest
  release()
  await opened
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('falls back to English when a language fails to load', async ({ page }) => {
  await page.route(/\/assets\/de-[\w-]+\.js/, (route) => route.abort())
  await page.addInitScript(() => localStorage.setItem('marquee.language /api/v1/', 'de'))
  await open(page, 'lumen', '/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('loads no language files and offers no choice for a brand with English only', async ({ page }) => {
  const files = requests(page, '/assets/')
  await changeConfig(page, (config) => {
    delete config.languages
  })
  await open(page, 'lumen', '/titles')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Language' })).toHaveCount(0)
  expect(files.filter((file) => LANGUAGE_FILES.test(file))).toEqual([])
})

test('loads no language files before the footer if English comes first, and uses texts of the config', async ({
  page,
}) => {
  const files = requests(page, '/assets/')
  await changeConfig(page, (config) => {
    config.languages = ['en', 'de']
    config.texts = { skipToContent: 'Skip the menu' }
    config.texts_by_language = { en: { search: 'Look around' } }
  })
  await open(page, 'lumen', '/home')
  await expect(page.getByRole('link', { name: 'Skip the menu' })).toBeAttached()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Look around' })).toBeVisible()
  expect(files.filter((file) => LANGUAGE_FILES.test(file))).toEqual([])
})

test('shows the sign-in page and its errors in German', async ({ page }) => {
  await open(page, 'lumen', '/login', { viewer: 'signed-out' })
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText(String(de.passwordMissing)).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('shows the player in German', async ({ page }) => {
  await open(page, 'lumen', '/play/metropolis', { viewer: 'viewer', language: 'de' })
  const player = page.getByRole('region', { name: 'Videoplayer' })
  await expect(player.getByRole('slider', { name: 'Stelle im Film' })).toBeAttached()
  await expect(player.getByRole('slider', { name: 'Stelle im Film' })).toHaveAttribute('aria-valuetext', /Sekunde/)
})

test("lays out Arabic from right to left, with reversed arrow keys, but not the player's seek bar", {
  tag: '@core',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'lumen', '/home', { language: 'ar' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const rail = page.locator('.mq-row__rail').first()
  const cards = rail.getByRole('link')
  await cards.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cards.first()).toBeFocused()
  const [first, second] = await cards.evaluateAll((all) =>
    all.slice(0, 2).map((each) => each.getBoundingClientRect().x),
  )
  expect(first).toBeGreaterThan(second ?? 0)
  await open(page, 'lumen', '/play/metropolis', { viewer: 'viewer', language: 'ar' })
  const bar = page.locator('.vjs-progress-holder')
  await expect(bar).toBeAttached()
  expect(await bar.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
})

const PAGE_PATHS = [
  '/home',
  '/titles',
  '/genres',
  '/genres/horror',
  '/title/metropolis',
  '/title/les-vampires',
  '/search?search=the',
  '/login',
  '/questions',
  '/events',
]

test('has no axe violations and no horizontal overflow in Arabic', async ({ page }) => {
  multiplyTimeout(PAGE_PATHS)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of PAGE_PATHS) {
    await open(page, 'lumen', path, { language: 'ar' })
    await expect(page.locator('main :is(h1, h2)').first()).toBeAttached()
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page), `${path} at ${width} px`).toBe(0)
    }
    expect.soft(await axeViolations(page), path).toEqual([])
  }
})

for (const language of ['pseudo', 'de']) {
  test(`cuts no text at 360 px in ${language}`, async ({ page }) => {
    multiplyTimeout(PAGE_PATHS)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 900 })
    for (const path of PAGE_PATHS) {
      await open(page, 'lumen', path, { language })
      await expect(page.locator('main :is(h1, h2)').first()).toBeAttached()
      await expect.poll(() => findCutContent(page), path).toEqual([])
    }
  })
}
