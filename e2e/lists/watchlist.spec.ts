import type { Page, Response } from '@playwright/test'
import { signInInDialog } from '../support/signIn'
import { type Choices, expect, layoutShift, open, test } from '../support/test'
import { cards, MANY_TITLES, openOwnList } from '../support/titles'

const WATCHLIST_PATH = '/my-list'
const removeButton = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name} from “My list”` })
const restoreButton = (page: Page, name: string) => page.getByRole('button', { name: `Put ${name} back` })

const isWatchlistResponse = (answer: Response) => /\/user\/queue\/?$/.test(answer.url())

/** Opens the watchlist of a viewer with these titles. */
const openList = (page: Page, watchlist: readonly string[], path = WATCHLIST_PATH, choices: Choices = {}) =>
  openOwnList(page, path, { watchlist, ...choices })

test('removes and restores a title with its card and the focus in place, and updates the service each time', {
  tag: '@core',
}, async ({ page }) => {
  await openList(page, ['nosferatu', 'metropolis'])
  await expect(cards(page)).toHaveCount(2)
  await removeButton(page, 'Nosferatu').focus()
  for (const [method, button] of [
    ['DELETE', restoreButton],
    ['POST', removeButton],
    ['DELETE', restoreButton],
  ] as const) {
    const response = page.waitForResponse(
      (answer) => answer.request().method() === method && isWatchlistResponse(answer),
    )
    await page.keyboard.press('Enter')
    await expect(button(page, 'Nosferatu')).toBeFocused()
    await response
  }
  await page.reload()
  await expect(removeButton(page, 'Metropolis')).toBeAttached()
  await expect(cards(page)).toHaveCount(1)
})

test('restores the title with a message when the service refuses to remove it', { tag: '@core' }, async ({ page }) => {
  await openList(page, ['nosferatu'], WATCHLIST_PATH, { fault: 'DELETE user/queue:500' })
  await removeButton(page, 'Nosferatu').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please try again later.')
  await expect(removeButton(page, 'Nosferatu')).toBeAttached()
})

test('keeps page and sort order in the address, and restores them after Back', async ({ page }) => {
  await openList(page, MANY_TITLES)
  await expect(cards(page)).toHaveCount(16)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards(page)).toHaveCount(1)
  await page.goBack()
  await expect(cards(page)).toHaveCount(16)

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Alphabetical A-Z')
  await expect(page).toHaveURL(/\?sort=name$/)
  await expect(cards(page).first()).toContainText('Aelita')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('name')
  await expect(cards(page).first()).toContainText('Aelita')
})

test('leads to the previous page after removing the only title of the last page', async ({ page }) => {
  await openList(page, MANY_TITLES, `${WATCHLIST_PATH}?page=2`)
  await expect(cards(page)).toHaveCount(1)
  await removeButton(page, 'Safety Last!').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my-list$/)
  await expect(restoreButton(page, 'Safety Last!')).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(removeButton(page, 'Safety Last!')).toBeFocused()
})

test('shows an empty list, retries a failed one, and shows a skeleton without layout shift for a slow one', async ({
  page,
}) => {
  await openList(page, [])
  await expect(page.getByText(/Your list is empty/)).toBeVisible()
  await page.getByRole('link', { name: 'Find something to watch' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await openList(page, ['nosferatu'], WATCHLIST_PATH, { fault: 'user/queue:404:1' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(removeButton(page, 'Nosferatu')).toBeAttached()

  await openList(page, MANY_TITLES, WATCHLIST_PATH, { fault: '', latency: '600' })
  await expect(page.locator('.mq-watchlist .mq-skeleton')).toBeVisible()
  await expect(cards(page)).toHaveCount(16)
  expect(await layoutShift(page)).toBeLessThan(0.02)
})

test('asks a signed-out visitor to sign in, and then shows the list', async ({ page }) => {
  await openList(page, ['nosferatu'], WATCHLIST_PATH, { viewer: 'signed-out' })
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signInInDialog(page)
  await expect(removeButton(page, 'Nosferatu')).toBeAttached()
})

test('adds a title to the list once the signed-out visitor who requested it has signed in', async ({ page }) => {
  await open(page, 'lumen', '/title/metropolis', { watchlist: [] })
  const button = page.getByRole('main').getByRole('button', { name: 'My list', exact: true })
  await button.click()
  await expect(page.getByText('Please sign in to add to watchlist.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  const added = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('queue'))
  await signInInDialog(page)
  expect((await added).status()).toBe(201)
  await expect(button).toHaveAttribute('aria-pressed', 'true')

  await button.dblclick()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await page.goto(WATCHLIST_PATH)
  await expect(removeButton(page, 'Metropolis')).toBeAttached()
})
