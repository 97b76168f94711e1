import type { Page } from '@playwright/test'
import { setFaults } from '../support/failing'
import { expect, open, test } from '../support/test'

const ASSET = '/collections/potemkin-restored/potemkin-restored-'
const button = (page: Page) => page.getByRole('button', { name: /^Download/ })
const panel = (page: Page) => page.locator('.mq-menu__panel')

/** Opens the menu of an asset's file. */
async function ask(page: Page, asset: number, choices = {}): Promise<void> {
  await open(page, 'vault', `${ASSET}${asset}`, { viewer: 'downloader', ...choices })
  await button(page).press('Enter')
}

test('each state of a file has its words, and only a file that is there can be taken', async ({ page, context }) => {
  await ask(page, 1)
  await expect(panel(page)).toContainText('Ready')
  await expect(panel(page).getByRole('button', { name: 'Transfer with Aspera' })).toBeVisible()
  const taken = page.waitForEvent('download')
  await panel(page).getByRole('link', { name: 'Download' }).click()
  expect((await taken).suggestedFilename()).toBe('Feature, centenary restoration.mp4')

  await ask(page, 6)
  await expect(panel(page)).toHaveText('This file can’t be downloaded.')

  // Of what is still coming in nothing is offered.
  await open(page, 'vault', `${ASSET}4`)
  await expect(page.getByText('Still processing')).toBeVisible()
  await expect(button(page)).toHaveCount(0)

  await ask(page, 7)
  await expect(panel(page)).toContainText('The file couldn’t be retrieved.')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page)).toContainText('The file couldn’t be retrieved.')

  await ask(page, 1, { fault: 'v2/collections/{id}/item/{itemId}/aspera-download/availability-state:500' })
  await expect(panel(page)).toContainText('Asset Status Request Error')
  await setFaults(context)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page)).toContainText('Ready')
})

test('a file that is on its way is looked at again until it is there', { tag: '@core' }, async ({ page, context }) => {
  await page.clock.install()
  await ask(page, 11)
  await expect(panel(page)).toHaveText('Preparing your download…')
  await context.request.get('/?preview.clock=%2B10s', { headers: { Accept: 'text/html' }, maxRedirects: 0 })
  await page.clock.fastForward(5_000)
  await expect(panel(page)).toContainText('Ready')
  await expect(panel(page).getByRole('link', { name: 'Download' })).toBeVisible()
})

test('a file that needs the token is fetched with it, and the token is in no address', async ({ page }) => {
  const asked = page.waitForRequest(/\/file\//)
  await ask(page, 12)
  const taken = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Download' }).click()
  expect((await taken).suggestedFilename()).toBe('Programme note.pdf')
  expect((await asked).headers().authorization).toBe('Token fixture-downloader')
  expect((await asked).url()).not.toContain('fixture-downloader')
})

test('without the Aspera app the way to get it is told, and the plain download is still there', async ({ page }) => {
  await page.clock.install()
  // The app answers at ports of the own machine, which the policy of the fixtures does not open.
  await page.addInitScript(() => {
    XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
      apply: (open, request, [method, url, ...rest]) =>
        Reflect.apply(open, request, [method, String(url).startsWith('http://127.0.0.1:33') ? '/none' : url, ...rest]),
    })
  })
  await ask(page, 1)
  await panel(page).getByRole('button', { name: 'Transfer with Aspera' }).click()
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(panel(page)).toContainText('The Aspera app did not respond.', { timeout: 500 })
  }).toPass()
  await expect(panel(page).getByRole('link', { name: 'Download' })).toBeVisible()
})
