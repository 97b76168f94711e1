import { expect, layoutShift, open, test } from '../support/test'

const EYES = 'les-vampires-06-hypnotic-eyes'
const begun = { viewer: 'viewer', progress: `${EYES}:2100`, fault: '', latency: '' }
const out = { viewer: 'signed-out', fault: '', latency: '', reset: '1' }

test('from the list of a series to an episode, on to the next, and back', { tag: '@core' }, async ({ page }) => {
  await open(page, 'lumen', '/title/les-vampires', begun)
  const row = page.getByRole('link', { name: /^Continue, \d+ min left 6\. Hypnotic Eyes/ })
  await expect(row).toHaveAccessibleName(/^Continue, 23 min left/)
  await row.click()
  await expect(page).toHaveURL(`/watch/${EYES}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Season 1, Episode 6')).toBeVisible()
  await expect(page.getByText('March 24, 1916')).toBeVisible()
  await expect(page.locator('.mq-watch video')).toBeVisible()
  await page.getByRole('link', { name: /^Next episode/ }).click()
  await expect(page).toHaveURL('/watch/les-vampires-07-satanas')
  await expect(page.getByRole('heading', { level: 1, name: 'Satanas' })).toBeFocused()
  await expect(page).toHaveTitle(/^Satanas/)
  await page.getByRole('link', { name: /^Previous episode/ }).click()
  await expect(page).toHaveURL(`/watch/${EYES}`)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  // What is left may be another: it says at once what was seen meanwhile.
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
})

test('the present episode is marked and in sight, and the back link leads to the series', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EYES}`, begun)
  const present = page.locator('main [aria-current]')
  await expect(present).toHaveAttribute('href', `/watch/${EYES}`)
  await present.scrollIntoViewIfNeeded()
  await expect(present).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Back to Les Vampires' }).click()
  await expect(page).toHaveURL('/title/les-vampires')
})

test('extras stand by number, and are watched at their own address', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EYES}`, begun)
  const extras = page.getByRole('list', { name: 'Extras' }).getByRole('link')
  await expect(extras.first()).toHaveAccessibleName(/^Les Vampires: trailer/)
  await extras.nth(1).click()
  await expect(page).toHaveURL('/watch/les-vampires-who-was-musidora')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Musidora/)
  await expect(page.getByRole('link', { name: 'Back to Les Vampires' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next episode/ })).toHaveCount(0)
})

test('a season can be chosen, and the address keeps it', async ({ page }) => {
  await open(page, 'lumen', '/watch/buster-keaton-shorts-s03-e07-day-dreams', begun)
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

test('no such title: the page says so and leads home', async ({ page }) => {
  await open(page, 'lumen', '/watch/no-such-title', begun)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/home')
})

test('a title that does not load can be tried again, or left', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EYES}`, { ...begun, fault: `avails/titles/${EYES}:403:1` })
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Season 1, Episode 6')).toBeVisible()
})

test('episodes that do not load leave the rest of the page alone', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EYES}`, { ...begun, fault: 'inventory/1014/episodes:404:1' })
  await expect(page.getByText('The episodes did not load.')).toBeVisible()
  await expect(page.locator('.mq-watch video')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: /^Next episode/ })).toBeVisible()
})

test('nothing jumps while a slow page comes', async ({ page }) => {
  await open(page, 'lumen', `/watch/${EYES}`, { ...begun, latency: '700' })
  await expect(page.getByRole('list', { name: 'Extras' })).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
})

/** A season that a landing page of orchard leads to. */
const NIBELUNGS = 'die-nibelungen-s01'

test('the apple-type site asks who is signed out to sign in', async ({ page }) => {
  await open(page, 'orchard', `/episode/${NIBELUNGS}-e02-how-siegfried-came-to-worms`, out)
  await expect(page.getByRole('heading', { level: 1, name: 'How Siegfried Came to Worms' })).toBeVisible()
  await page.getByRole('button', { name: /^Next episode/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/-e02-how-siegfried-came-to-worms$/)
})

test('the apple-type site lets who is signed in choose', async ({ page }) => {
  await open(page, 'orchard', `/episode/${NIBELUNGS}-e02-how-siegfried-came-to-worms`, { viewer: 'viewer', fault: '' })
  await page.getByRole('link', { name: /^Next episode/ }).click()
  await expect(page).toHaveURL(/\/watch\/die-nibelungen-s01-e03/)
})
