import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { expectPlays } from '../support/player'
import { expect, open, requests, test } from '../support/test'

test.use({ timezoneId: 'America/Los_Angeles' })

/** While “The General, round the clock” is live. */
const LIVE_TIME = '2026-11-20T12:00:00Z'
/** Ten seconds before its start. */
const BEFORE_START = '2026-11-19T23:59:50Z'

const memberChoices = { viewer: 'viewer', consent: 'all' }
const viewLink = (page: Page) => page.getByRole('link', { name: 'View The General, round the clock' })

test('opens and plays a live event from the list through its title, and returns to the title', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'laurel', '/screening-room', { ...memberChoices, clock: LIVE_TIME })
  await expect(page.getByText('Live, since 4:00 PM')).toBeVisible()
  // Ascending by date, in the visitor's time zone, without past events.
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending')
  const names = page.getByRole('rowheader').locator('b')
  await expect(names.first()).toHaveText('The Passion of Joan of Arc, the Oslo print')
  await expect(page.getByRole('row', { name: /Häxan/ })).toContainText('Nov. 27, 9:00 PM')
  await expect(page.getByRole('row', { name: /Häxan/ })).toContainText('coming soon')
  await expect(page.getByText('Sunrise, with live score')).toHaveCount(0)
  // Summaries of live events are clamped to 2 lines (spec part 2, section 9).
  const clamps = await page
    .locator('.mq-screenings .mq-clamp')
    .evaluateAll((summaries) => summaries.map((summary) => getComputedStyle(summary).webkitLineClamp))
  expect(new Set(clamps)).toEqual(new Set(['2']))
  expect.soft(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Name' }).press('Enter')
  await expect(page).toHaveURL(/[?&]sort=name&order=asc/)
  await expect(names.first()).toHaveText('Caligari, the colours')

  await viewLink(page).press('Enter')
  await expect(page).toHaveURL('/title/the-general')
  // The list stays until the title page is ready, and both have a link with this name.
  await expect(page.getByRole('heading', { level: 1, name: 'The General' })).toBeVisible()
  const inTitle = page.getByRole('main').getByRole('link', { name: /^View\s*The General, round the clock$/ })
  await inTitle.click()
  await expect(page).toHaveURL('/screening/the-general/the-general-round-the-clock')
  const saved = requests(page, '/user/history', 'POST')
  await expectPlays(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/title/the-general')
  // Live events keep no history.
  expect(saved).toEqual([])
})

test('returns to the start page where the config has no way back to the title', async ({ page }) => {
  await open(page, 'vault', '/event/the-general/the-general-round-the-clock', { ...memberChoices, clock: LIVE_TIME })
  await expectPlays(page)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/\/event\//)
  await expect(page).not.toHaveURL(/\/title\//)
})

test('shows a message for an unknown event, with a link to the home page', async ({ page }) => {
  await open(page, 'laurel', '/screening/the-general/never-planned', { ...memberChoices, clock: LIVE_TIME })
  const home = page.getByRole('main').getByRole('link', { name: 'Go to the Home Page' })
  await home.click()
  await expect(page).not.toHaveURL(/\/screening\//)
})

test('offers a screening without a reload when it starts', async ({ page }) => {
  await open(page, 'laurel', '/screening-room', { ...memberChoices, clock: BEFORE_START })
  await expect(page.getByRole('row', { name: /The General, round the clock/ })).toContainText('coming soon')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await expect(viewLink(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('status').filter({ hasText: 'Live now: The General, round the clock' })).toBeAttached()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('returns to the list after the sign-in, and retries a failed list', async ({ page }) => {
  await open(page, 'laurel', '/screening-room', { viewer: 'signed-out', clock: LIVE_TIME })
  await expect(page).toHaveURL('/login')
  await open(page, 'laurel', '/screening-room', { ...memberChoices, clock: LIVE_TIME, fault: 'fyc-events:500:3' })
  await expect(page.getByText('Error fetching data')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(viewLink(page)).toBeVisible()
})

test('sorts and opens screenings by keyboard in another brand, until the video plays', async ({ page }) => {
  await open(page, 'lumen', '/screenings', { ...memberChoices, clock: LIVE_TIME })
  await expect(viewLink(page)).toBeVisible()
  expect.soft(await axeViolations(page)).toEqual([])
  await viewLink(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('rowheader').locator('b').first()).toHaveText('Caligari, the colours')
  await expect(page.getByRole('button', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/title/the-general')
  await page.getByRole('tab', { name: 'Played live' }).press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View\s*The General, round the clock$/ })
    .press('Enter')
  await expect(page).toHaveURL('/live/the-general/the-general-round-the-clock')
  await expectPlays(page)
})

test('shows an image after the last event, and does not break dates on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, 'laurel', '/screening-room', { ...memberChoices, clock: LIVE_TIME })
  await expect(page.getByRole('rowheader')).toHaveCount(6)
  const broken = () =>
    page
      .getByRole('cell')
      .filter({ hasText: /[AP]M/ })
      .evaluateAll((all) =>
        all.flatMap((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1
            ? [cell.textContent]
            : []
        }),
      )
  await expect.poll(broken).toEqual([])
  await open(page, 'laurel', '/screening-room', { ...memberChoices, clock: '2027-03-01T12:00:00Z' })
  await expect(page.getByText('No events available at this time. Stay tuned for upcoming events.')).toBeVisible()
  await expect(page.locator('main .mq-empty-art')).toBeVisible()
})

test('keeps the live controls on one line with whole labels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, 'laurel', '/screening/the-general/the-general-round-the-clock', {
    ...memberChoices,
    clock: LIVE_TIME,
  })
  await expectPlays(page)
  const live = page.locator('.vjs-seek-to-live-control')
  await expect.poll(() => live.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
  const rows = () =>
    page
      .locator('.vjs-control-bar button')
      .evaluateAll(
        (all) =>
          [
            ...new Set(
              all
                .filter((each) => each.clientWidth > 20)
                .map((each) => Math.round(each.getBoundingClientRect().bottom)),
            ),
          ].length,
      )
  await expect.poll(rows).toBe(1)
  // Behind live, the label is longer.
  await page.keyboard.press('j')
  await expect(page.getByText(/^\d+ sec behind live$/)).toBeVisible()
  await expect.poll(() => live.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
  await expect.poll(rows).toBe(1)
})

for (const site of ['laurel', 'lumen'])
  test(`shows in ${site} when an event starts, without axe violations`, async ({ page }) => {
    const start = site === 'laurel' ? '/screening' : '/live'
    await open(page, site, `${start}/the-general/the-general-round-the-clock`, {
      ...memberChoices,
      clock: BEFORE_START,
    })
    await expect(page.getByText('seconds')).toBeVisible()
    expect.soft(await axeViolations(page)).toEqual([])
  })
