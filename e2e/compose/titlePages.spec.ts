import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, openSection, save, selectedPart, waitForCanvas } from '../support/compose'
import { test } from '../support/test'

const LAYOUTS_FILE = 'modules/title-layouts.json'
const site = composeSite({ site: 'lumen' })

const layoutList = (page: Page) => page.getByRole('navigation', { name: 'Layouts' })
const viewTabs = (page: Page) => canvas(page).locator('.mq-views').getByRole('tab')

async function open(page: Page) {
  const preview = 'preview.viewer=viewer&preview.consent=reject'
  await page.goto(`${site.origin()}/__marquee/compose?page=/title/nosferatu&${preview}`)
  await expect(viewTabs(page).first()).toHaveText(/^Faces/)
  await waitForCanvas(page)
}

test('moves a view of a title layout by keyboard, and saves only the changed lines', { tag: '@core' }, async ({
  page,
}) => {
  await open(page)
  await openSection(page, 'Title pages')
  await layoutList(page)
    .getByRole('button', { name: /^Feature/ })
    .press('Enter')
  const views = selectedPart(page).getByRole('group', { name: 'Views' })
  await views.getByRole('button', { name: 'Move From the cutting room up' }).press('Alt+ArrowUp')
  await expect(views.getByRole('button').first()).toHaveAccessibleName(/^From the cutting room/)
  await expect(viewTabs(page).first()).toHaveText(/^From the cutting room/)
  await save(page)
  expect(site.changedLines(LAYOUTS_FILE)).toEqual([
    '- "type": "cast",',
    '- "label": "Faces"',
    '- },',
    '- {',
    '+ "type": "cast",',
    '+ "label": "Faces"',
    '+ },',
    '+ {',
  ])
})

test('selects the part of the heading that is pressed, moves it and adds another', async ({ page }) => {
  await open(page)
  await canvas(page).locator('.mq-title__summary').click()
  const words = selectedPart(page).getByRole('group', { name: 'Parts of the heading' })
  await expect(words.locator('[aria-current]')).toHaveText(/^Summary/)
  await words.getByRole('button', { name: 'Move Summary up' }).press('Enter')
  await expect(words.getByRole('listitem').nth(3)).toContainText('Summary')
  await expect(words.getByRole('button', { name: 'Move Summary up' })).toBeFocused()
  await words.getByLabel('What to add to Parts of the heading').selectOption({ label: 'Embargo documents' })
  await words.getByRole('button', { name: 'Add to Parts of the heading' }).click()
  await save(page)
  expect(site.changedLines(LAYOUTS_FILE)).toEqual([
    '- "tags",',
    '+ "tags",',
    '- "premiere"',
    '+ "premiere",',
    '+ "embargo"',
  ])
})

test('selects the action that is pressed, and marks it', async ({ page }) => {
  await open(page)
  const actions = canvas(page).locator('.mq-title__actions')
  const selected = selectedPart(page).getByRole('group', { name: 'Parts of the heading' }).locator('[aria-current]')
  for (const [selector, name] of [
    ['.mq-listed', /^Watchlist/],
    ['.mq-title__trailer', /^Trailer/],
    ['.mq-title__share', /^Share/],
    ['.mq-title__watch', /^Watch/],
  ] as const) {
    const action = actions.locator(selector)
    await action.click()
    await expect(selected).toHaveText(name)
    const box = await action.boundingBox()
    const mark = await page.locator('.mqp-mark--selected').boundingBox()
    expect(Math.abs((mark?.width ?? 0) - (box?.width ?? 0))).toBeLessThan(12)
  }
})

test('outlines each part of the page while the Title pages section is open', async ({ page }) => {
  await open(page)
  const outlines = page.locator('.mqp-mark--part')
  await expect(outlines).toHaveCount(0)
  await openSection(page, 'Title pages')
  await expect.poll(() => outlines.count()).toBeGreaterThan(6)
  const summary = await canvas(page).locator('.mq-title__summary').boundingBox()
  const boxes = await outlines.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
  expect(boxes.some((y) => Math.abs(y - (summary?.y ?? 0)) <= 4)).toBe(true)
  await openSection(page, 'Brand')
  await expect(outlines).toHaveCount(0)
})

test('opens a suggested title that has content for every view of the layout', async ({ page }) => {
  await open(page)
  await openSection(page, 'Title pages')
  await layoutList(page)
    .getByRole('button', { name: /^Feature/ })
    .click()
  await page.getByRole('button', { name: 'Sunrise 7 of 7 views filled' }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Sunrise', level: 1 })).toBeAttached()
  await expect(page.getByRole('button', { name: /^Sunrise/ })).toHaveAttribute('aria-current', 'true')
})

test('shows a title with the chosen layout', async ({ page }) => {
  await site.open(page)
  await openSection(page, 'Title pages')
  for (const [layout, title] of [
    [/^Feature/, 'Sunrise'],
    [/^Series/, 'Les Vampires'],
  ] as const) {
    await layoutList(page).getByRole('button', { name: layout }).click()
    await expect(canvas(page).getByRole('heading', { name: title, level: 1 })).toBeAttached()
    await waitForCanvas(page)
  }
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`${width} px: axe finds nothing in the title pages`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    await openSection(page, 'Title pages')
    await expect(layoutList(page).getByRole('button').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await layoutList(page)
      .getByRole('button', { name: /^Feature/ })
      .click()
    await expect(selectedPart(page).getByRole('group', { name: 'Views' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
