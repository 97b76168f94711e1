import { signInAtProvider } from '../support/signIn'
import { expect, open, test } from '../support/test'

test('from the list by search to a collection, its assets and its people, by keys alone', { tag: '@core' }, async ({
  page,
}) => {
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

test('who is not signed in sees no collection, signs in, and is where they were', async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored', { viewer: 'signed-out' })
  await signInAtProvider(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Potemkin, restored' })).toBeVisible()
})

test('a collection of 2,000 assets scrolls to its last, in two calls', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/items/')) calls.push(request.url())
  })
  // What is looked at again every ten seconds is not meant, and comes on a slow machine before the last line.
  await page.addInitScript(() => {
    const start = window.setInterval
    window.setInterval = ((run: () => void, ms: number) => (ms < 10_000 ? start(run, ms) : 0)) as typeof setInterval
  })
  await open(page, 'vault', '/collections/many-assets?layout=list', { viewer: 'viewer', assets: '2000' })
  await expect(page.getByText('2000 assets')).toBeVisible()
  // The head is the first of the table's lines.
  const last = page.locator('.mq-asset-table tr[aria-rowindex="2001"]')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(last).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(calls).toHaveLength(2)
  // What a growing part tells its lines makes the browser style all of them anew with each step.
  const told = (element: Element) => getComputedStyle(element).getPropertyValue('--rows')
  expect(Number(await last.locator('..').evaluate(told))).toBeGreaterThan(0)
  expect(await last.evaluate(told)).toBe('')
})

test('the list of assets asks for pictures as small as it shows them', async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored?layout=list', { viewer: 'moderator' })
  // Not the first: a browser takes what it has, and the page may have had that as its own picture.
  const picture = page.locator('.mq-asset-table tbody img').nth(1)
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('width=300')
})

test('the list of assets is put in order by its heads, and a line has what may be done with it', async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored?layout=list', { viewer: 'moderator' })
  const lines = page.locator('.mq-asset-table tbody tr')
  await page.getByRole('button', { name: 'Name', exact: true }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=name/)
  await expect(lines.first()).toContainText('Feature, centenary restoration')

  // By keys: the link of the line first, then what takes the place of its date.
  const note = lines.filter({ hasText: 'Programme note' })
  await note.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(note.getByRole('button', { name: 'Download, Programme note' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(note.getByText(/^Ready · /)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await note.getByRole('button', { name: 'Delete' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete Programme note?' })
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(lines).toHaveCount(11)
})
