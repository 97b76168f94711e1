import type { Page } from '@playwright/test'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { parsePointer } from '../../src/lib/json/pointer'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, outline, save, selectedPart, status } from '../support/compose'
import { test } from '../support/test'

const HOME_FILE = 'modules/home.json'
const site = composeSite({ site: 'lumen' })

async function open(page: Page) {
  await site.open(page)
  await expect(canvas(page).locator('[data-module=festival-wall]')).toBeVisible()
  await expect(outline(page).getByRole('button')).toHaveCount(12)
}
const canvasHeading = (page: Page, name: string) => canvas(page).getByRole('heading', { name })
const editedText = (page: Page) => canvas(page).locator('[data-typed]')
const outlineItem = (page: Page, name: RegExp) => outline(page).getByRole('button', { name })

test('changes a heading and the text of a card by typing on the page, as one step each', {
  tag: '@core',
}, async ({ page }) => {
  await open(page)
  await canvasHeading(page, 'Festival wall').dblclick()
  await expect(editedText(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The ')
  // Longer than the pause after which typing in a field is a new step.
  await page.clock.setFixedTime(Date.now() + 2000)
  await page.keyboard.type('wall')
  await page.keyboard.press('Enter')
  await expect(canvasHeading(page, 'The wall')).toBeVisible()
  await expect(editedText(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Canvas' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editedText(page)).toHaveText('The wall')
  await page.keyboard.type(' of fame')
  await page.keyboard.press('Escape')
  await expect(canvasHeading(page, 'The wall')).toHaveText('The wall')
  await canvas(page).getByText('German frights, from Caligari to Faust').dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('German frights')
  await page.keyboard.press('Enter')
  await expect(canvas(page).getByText('German frights', { exact: true })).toBeVisible()
  await save(page)
  expect(site.changedLines(HOME_FILE).filter((line) => line.startsWith('+'))).toEqual([
    expect.stringContaining('"description": "German frights"'),
    '+ "display_name": "The wall",',
  ])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(canvasHeading(page, 'Festival wall')).toBeVisible()
  await save(page)
  expect(site.read(HOME_FILE)).toBe(site.original(HOME_FILE))
})

test('shows the validator message for a text that is too long, and restores the text with Escape', async ({ page }) => {
  await open(page)
  await outlineItem(page, /Festival wall/).press('Enter')
  await outlineItem(page, /Festival wall/).press('Enter')
  await expect(editedText(page)).toHaveText('Festival wall')
  await page.keyboard.insertText('x'.repeat(300))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('300')
  await expect(editedText(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(outlineItem(page, /Festival wall/)).toBeFocused()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('offers to override a text that comes from the service', async ({ page }) => {
  await open(page)
  await canvas(page).getByText('A rich man’s son goes looking').dblclick()
  await expect(status(page)).toHaveText('Summary comes from the service. You can override it on this card.')
  await page.getByRole('button', { name: 'Override on this card' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('A city above, a city below.')
  await page.keyboard.press('Enter')
  await expect(canvas(page).getByText('A city above, a city below.')).toBeVisible()
  await save(page)
  expect(site.changedLines(HOME_FILE)).toContain('+ "summaries": { "summary": "A city above, a city below." },')
})

const PART_SELECTORS = {
  'a module': '[data-module=festival-wall] h2',
  'a card': '[data-module=worlds] [data-card] >> nth=0',
  'a menu entry': '.mq-nav a >> nth=1',
  'a part of the bar': '.mq-top .mq-top__logo',
  'a footer link': '.mq-foot__column a >> nth=0',
  'a part of the footer': '.mq-foot__column h2 >> nth=0',
}

test('check 5: a click on each kind of part selects its entry in the document, and follows no link', async ({
  page,
}) => {
  await open(page)
  // The site loads its footer when the browser is idle and the end of the page is near.
  await expect(async () => {
    await canvas(page)
      .locator('body')
      .evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(canvas(page).locator(PART_SELECTORS['a footer link'])).toBeVisible({ timeout: 1000 })
  }).toPass()
  for (const [kind, selector] of Object.entries(PART_SELECTORS)) {
    const element = canvas(page).locator(selector)
    await element.scrollIntoViewIfNeeded()
    const explained = await element.evaluate(async (target) => {
      const found = (await window.marqueeFrame?.canvas(() => true))?.partAt(target)
      return found && { file: found.file, pointer: found.pointer, path: location.pathname }
    })
    if (!explained) throw new Error(`${kind} cannot be explained.`)
    await element.click()
    const { file, pointer } = explained
    const tree = parseTree(site.read(file))
    const path = parsePointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    const { offset = 0 } = (tree && findNodeAtLocation(tree, path)) ?? {}
    const line = site.read(file).slice(0, offset).split('\n').length
    await expect(selectedPart(page).locator('code').first(), kind).toHaveText(`${file}:${line}`)
    await expect(selectedPart(page).locator('.mqp-form__field').first(), kind).toBeVisible()
    expect(await element.evaluate(() => location.pathname)).toBe(explained.path)
  }
})

const FESTIVAL_WALL = /Festival wall/
/** The row with this index in the outline. */
const outlineRow = (page: Page, place: number) => outline(page).getByRole('button').nth(place)

test('adds a module before another from a picker with live previews, and copies a module to another page', async ({
  page,
}) => {
  await open(page)
  await canvasHeading(page, 'Festival wall').click()
  await page.getByRole('button', { name: 'Add before Festival wall' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a module' })
  await expect(dialog.getByRole('listitem')).toHaveCount(12)
  await expect(dialog.locator('li iframe').first()).toBeAttached()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('group', { name: 'Kind of module' }).getByRole('button', { name: 'Text', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([/^Text block/, /^HTML/])
  await dialog.getByRole('button', { name: 'All 12' }).click()
  await dialog.getByLabel('Search module types').fill('row of titles')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(outlineRow(page, 3)).toHaveText(/New row of titles/)
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await outlineItem(page, FESTIVAL_WALL).click()
  await page.keyboard.press('Control+c')
  await expect(status(page)).toHaveText('Copied Festival wall. Paste it on any page with Ctrl+V.')
  await page.keyboard.press('Control+v')
  await expect(outlineItem(page, FESTIVAL_WALL)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('/films')
  await expect(outlineItem(page, FESTIVAL_WALL)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Selected part' })).toHaveText(/^Press a part of the page/)
  await expect(outlineItem(page, /^Weimar nights/)).toBeVisible()
  await page.keyboard.press('Control+v')
  await expect(outlineItem(page, FESTIVAL_WALL)).toHaveCount(1)
})

test('keeps the letters that are typed while the code of the search of modules loads', async ({ page }) => {
  await open(page)
  let load = () => {}
  const typedFirst = new Promise<void>((done) => {
    load = done
  })
  await page.route('**/AddModule.tsx*', async (route) => {
    await typedFirst
    await route.continue()
  })
  await outlineItem(page, FESTIVAL_WALL).click()
  await page.keyboard.press('a')
  await page.keyboard.type('image')
  load()
  const dialog = page.getByRole('dialog', { name: 'Add a module' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(' t')
  await expect(dialog.getByRole('searchbox')).toHaveValue('image t')
  await dialog.getByRole('searchbox').fill('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(outlineItem(page, FESTIVAL_WALL)).toBeFocused()
})

test('shows the outline and toolbar of a module in every animation frame while its slug is typed', async ({ page }) => {
  await open(page)
  await outlineItem(page, /Festival wall/).click()
  await selectedPart(page)
    .getByText(/more fields?/)
    .first()
    .click()
  const slug = selectedPart(page).getByLabel('Slug', { exact: true })
  await slug.press('End')
  await expect(page.getByRole('toolbar', { name: 'Festival wall' })).toBeVisible()
  const missing = await page.evaluateHandle(() => {
    const found = { outlines: 0, toolbars: 0 }
    const check = () => {
      if (!document.querySelector('.mqp-mark--selected')) found.outlines += 1
      if (!document.querySelector('.mqp-module-tools')) found.toolbars += 1
      requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
    return found
  })
  await slug.pressSequentially('-of-fame', { delay: 100 })
  await expect(canvas(page).locator('[data-module=festival-wall-of-fame]')).toBeVisible()
  expect(await missing.jsonValue()).toEqual({ outlines: 0, toolbars: 0 })
})
