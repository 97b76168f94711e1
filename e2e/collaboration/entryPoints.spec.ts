import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../support/test'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('opens collections from the list, the collections module and recommendations', async ({ page }) => {
  const label = (card: Locator) => card.locator('.mq-expiry')
  await open(page, 'vault', '/collections', { viewer: 'viewer' })
  const listed = page.locator('.mq-bundle', { hasText: 'Potemkin, restored' })
  await expect(listed).toHaveAttribute('href', '/collections/potemkin-restored')
  const expiry = await label(listed).allTextContents()

  await page.goto('/home')
  const module = page.locator('[data-module]').filter({ hasText: 'Open collections' })
  await module.getByRole('link', { name: /Potemkin, restored/ }).click()
  await expect(page).toHaveURL('/collections/potemkin-restored')
  await expect(heading(page, 'Potemkin, restored')).toBeVisible()
  await expect(page.locator('.mq-collection-head .mq-expiry')).toHaveText(expiry)

  await page.goto('/recommendations')
  const recommended = page.locator('.mq-bundle').first()
  const name = (await recommended.locator('.mq-bundle__name').textContent()) ?? ''
  await recommended.click()
  await expect(page).toHaveURL(/\/collections\/for-you-/)
  await expect(heading(page, name)).toBeVisible()
  await page.locator('.mq-asset-card').first().click()
  await expect(page).toHaveURL(/\/collections\/for-you-[^/]+\/[^/]+$/)
  await expect(page.getByRole('tab', { name: /Conversations/ })).toBeVisible()
  // A user who may only view gets no comment field.
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveCount(0)
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

for (const width of [360, 1440]) {
  test(`reaches list, collection, asset, comment, reply and Done using only the keyboard at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await open(page, 'vault', '/collections', { viewer: 'moderator' })
    await tabTo(page, page.locator('.mq-bundle', { hasText: 'Potemkin, restored' }))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Potemkin, restored')).toBeFocused()
    await tabTo(page, page.locator('.mq-asset-card', { hasText: 'Trailer' }))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Trailer')).toBeFocused()

    await tabTo(page, page.getByRole('textbox', { name: 'Your comment' }))
    await page.keyboard.type('The end card again')
    await page.keyboard.press('Control+Enter')
    const ownThread = page.locator('.mq-thread').filter({ hasText: 'The end card again' })
    await tabTo(page, ownThread.getByRole('button', { name: /^Reply/ }))
    await page.keyboard.press('Enter')
    await expect(ownThread.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Seen, it is fixed tonight')
    await page.keyboard.press('Control+Enter')
    await expect(ownThread).toContainText('Seen, it is fixed tonight')
    await tabTo(page, ownThread.getByRole('button', { name: /Mark as Done/ }))
    await page.keyboard.press('Enter')
    await expect(ownThread).toContainText('DONE')
    await expect(ownThread.getByRole('button', { name: /Reopen/ })).toBeFocused()
  })
}
