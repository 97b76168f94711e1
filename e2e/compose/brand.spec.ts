import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, openSection, save, showPanel, status } from '../support/compose'
import { test } from '../support/test'

const STYLE_SHEET_FILE = 'brand.css'
const site = composeSite({ site: 'lumen' })

const tokenGroups = (page: Page) => page.getByRole('navigation', { name: 'Brand' })
const brandPanel = (page: Page) => page.getByRole('region', { name: 'Brand', exact: true })
const tokenField = (page: Page, name: string) => brandPanel(page).getByLabel(name, { exact: true })

async function openTokenGroup(page: Page, group: RegExp) {
  await site.open(page)
  await openSection(page, 'Brand')
  await chooseTokenGroup(page, group)
}

async function chooseTokenGroup(page: Page, group: RegExp) {
  await showPanel(page, 'Parts')
  await tokenGroups(page).getByRole('button', { name: group }).click()
  await showPanel(page, 'Details')
}

/** A token as the page in the canvas has it. */
const tokenOnPage = (page: Page, token: string) =>
  canvas(page)
    .locator('html')
    .evaluate((root, name) => getComputedStyle(root).getPropertyValue(name).trim(), token)
    // A change of the config reloads the page.
    .catch(() => '')

/** Messages about contrast that the page in the canvas reports. */
const contrastProblems = (page: Page) =>
  canvas(page)
    .locator('html')
    .evaluate((root) => {
      const frame = root.ownerDocument.defaultView as unknown as {
        marqueeFrame: { problems(): { rule: string; message: string }[] }
      }
      return frame.marqueeFrame
        .problems()
        .filter(({ rule }) => rule === 'look/contrast')
        .map(({ message }) => message)
    })

test('shows a new accent on the page while the draft is still being sent, and saves only its value', {
  tag: '@core',
}, async ({ page }) => {
  await openTokenGroup(page, /^Accent/)
  let isHeld = true
  await page.route('**/__marquee/frame/**', async (route) => {
    while (isHeld && route.request().method() === 'PUT') await new Promise((done) => setTimeout(done, 50))
    await route.continue()
  })
  await tokenField(page, 'Accent').fill('#7fd0d2')
  await expect.poll(() => tokenOnPage(page, '--mq-accent')).toBe('#7fd0d2')
  await page.keyboard.press('Control+z')
  await expect.poll(() => tokenOnPage(page, '--mq-accent')).toBe('#ffb648')
  await tokenField(page, 'Accent').fill('#7fd0d2')
  isHeld = false
  await expect(status(page)).toHaveText('Accent #7fd0d2. Contrast 10.39 to 1, passes.')
  await expect(canvas(page).locator('html')).not.toHaveAttribute('style', /--mq-accent/)
  expect(await tokenOnPage(page, '--mq-accent')).toBe('#7fd0d2')
  expect(site.read(STYLE_SHEET_FILE)).toBe(site.original(STYLE_SHEET_FILE))
  await save(page)
  expect(site.read(STYLE_SHEET_FILE)).toBe(
    site.original(STYLE_SHEET_FILE).replace('--mq-accent: #ffb648;', '--mq-accent: #7fd0d2;'),
  )
})

test('picks a colour by keyboard as one undo step, and restores the saved colour with undo', async ({ page }) => {
  await openTokenGroup(page, /^Accent/)
  await brandPanel(page).getByRole('button', { name: 'Pick Accent', exact: true }).press('Enter')
  const hue = brandPanel(page).getByRole('slider', { name: 'Hue' })
  await hue.focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(tokenField(page, 'Accent')).not.toHaveValue('#ffb648')
  await expect.poll(() => tokenOnPage(page, '--mq-accent')).toBe(await tokenField(page, 'Accent').inputValue())
  await page.keyboard.press('Control+z')
  await expect(tokenField(page, 'Accent')).toHaveValue('#ffb648')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('reports the same contrast problem as the page, and fixes it with the suggested colour', async ({ page }) => {
  await openTokenGroup(page, /^Backgrounds/)
  await expect(brandPanel(page).getByText('19 of 19 pass')).toBeVisible()
  await tokenField(page, 'Small print').fill('6d6574')
  await expect(brandPanel(page).getByText('17 of 19 pass')).toBeVisible()
  await expect(brandPanel(page).getByText('Small print has 3.50 : 1 with')).toBeVisible()
  await expect
    .poll(() => contrastProblems(page))
    .toEqual([
      '--mq-ink-faint has a contrast of 3.50:1 with --mq-ground and 3.26:1 with --mq-surface: expected at least 4.5:1',
    ])
  await brandPanel(page)
    .getByRole('button', { name: /^Use #837c89, the nearest that passes/ })
    .press('Enter')
  await expect(brandPanel(page).getByText('19 of 19 pass')).toBeVisible()
  await expect(brandPanel(page).getByRole('heading', { name: 'Contrast of all pairs' })).toBeFocused()
  await expect.poll(() => contrastProblems(page)).toEqual([])
  await save(page)
  expect(site.changedLines(STYLE_SHEET_FILE)).toEqual(['- --mq-ink-faint: #8d8594;', '+ --mq-ink-faint: #837c89;'])
})

test('keeps an invalid value out of the draft, adds a token, and resets another to its default', async ({ page }) => {
  await openTokenGroup(page, /^Typography/)
  await tokenField(page, 'Weight of headings').fill('heavy')
  await expect(brandPanel(page).getByRole('alert')).toContainText('expected a number')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await tokenField(page, 'Capital letters of module headings').fill('uppercase')
  await expect(canvas(page).getByRole('heading', { name: 'Festival wall' })).toHaveCSS('text-transform', 'uppercase')
  await brandPanel(page).getByRole('button', { name: 'Reset Font of headings' }).press('Enter')
  await expect(tokenField(page, 'Font of headings')).toBeFocused()
  await expect(tokenField(page, 'Font of headings')).toHaveValue('')
  await save(page)
  const font = site.original(STYLE_SHEET_FILE).match(/--mq-font-display: .*/)?.[0]
  expect(site.changedLines(STYLE_SHEET_FILE)).toEqual([`- ${font}`, '+ --mq-heading-case: uppercase;'])
})

test('creates a style sheet for a site that loads none', async ({ page }) => {
  const config = site.original('config.json').replace('    "css": ["/site/brand.css"],\n', '')
  site.write('config.json', config)
  await openTokenGroup(page, /^Accent/)
  await tokenField(page, 'Accent').pressSequentially('#7fd0d2')
  await expect.poll(() => tokenOnPage(page, '--mq-accent')).toBe('#7fd0d2')
  await save(page)
  expect(site.read('brand-2.css')).toBe(':root {\n  --mq-accent: #7fd0d2;\n}\n')
  expect(JSON.parse(site.read('config.json')).site_config.css).toBe('/site/brand-2.css')
  expect(site.read(STYLE_SHEET_FILE)).toBe(site.original(STYLE_SHEET_FILE))
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`${width} px: axe finds nothing in colours, contrast, fonts and the style sheet`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openTokenGroup(page, /^Accent/)
    await brandPanel(page).getByRole('button', { name: 'Pick Accent', exact: true }).click()
    await tokenField(page, 'Accent as text').fill('#6d4544')
    await expect(brandPanel(page).getByText('16 of 19 pass')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    for (const group of [/^Typography/, /^brand.css/]) {
      await chooseTokenGroup(page, group)
      expect(await axeViolations(page)).toEqual([])
    }
  })
