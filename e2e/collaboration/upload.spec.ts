import type { Page } from '@playwright/test'
import { createDeferred, expect, open, test } from '../support/test'

const uploadRow = (page: Page, name: string) => page.locator('.mq-upload').filter({ hasText: name })
const videoFile = (name: string, bytes = 4000) => ({
  name,
  mimeType: 'video/quicktime',
  buffer: Buffer.alloc(bytes, 1),
})

async function chooseFiles(page: Page, ...files: ReturnType<typeof videoFile>[]): Promise<void> {
  const event = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
  await (await event).setFiles(files)
}

test('cancels one of three uploads, retries another, and keeps the list on other tabs', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored', { viewer: 'uploader' })
  await expect(page.locator('.mq-asset-card')).toHaveCount(12)
  // The first is held until it is cancelled, the second until the test releases it, and the third fails once.
  const { released, release } = createDeferred()
  let broken = 0
  await page.route('**/manifest/upload/', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    if (body.includes('one.mov')) return
    if (body.includes('three.mov') && broken++ === 0) return route.abort()
    await released
    await route.continue()
  })
  await chooseFiles(page, videoFile('one.mov'), videoFile('two.mov'), videoFile('three.mov'))
  await expect(uploadRow(page, 'three.mov')).toContainText('Waiting')
  await page.getByRole('button', { name: 'Cancel the upload of one.mov' }).press('Enter')
  await expect(uploadRow(page, 'one.mov')).toContainText('Cancelled')
  await expect(uploadRow(page, 'three.mov')).toContainText('The connection was lost.')
  release()
  await expect(uploadRow(page, 'two.mov')).toContainText('In the collection')
  await page.getByRole('tab', { name: /Collaborators/ }).click()
  await uploadRow(page, 'three.mov')
    .getByRole('button', { name: /Try again/ })
    .click()
  await expect(uploadRow(page, 'three.mov')).toContainText('In the collection')
  await page.getByRole('tab', { name: /Assets/ }).click()
  await expect(page.locator('.mq-asset-card')).toHaveCount(14)
  await expect(page.locator('.mq-asset-card', { hasText: 'one.mov' })).toHaveCount(0)
})

test('shows a message when uploads are forbidden, and a hostile file name as text', async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored', {
    viewer: 'uploader',
    fault: 'collections/potemkin-restored/manifest/upload:403',
  })
  await chooseFiles(page, videoFile('one.mov'), { ...videoFile('<img src=x onerror=alert(1)>.mov') })
  await expect(uploadRow(page, 'one.mov')).toContainText('You don’t have permission to upload to this collection.')
  await expect(uploadRow(page, '<img src=x onerror=alert(1)>.mov')).toBeVisible()
})

test('asks before the tab closes during an upload', async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored', { viewer: 'uploader' })
  await page.route('**/manifest/upload/', () => {})
  await chooseFiles(page, videoFile('one.mov'))
  await expect(uploadRow(page, 'one.mov')).toBeVisible()
  const event = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await event
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('uploads from the page of an asset, and shows the same list in the collection', async ({ page }) => {
  await open(page, 'vault', '/collections/potemkin-restored/potemkin-restored-3', { viewer: 'uploader' })
  await page.getByRole('button', { name: 'More' }).click()
  const event = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await (await event).setFiles([videoFile('four.mov')])
  await expect(uploadRow(page, 'four.mov')).toContainText('In the collection')
  await page.getByRole('link', { name: 'Potemkin, restored' }).click()
  await expect(uploadRow(page, 'four.mov')).toContainText('In the collection')
  await expect(page.locator('.mq-asset-card')).toHaveCount(13)
})
