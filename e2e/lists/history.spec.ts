import type { Page } from '@playwright/test'
import { signInInDialog } from '../support/signIn'
import { type Choices, expect, layoutShift, test } from '../support/test'
import { cards, MANY_TITLES, openOwnList } from '../support/titles'

/** Opens the history of a viewer with this progress: `slug:seconds`, latest first. */
const openHistory = (page: Page, progress: readonly string[], choices: Choices = {}) =>
  openOwnList(page, '/history', { progress, ...choices })

const STARTED_TITLES = MANY_TITLES.map((slug) => `${slug}:600`)

test('shows watched titles with their progress and a link to each', { tag: '@core' }, async ({ page }) => {
  await openHistory(page, ['les-vampires-02-the-ring-that-kills:300', 'nosferatu:1800', 'metropolis:9180'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Viewing history')
  await expect(cards(page).nth(0)).toHaveAttribute('href', '/watch/les-vampires-02-the-ring-that-kills')
  await expect(cards(page).nth(0)).toContainText(/Les Vampires.*Episode 2 · \d+ min left/)
  await expect(cards(page).nth(1)).toHaveAttribute('href', '/title/nosferatu')
  await expect(cards(page).nth(1)).toContainText(/left/)
  await expect(cards(page).nth(2)).toContainText('Watched')
  await expect(page.locator('main .mq-card__bar')).toHaveCount(2)
})

test('keeps page and sort order in the address, and restores them after Back', async ({ page }) => {
  await openHistory(page, STARTED_TITLES)
  await expect(cards(page)).toHaveCount(12)
  await expect(cards(page).first()).toContainText('Nosferatu')
  await page.getByRole('link', { name: 'Page 2 of 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards(page)).toHaveCount(5)
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Oldest first')
  await expect(page).toHaveURL(/\?sort=updated_at$/)
  await expect(cards(page).first()).toContainText('Safety Last!')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Alphabetical A-Z')
  await expect(cards(page).first()).toContainText('Aelita')
  await page.reload()
  await expect(cards(page).first()).toContainText('Aelita')
})

test('shows an empty history, retries a failed one, and shows a skeleton without layout shift for a slow one', async ({
  page,
}) => {
  await openHistory(page, [])
  await expect(page.getByText(/Titles you start watching appear here/)).toBeVisible()

  await openHistory(page, STARTED_TITLES, { fault: 'user/history:404:1' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(12)

  await openHistory(page, STARTED_TITLES, { fault: '', latency: '600' })
  await expect(page.locator('main .mq-skeleton')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  expect(await layoutShift(page)).toBeLessThan(0.02)
})

test('asks a signed-out visitor to sign in', async ({ page }) => {
  await page.route('**/config/', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    for (const entry of json.site_config.routing) delete entry.login_required
    await route.fulfill({ response, json })
  })
  await openHistory(page, ['nosferatu:1800'], { viewer: 'signed-out' })
  await expect(page.getByText('Please sign in to view watch history.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signInInDialog(page)
  await expect(cards(page)).toHaveCount(1)
})

test("shows the viewer's own row on the home page, with the same time left as the title page", async ({ page }) => {
  const choices = { progress: ['les-vampires-06-hypnotic-eyes:2100', 'metropolis:4880'] }
  await openOwnList(page, '/home', choices)
  const row = page.locator('#continue-watching')
  await expect(row.getByRole('link')).toHaveCount(2)
  const left = (await row.getByRole('link').nth(1).textContent())?.match(/(\d+h )?\d+m(?:in)? left/)?.[0] ?? '?'
  await page.goto('/title/metropolis')
  await expect(page.locator('.mq-title__left')).toContainText(left)

  await openOwnList(page, '/home', { viewer: 'signed-out' })
  await expect(page.locator('#worlds').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toHaveCount(0)
})
