import { signInAtProvider } from '../support/signIn'
import { expect, open, test } from '../support/test'

test('leads from the list by search to a collection, its assets and its people, using only the keyboard', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'vault', '/collections', { viewer: 'viewer' })
  const cards = page.locator('.mq-bundle')
  await expect(cards).toHaveCount(8)
  await page.getByRole('searchbox', { name: 'Search collections' }).focus()
  await page.keyboard.type('potemkin')
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL(/\?search=potemkin$/)
  await cards.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Potemkin, restored' })).toBeFocused()
  await expect(page.locator('.mq-asset-card')).toHaveCount(12)
  await page.getByRole('tab', { name: /Assets/ }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: /^Internal Users/ })).toBeVisible()
  await expect(page).toHaveURL(/tab=collaborators/)
  await page.goBack()
  await expect(cards).toHaveCount(1)
})

test('asks a signed-out visitor to sign in, and returns to the collection', async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored', { viewer: 'signed-out' })
  await signInAtProvider(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Potemkin, restored' })).toBeVisible()
})

test('scrolls a collection of 2,000 assets to its end with two calls', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/items/')) calls.push(request.url())
  })
  // Disables the refresh every ten seconds, which could run before the last row is reached on a slow machine.
  await page.addInitScript(() => {
    const start = window.setInterval
    window.setInterval = ((run: () => void, ms: number) => (ms < 10_000 ? start(run, ms) : 0)) as typeof setInterval
  })
  await open(page, 'vault', '/collections/many-assets?layout=list', { viewer: 'viewer', assets: '2000' })
  await expect(page.getByText('2000 assets')).toBeVisible()
  // The header is row 1.
  const last = page.locator('.mq-asset-table tr[aria-rowindex="2001"]')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(last).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(calls).toHaveLength(2)
  // The rows must not inherit the custom property of their container: the browser would restyle all of them on each
  // change.
  const rowsProperty = (element: Element) => getComputedStyle(element).getPropertyValue('--rows')
  expect(Number(await last.locator('..').evaluate(rowsProperty))).toBeGreaterThan(0)
  expect(await last.evaluate(rowsProperty)).toBe('')
})

test('requests images for the asset list in the displayed size', async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored?layout=list', { viewer: 'moderator' })
  // Not the first image: the page may have loaded it in a larger size, which the browser reuses.
  const picture = page.locator('.mq-asset-table tbody img').nth(1)
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('width=300')
})

test('sorts the asset list by its headers, and offers the actions of a row by keyboard', async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored?layout=list', { viewer: 'moderator' })
  const lines = page.locator('.mq-asset-table tbody tr')
  await page.getByRole('button', { name: 'Name', exact: true }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=name/)
  await expect(lines.first()).toContainText('Feature, centenary restoration')

  // By keyboard: the link of the row first, then the actions that replace its date.
  const row = lines.filter({ hasText: 'Programme note' })
  await row.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: 'Download, Programme note' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row.getByText(/^Ready · /)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Delete' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete Programme note?' })
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(lines).toHaveCount(11)
})
