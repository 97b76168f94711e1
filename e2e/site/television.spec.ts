import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/test'

const USER_AGENT =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 WebAppManager'

test.use({ viewport: { width: 1920, height: 1080 }, userAgent: USER_AGENT })
test.setTimeout(90_000)

/** Description of the focused element: its region and text. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element || element === document.body) return ''
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isVisible = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    const place = element.closest('header, footer, [data-module]')
    return `${place?.getAttribute('data-module') ?? place?.localName ?? 'page'}: ${label.slice(0, 60)}${isVisible ? '' : ' (out of sight)'}`
  })

/** Presses a key until the focus matches, or until nothing changes. @returns all elements that had the focus */
async function pressRepeatedly(page: Page, key: string, until?: RegExp): Promise<string[]> {
  const seen: string[] = [await describeFocus(page)]
  let at = ''
  let isAll = false
  for (let times = 0; times < 120; times++) {
    const now = await describeFocus(page)
    if (until?.test(now)) return seen
    await page.keyboard.press(key)
    // A row that loads now may push the focused element out of view until the next frame.
    await expect.poll(() => describeFocus(page)).not.toContain('out of sight')
    const after = `${await describeFocus(page)} ${await page.evaluate(() => scrollY)}`
    // At an end, more rows may still load: wait and press once more.
    if (after === at) {
      if (isAll && !until) break
      await page.waitForLoadState('networkidle')
    }
    isAll = after === at
    at = after
    seen.push(await describeFocus(page))
  }
  if (until) expect(await describeFocus(page), `${key} leads there, over ${seen.join(' | ')}`).toMatch(until)
  return seen
}

/** Sends the Back key of a remote control, which keyboards do not have. */
const pressBackKey = (page: Page) =>
  page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'GoBack', bubbles: true, cancelable: true })
    ;(document.activeElement ?? document.body).dispatchEvent(key)
  })

/** Waits for the arrow navigation, which loads after the page. */
async function waitForFocus(page: Page): Promise<void> {
  await expect(page.locator('[data-module] a').first()).toBeVisible()
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return describeFocus(page)
    })
    .not.toBe('')
}

for (const [site, play] of [
  ['lumen', /^Watch/],
  ['orchard', /^Play/],
] as const) {
  test(`${site}: leads from the start page to a film and back by arrow keys alone`, {
    tag: site === 'orchard' ? '@core' : [],
  }, async ({ page }) => {
    await open(page, site, '/home', { viewer: 'viewer', clock: '2026-11-20T12:00:00Z' })
    await waitForFocus(page)
    await pressRepeatedly(page, 'ArrowUp')
    await pressRepeatedly(page, 'ArrowDown', new RegExp(`: ${play.source.slice(1)}`))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/(?:play|watch)\//)
    await expect
      .poll(() =>
        page
          .locator('video')
          .first()
          .evaluate((video: HTMLVideoElement) => video.currentTime),
      )
      .toBeGreaterThan(0)
    await pressBackKey(page)
    await expect(page).toHaveURL(/\/home/)
    await expect(page.locator('[data-module]').first()).toBeVisible()
    await expect.poll(() => describeFocus(page)).toMatch(play.source ? new RegExp(play.source.slice(1)) : /./)
  })

  test(`${site}: reaches every row, the footer and the bar by arrow keys, with the focus always in view`, async ({
    page,
  }) => {
    await open(page, site, '/home', { viewer: 'viewer', clock: '2026-11-20T12:00:00Z' })
    await waitForFocus(page)
    const first = await pressRepeatedly(page, 'ArrowDown')
    const up = await pressRepeatedly(page, 'ArrowUp')
    const regions = new Set([...first, ...up].map((each) => each.split(':')[0]))
    const modules = await page
      .locator('[data-module]:has(a[href], button)')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-module')))
    const all = `${first.join(' | ')} || ${up.join(' | ')}`
    expect(
      modules.filter((name) => !regions.has(name ?? '')),
      all,
    ).toEqual([])
    expect(regions).toContain('footer')
    expect(await describeFocus(page)).toMatch(/^header/)
  })
}

test('keeps the focused element in view when content above it loads late', async ({ page }) => {
  await open(page, 'orchard', '/home', { viewer: 'viewer' })
  await waitForFocus(page)
  await pressRepeatedly(page, 'ArrowDown', /^footer/)
  await page.evaluate(() => {
    // Older television browsers have no scroll anchoring.
    document.documentElement.style.overflowAnchor = 'none'
    const late = document.createElement('div')
    late.style.height = '3000px'
    document.querySelector('main')?.append(late)
  })
  await expect.poll(() => describeFocus(page)).not.toContain('out of sight')
  expect(await describeFocus(page)).toMatch(/^footer/)
})

test('moves along the bar, along a row, and into the next row by arrow keys', async ({ page }) => {
  await open(page, 'lumen', '/home', { viewer: 'viewer' })
  await waitForFocus(page)
  await pressRepeatedly(page, 'ArrowUp')
  await pressRepeatedly(page, 'ArrowLeft')
  const bar = await pressRepeatedly(page, 'ArrowRight')
  for (const name of ['Home', 'Films', 'Serials', 'Genres', 'My list', 'account'])
    expect(bar.join('\n')).toContain(name)
  await pressRepeatedly(page, 'ArrowLeft', /Films/)
  await pressRepeatedly(page, 'ArrowDown', /^festival-wall/)
  const first = await describeFocus(page)
  await page.keyboard.press('ArrowRight')
  expect(await describeFocus(page)).not.toBe(first)
  expect(await describeFocus(page)).toMatch(/^festival-wall/)
})

test('does not change the arrow keys of desktop browsers', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: USER_AGENT.replace(/\(.*?\)/, '(X11; Linux x86_64)').replace(' WebAppManager', ''),
  })
  const page = await context.newPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/home?preview.site=lumen&preview.consent=reject')
  await expect(page.locator('[data-module] a').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /arrowNavigation/.test(url))).toEqual([])
  await page.keyboard.press('ArrowDown')
  expect(await describeFocus(page)).toBe('')
  await context.close()
})
