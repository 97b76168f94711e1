import type { Page } from '@playwright/test'
import { setFaults } from '../support/failures'
import { expect, open, test } from '../support/test'

const ASSET_PATH_PREFIX = '/collections/potemkin-restored/potemkin-restored-'
const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download/ })
const downloadMenu = (page: Page) => page.locator('.mq-menu__panel')

/** Opens the download menu of an asset. */
async function openDownloadMenu(page: Page, asset: number, choices = {}): Promise<void> {
  await open(page, 'vault', `${ASSET_PATH_PREFIX}${asset}`, { viewer: 'downloader', ...choices })
  await downloadButton(page).press('Enter')
}

test('explains each state of a file, and offers a download only when the file is ready', async ({ page, context }) => {
  await openDownloadMenu(page, 1)
  await expect(downloadMenu(page)).toContainText('Ready')
  await expect(downloadMenu(page).getByRole('button', { name: 'Transfer with Aspera' })).toBeVisible()
  const download = page.waitForEvent('download')
  await downloadMenu(page).getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('Feature, centenary restoration.mp4')

  await openDownloadMenu(page, 6)
  await expect(downloadMenu(page)).toHaveText('This file can’t be downloaded.')

  // No download while the file is processed.
  await open(page, 'vault', `${ASSET_PATH_PREFIX}4`)
  await expect(page.getByText('Still processing')).toBeVisible()
  await expect(downloadButton(page)).toHaveCount(0)

  await openDownloadMenu(page, 7)
  await expect(downloadMenu(page)).toContainText('The file couldn’t be retrieved.')
  await downloadMenu(page).getByRole('button', { name: 'Try again' }).click()
  await expect(downloadMenu(page)).toContainText('The file couldn’t be retrieved.')

  await openDownloadMenu(page, 1, { fault: 'v2/collections/{id}/item/{itemId}/aspera-download/availability-state:500' })
  await expect(downloadMenu(page)).toContainText('Asset Status Request Error')
  await setFaults(context)
  await downloadMenu(page).getByRole('button', { name: 'Try again' }).click()
  await expect(downloadMenu(page)).toContainText('Ready')
})

test('polls a file in preparation until it is ready', { tag: '@core' }, async ({ page, context }) => {
  await page.clock.install()
  await openDownloadMenu(page, 11)
  await expect(downloadMenu(page)).toHaveText('Preparing your download…')
  await context.request.get('/?preview.clock=%2B10s', { headers: { Accept: 'text/html' }, maxRedirects: 0 })
  await page.clock.fastForward(5_000)
  await expect(downloadMenu(page)).toContainText('Ready')
  await expect(downloadMenu(page).getByRole('link', { name: 'Download' })).toBeVisible()
})

test('sends the token in a header, not in the address', async ({ page }) => {
  const fileRequest = page.waitForRequest(/\/file\//)
  await openDownloadMenu(page, 12)
  const download = page.waitForEvent('download')
  await downloadMenu(page).getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('Programme note.pdf')
  expect((await fileRequest).headers().authorization).toBe('Token fixture-downloader')
  expect((await fileRequest).url()).not.toContain('fixture-downloader')
})

test('explains how to get the missing Aspera app, and still offers the plain download', async ({ page }) => {
  await page.clock.install()
  // The app listens on local ports that the content security policy of the fixtures blocks.
  await page.addInitScript(() => {
    XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
      apply: (open, request, [method, url, ...rest]) =>
        Reflect.apply(open, request, [method, String(url).startsWith('http://127.0.0.1:33') ? '/none' : url, ...rest]),
    })
  })
  await openDownloadMenu(page, 1)
  await downloadMenu(page).getByRole('button', { name: 'Transfer with Aspera' }).click()
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(downloadMenu(page)).toContainText('The Aspera app did not respond.', { timeout: 500 })
  }).toPass()
  await expect(downloadMenu(page).getByRole('link', { name: 'Download' })).toBeVisible()
})
