import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { HOSTILE_PDFS, pdfOfPages } from '../support/pdfs'
import { expect, open, overflow, requests, test } from '../support/test'

const pageCanvas = (page: Page) => page.locator('.mq-pdf__sheet canvas')
const pageNumberField = (page: Page) => page.getByLabel('Page number')

test('turns pages by button, key, field and thumbnail, with the page in the address and selectable text', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'lumen', '/programme')
  await expect(pageCanvas(page)).toBeVisible()
  await expect(page.locator('.mq-pdf__words')).toContainText('Winter in the dark')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.locator('.mq-pdf__words')).toContainText('Häxan')
  await page.getByRole('region', { name: 'Page 2' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(pageNumberField(page)).toHaveValue('3')
  await page.keyboard.press('End')
  await expect(pageNumberField(page)).toHaveValue('12')
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await pageNumberField(page).fill('5')
  await page.keyboard.press('Enter')
  await expect(page.locator('.mq-pdf__words')).toContainText('How to find us')
  await page.getByRole('button', { name: 'Page 4', exact: true }).click()
  await expect(page).toHaveURL(/\?page=4$/)
  await page.reload()
  await expect(page.locator('.mq-pdf__words')).toContainText('February')
  expect.soft(await axeViolations(page)).toEqual([])
})

test('zooms, fits the width, and offers the file as a download', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'lumen', '/programme')
  await expect(page.getByText('150%')).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByText('200%')).toBeVisible()
  await page.getByRole('button', { name: 'Fit width' }).click()
  const viewport = page.getByRole('region', { name: 'Page 1' })
  await expect.poll(() => viewport.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download, \d+ kB$/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('programme.pdf')
  await expect(page.getByRole('link', { name: 'Open to print' })).toHaveAttribute('href', /\/site\/programme\.pdf$/)
})

test('fits the page to the width of a phone, with the controls at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, 'lumen', '/programme?page=2')
  await expect(pageCanvas(page)).toBeVisible()
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  expect((await pageCanvas(page).boundingBox())?.width).toBeLessThanOrEqual(360)
  expect((await page.getByRole('button', { name: 'Next page' }).boundingBox())?.y).toBeGreaterThan(700)
  expect.soft(await axeViolations(page)).toEqual([])
})

for (const [name, body, expected] of HOSTILE_PDFS) {
  test(`shows a hostile PDF or a message, without dialogs, navigation or requests to other origins: ${name}`, {
    tag: name === 'a script on opening' ? '@core' : [],
  }, async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const evil = requests(page, 'evil.example')
    await page.route('**/site/programme.pdf', (route) => route.fulfill({ contentType: 'application/pdf', body }))
    await open(page, 'lumen', '/programme')
    if (expected === 'page') await expect(pageCanvas(page)).toBeVisible()
    else {
      await expect(page.getByText(expected)).toBeVisible()
      await expect(page.getByRole('link', { name: /^Download/ }).first()).toBeVisible()
    }
    await expect(page).toHaveURL('/programme')
    expect([dialogs, evil]).toEqual([[], []])
  })
}

test('shows a message for a missing document, and retries a failed one', async ({ page }) => {
  await open(page, 'lumen', '/programme', { fault: '/site/programme.pdf:404' })
  await expect(page.getByText('This document is no longer available.')).toBeVisible()
  await open(page, 'lumen', '/programme', { fault: '/site/programme.pdf:500:1' })
  await expect(page.getByText('This document did not load.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(pageCanvas(page)).toBeVisible()
})

test('opens page 2,000 of a document directly, and lists only 41 page buttons', async ({ page }) => {
  const body = pdfOfPages(2000)
  await page.route('**/site/programme.pdf', (route) => route.fulfill({ contentType: 'application/pdf', body }))
  await open(page, 'lumen', '/programme?page=2000')
  await expect(page.locator('.mq-pdf__words')).toContainText('Page 2000')
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('button')).toHaveCount(41)
  await pageNumberField(page).fill('1000')
  await page.keyboard.press('Enter')
  await expect(page.locator('.mq-pdf__words')).toContainText('Page 1000')
})

/** The share of dark pixels on the rendered page. */
const darkShare = (page: Page) =>
  pageCanvas(page).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement
    const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    let count = 0
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 200) count++
    return count / (width * height)
  })

for (const [what, file, ink] of [
  ['a picture in JPEG 2000', 'jpx', 0.0012],
  // Both are mostly black. libtiff too decodes 77 % of the fax page as black.
  ['a picture in JBIG2', 'jbig2', 0.77],
  ['a scanned fax page', 'ccitt', 0.77],
  ['Japanese with a predefined character map', 'cjk', 0.0087],
] as const)
  test(`draws ${what}`, async ({ page }) => {
    await page.route('**/site/programme.pdf', (route) => route.fulfill({ path: `e2e/support/documents/${file}.pdf` }))
    await open(page, 'lumen', '/programme')
    await expect(pageCanvas(page)).toBeVisible()
    const share = await darkShare(page)
    expect(share).toBeGreaterThan(ink / 2)
    expect(share).toBeLessThan(ink * 1.3)
    await expect(page.getByText('can’t be shown here')).toBeHidden()
    if (file === 'cjk') await expect(page.locator('.mq-pdf__words')).toContainText('東京の映画')
  })

test('draws a fax page with inverted black and white', async ({ page }) => {
  const fax = readFileSync('e2e/support/documents/ccitt.pdf', 'latin1')
  const body = Buffer.from(fax.replace('/K -1', '/K -1 /BlackIs1 true'), 'latin1')
  await page.route('**/site/programme.pdf', (route) => route.fulfill({ body, contentType: 'application/pdf' }))
  await open(page, 'lumen', '/programme')
  await expect(pageCanvas(page)).toBeVisible()
  expect(await darkShare(page)).toBeCloseTo(1 - 0.77, 1)
})

test('shows a message for an image that cannot be decoded', async ({ page }) => {
  await page.route('**/*_nowasm_fallback.js', (route) => route.abort())
  await page.route('**/site/programme.pdf', (route) => route.fulfill({ path: 'e2e/support/documents/jpx.pdf' }))
  await open(page, 'lumen', '/programme')
  await expect(page.getByText('Some images on this page can’t be shown here.')).toBeVisible()
})
