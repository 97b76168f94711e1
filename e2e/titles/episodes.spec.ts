import { expect, layoutShift, open, test } from '../support/test'

const EPISODE_SLUG = 'les-vampires-06-hypnotic-eyes'
const startedChoices = { viewer: 'viewer', progress: `${EPISODE_SLUG}:2100`, fault: '', latency: '' }
const signedOutChoices = { viewer: 'signed-out', fault: '', latency: '', reset: '1' }

test('opens an episode from its series, moves to the next and returns', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/title/les-vampires', startedChoices)
  const row = page.getByRole('link', { name: /^Continue, \d+ min left 6\. Hypnotic Eyes/ })
  await expect(row).toHaveAccessibleName(/^Continue, 23 min left/)
  await row.click()
  await expect(page).toHaveURL(`/watch/${EPISODE_SLUG}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Season 1, Episode 6')).toBeVisible()
  await expect(page.getByText('March 24, 1916')).toBeVisible()
  await expect(page.locator('.mq-watch video')).toBeVisible()
  await page.getByRole('link', { name: /^Next episode/ }).click()
  await expect(page).toHaveURL('/watch/les-vampires-07-satanas')
  await expect(page.getByRole('heading', { level: 1, name: 'Satanas' })).toBeFocused()
  await expect(page).toHaveTitle(/^Satanas/)
  await page.getByRole('link', { name: /^Previous episode/ }).click()
  await expect(page).toHaveURL(`/watch/${EPISODE_SLUG}`)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  // Playback may have changed the minutes left, which are part of the name of the row.
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
})

test('marks the current episode in the list, and links back to the series', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EPISODE_SLUG}`, startedChoices)
  const current = page.locator('main [aria-current]')
  await expect(current).toHaveAttribute('href', `/watch/${EPISODE_SLUG}`)
  await current.scrollIntoViewIfNeeded()
  await expect(current).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Back to Les Vampires' }).click()
  await expect(page).toHaveURL('/title/les-vampires')
})

test('lists extras in order, and opens them at their own address', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EPISODE_SLUG}`, startedChoices)
  const extras = page.getByRole('list', { name: 'Extras' }).getByRole('link')
  await expect(extras.first()).toHaveAccessibleName(/^Les Vampires: trailer/)
  await extras.nth(1).click()
  await expect(page).toHaveURL('/watch/les-vampires-who-was-musidora')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Musidora/)
  await expect(page.getByRole('link', { name: 'Back to Les Vampires' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next episode/ })).toHaveCount(0)
})

test('keeps the selected season in the address', async ({ page }) => {
  await open(page, 'lumen', '/watch/buster-keaton-shorts-s03-e07-day-dreams', startedChoices)
  const seasons = page.getByRole('combobox', { name: 'Season' })
  await expect(seasons).toHaveValue('3')
  // The next episode is in the next season.
  await expect(page.getByRole('link', { name: /^Next episode/ })).toHaveAttribute('href', /s04-e01/)
  await seasons.selectOption({ label: '1920' })
  await expect(page).toHaveURL(/\?season=1$/)
  await expect(page.getByRole('list', { name: '1920' }).getByRole('link').first()).toHaveAccessibleName(/One Week/)
  await page.reload()
  await expect(seasons).toHaveValue('1')
})

test('shows a message for an unknown title, with a link to the home page', async ({ page }) => {
  await open(page, 'lumen', '/watch/no-such-title', startedChoices)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/home')
})

test('retries a failed title', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EPISODE_SLUG}`, {
    ...startedChoices,
    fault: `avails/titles/${EPISODE_SLUG}:403:1`,
  })
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Season 1, Episode 6')).toBeVisible()
})

test('shows the rest of the page when the episodes fail, and retries them', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EPISODE_SLUG}`, { ...startedChoices, fault: 'inventory/1014/episodes:404:1' })
  await expect(page.getByText('The episodes did not load.')).toBeVisible()
  await expect(page.locator('.mq-watch video')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: /^Next episode/ })).toBeVisible()
})

test('does not shift the layout while a slow page loads', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EPISODE_SLUG}`, { ...startedChoices, latency: '700' })
  await expect(page.getByRole('list', { name: 'Extras' })).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
})

/** A season that a landing page of orchard links to. */
const SEASON_SLUG = 'die-nibelungen-s01'

test('asks signed-out visitors of orchard to sign in', async ({ page }) => {
  await open(page, 'orchard', `/episode/${SEASON_SLUG}-e02-how-siegfried-came-to-worms`, signedOutChoices)
  await expect(page.getByRole('heading', { level: 1, name: 'How Siegfried Came to Worms' })).toBeVisible()
  await page.getByRole('button', { name: /^Next episode/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/-e02-how-siegfried-came-to-worms$/)
})

test('lets signed-in visitors of orchard open another episode', async ({ page }) => {
  await open(page, 'orchard', `/episode/${SEASON_SLUG}-e02-how-siegfried-came-to-worms`, {
    viewer: 'viewer',
    fault: '',
  })
  await page.getByRole('link', { name: /^Next episode/ }).click()
  await expect(page).toHaveURL(/\/watch\/die-nibelungen-s01-e03/)
})
