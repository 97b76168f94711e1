import type { Page } from '@playwright/test'
import { expect, open, requests, test } from '../support/test'
import { cards, openOwnList } from '../support/titles'

const watchlistButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'My list', exact: true })
const expectListed = (page: Page, listed: boolean) =>
  expect(watchlistButton(page)).toHaveAttribute('aria-pressed', String(listed))

/** Opens the page of Metropolis and waits until its button knows the list. */
async function openTitle(page: Page) {
  await page.goto('/title/metropolis')
  await expect(watchlistButton(page)).toHaveAttribute('aria-busy', 'false')
}

/** Gives a page another sign-in than the other pages of its context have. */
const signInAsAnother = (page: Page) =>
  page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get: () => `token_origin=Token.another; ${get?.call(document)}`,
      set: (value: string) => set?.call(document, value),
    })
  })

test('shows a change of the watchlist in other tabs of the viewer, without a request', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await openOwnList(page, '/my-list', { watchlist: ['nosferatu'] })
  await expect(cards(page)).toHaveCount(1)
  const [title, sender] = [await context.newPage(), await context.newPage()]
  for (const each of [title, sender]) await openTitle(each)
  await expectListed(title, false)
  const calls = [page, title].map((each) => requests(each, '/api/'))

  await watchlistButton(sender).click()
  await expectListed(title, true)
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Metropolis')
  await expect(cards(page).first().locator('img')).toBeVisible()

  await watchlistButton(sender).click()
  await expectListed(title, false)
  await expect(page.getByRole('button', { name: 'Put Metropolis back' })).toBeVisible()

  await watchlistButton(sender).click()
  await expectListed(title, true)
  expect(calls).toEqual([[], []])

  await page.getByRole('button', { name: 'Remove Metropolis from “My list”' }).click()
  for (const each of [title, sender]) await expectListed(each, false)
  expect(calls[1]).toEqual([])
})

test('does not show a change of the watchlist to another viewer', async ({ page, context }) => {
  await open(page, 'lumen', '/title/metropolis', { viewer: 'viewer', watchlist: [] })
  await expectListed(page, false)
  const [own, another] = [await context.newPage(), await context.newPage()]
  await signInAsAnother(another)
  for (const each of [own, another]) await openTitle(each)
  await watchlistButton(page).click()
  await expectListed(own, true)
  await expectListed(another, false)
  await another.reload()
  await expectListed(another, true)
})
