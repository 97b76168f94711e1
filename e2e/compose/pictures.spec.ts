import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, outline, save, selectedPart } from '../support/compose'
import { test } from '../support/test'

const HOME_FILE = 'modules/home.json'
const site = composeSite({ site: 'lumen' })

/** Opens the pictures of the first card of the promos. */
async function openCardImages(page: Page) {
  await site.open(page)
  await showPanel(page, 'Parts')
  await outline(page)
    .getByRole('button', { name: /Worlds of the silent screen/ })
    .click()
  await showPanel(page, 'Details')
  await selectedPart(page)
    .getByRole('button', { name: /^Shadows/ })
    .click()
  await selectedPart(page).getByLabel('Images', { exact: true }).click()
}

/** Narrow windows show one panel. */
async function showPanel(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  if (await button.isVisible()) await button.click()
}

const openPicturePicker = (page: Page) =>
  selectedPart(page).getByRole('button', { name: 'Replace picture of Banner' }).click()
const pictureDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' })
const createPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()

test('uploads a picture, shows it on the page, and saves one line', { tag: '@core' }, async ({ page }) => {
  await openCardImages(page)
  await openPicturePicker(page)
  const buffer = await createPng(1680, 720)
  await pictureDialog(page)
    .getByLabel('Files to upload')
    .setInputFiles({ name: 'Foyer in winter.PNG', mimeType: 'image/png', buffer })
  await expect(pictureDialog(page).getByText('→ pictures/foyer-in-winter.png')).toBeVisible()
  await expect(pictureDialog(page).getByRole('radio', { name: /foyer-in-winter/ })).toBeChecked()
  await pictureDialog(page).getByRole('button', { name: 'Use this picture' }).click()
  await expect(selectedPart(page).getByText('fits 21:9', { exact: true })).toBeVisible()
  await expect(selectedPart(page).getByRole('button', { name: 'Replace picture of Banner' })).toBeFocused()
  const shown = canvas(page).locator('[data-module] img[src*="foyer-in-winter.png"]').first()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy()
  expect(readFileSync(join(site.folder, 'pictures/foyer-in-winter.png'))).toEqual(buffer)
  expect(site.read(HOME_FILE)).toBe(site.original(HOME_FILE))
  await save(page)
  expect(site.changedLines(HOME_FILE)).toEqual([
    '- "images": { "banner": "/media/art/nosferatu.hero.webp", "tone": "night", "ink": "#0b0d0c" },',
    '+ "images": { "banner": "/site/pictures/foyer-in-winter.png", "tone": "night", "ink": "#0b0d0c" },',
  ])
})

test('rejects an upload with a false file type or a script, shows a message, and stores nothing', async ({ page }) => {
  await openCardImages(page)
  await openPicturePicker(page)
  const upload = (name: string, text: string) =>
    pictureDialog(page)
      .getByLabel('Files to upload')
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(text) })
  await upload('page.png', '<!doctype html>')
  await expect(pictureDialog(page).getByText('page.png is not a PNG file, although its name says so.')).toBeVisible()
  await upload('poster.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await expect(pictureDialog(page).getByText('poster.svg contains a script.')).toBeVisible()
  expect(site.files().filter((path) => path.startsWith('pictures/'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(pictureDialog(page)).toBeHidden()
  await expect(selectedPart(page).getByLabel('Banner', { exact: true })).toHaveValue('/media/art/nosferatu.hero.webp')
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`${width} px: axe finds nothing in the field of a picture and its dialog`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openCardImages(page)
    await expect(selectedPart(page).getByText('fits 21:9', { exact: true })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await openPicturePicker(page)
    await expect(pictureDialog(page).getByRole('radio').first()).toBeVisible()
    await pictureDialog(page)
      .getByLabel('Files to upload')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('') })
    await expect(pictureDialog(page).getByText(/^a\.png is not/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await pictureDialog(page).getByRole('button', { name: 'Address' }).click()
    await pictureDialog(page).getByLabel('Address of the picture').fill('no address')
    expect(await axeViolations(page)).toEqual([])
  })

const htmlEditor = (page: Page) => selectedPart(page).locator('.mqp-html__text')

async function openHtmlModule(page: Page) {
  await site.open(page)
  await showPanel(page, 'Parts')
  await outline(page)
    .getByRole('button', { name: /House rules/ })
    .click()
  await showPanel(page, 'Details')
  await expect(htmlEditor(page)).toBeVisible()
}

test('changes a word of a rich text, and saves one line', async ({ page }) => {
  await openHtmlModule(page)
  await htmlEditor(page).getByText('Speed.').dblclick()
  await page.keyboard.type('Pace')
  await expect(canvas(page).getByText('Pace.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(htmlEditor(page).getByText('Speed.')).toBeVisible()
  await expect(htmlEditor(page)).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(htmlEditor(page).getByText('Pace.')).toBeVisible()
  await selectedPart(page).getByRole('button', { name: 'Source', exact: true }).click()
  await expect(selectedPart(page).getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    /^<ul><li><strong>Pace\.<\/strong>/,
  )
  await save(page)
  expect(site.read(HOME_FILE)).toBe(site.original(HOME_FILE).replace('<strong>Speed.', '<strong>Pace.'))
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`${width} px: axe finds nothing in the editor of HTML`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openHtmlModule(page)
    await selectedPart(page).getByRole('button', { name: 'Link', exact: true }).click()
    expect(await axeViolations(page)).toEqual([])
  })
