import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, outline, save, selectedPart, status } from '../support/compose'
import { test } from '../support/test'

const HOME_FILE = 'modules/home.json'
const site = composeSite({ site: 'lumen' })

async function open(page: Page) {
  await site.open(page)
  await expect(canvas(page).locator('[data-module=festival-wall]')).toBeVisible()
}
/** The names of the modules, without what the page has not decided yet when it is ready. */
const outlineNames = (page: Page) => outline(page).locator('.mqp-outline-list__name')

test('changes the heading of a module that is pressed on the page, and saves one line', {
  tag: '@core',
}, async ({ page }) => {
  await open(page)
  await canvas(page).getByRole('heading', { name: 'Festival wall' }).click()
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill('The wall')
  await expect(canvas(page).getByRole('heading', { name: 'The wall' })).toBeVisible()
  expect(site.read(HOME_FILE)).toBe(site.original(HOME_FILE))
  await save(page)
  expect(site.changedLines(HOME_FILE)).toEqual(['- "display_name": "Festival wall",', '+ "display_name": "The wall",'])
  await page.keyboard.press('Control+z')
  await expect(canvas(page).getByRole('heading', { name: 'Festival wall' })).toBeVisible()
  await save(page)
  expect(site.read(HOME_FILE)).toBe(site.original(HOME_FILE))
})

test('opens a slide of a hero at the top of its form, and does not scroll the canvas sideways', async ({ page }) => {
  await site.open(page, '/')
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue('/home')
  await outline(page).getByRole('button', { name: /^Hero/ }).click()
  await selectedPart(page)
    .getByRole('button', { name: /^The Thief of Bagdad/ })
    .click()
  await expect(selectedPart(page).getByRole('heading', { name: 'the-thief-of-bagdad' })).toBeInViewport()
  await expect(canvas(page).locator('.mq-slides__slide:not([inert])')).toContainText('Bagdad')
  await expect(page.locator('.mqp-mark--selected')).toContainText('The Thief of Bagdad')
  const scrolled = () =>
    page.locator('.mqp-canvas, .mqp-canvas__sheet').evaluateAll((all) => all.map((each) => each.scrollLeft))
  expect(await scrolled()).toEqual([0, 0])
})

test('keeps an invalid value in its field, with the message of the validator, and out of the draft', async ({
  page,
}) => {
  await open(page)
  await outline(page)
    .getByRole('button', { name: /Festival wall/ })
    .click()
  const slug = selectedPart(page).getByLabel('Slug', { exact: true })
  await slug.fill('not a slug!')
  await expect(selectedPart(page).getByRole('alert')).toContainText('slug')
  await expect(slug).toHaveValue('not a slug!')
  await expect(page.getByRole('button', { name: 'Review and save' })).toBeDisabled()
})

test('moves, duplicates, hides and removes modules by keyboard, with undo', async ({ page }) => {
  await open(page)
  await expect(outline(page).getByRole('button')).toHaveCount(12)
  const first = await outlineNames(page).allTextContents()
  const wall = outline(page).getByRole('button', { name: /Festival wall/ })
  await wall.press('Enter')
  await wall.press('Alt+ArrowUp')
  await expect(status(page)).toHaveText('Festival wall, place 3 of 12, after Continue watching.')
  await expect(wall).toBeFocused()
  await page.keyboard.press('Control+d')
  await expect(outline(page).getByRole('button')).toHaveCount(13)
  await selectedPart(page).getByRole('button', { name: 'Remove', exact: true }).first().press('Enter')
  await expect(outline(page).getByRole('button')).toHaveCount(12)
  for (const _ of ['move', 'duplicate', 'remove']) await page.keyboard.press('Control+z')
  await expect(outlineNames(page)).toHaveText(first)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('adds a title found by its name and a new module, and restores both from the draft after a reload', async ({
  page,
}) => {
  await open(page)
  await outline(page)
    .getByRole('button', { name: /Masters of light/ })
    .click()
  await selectedPart(page).getByRole('button', { name: 'Choose titles' }).click()
  await page.getByLabel('Search titles').fill('gold rush')
  await page.getByRole('option', { name: /^The Gold Rush/ }).click()
  await page.getByRole('button', { name: /^Use \d+ titles/ }).click()
  await page.getByRole('button', { name: 'Add a module' }).click()
  await page.getByRole('button', { name: /^Text block/ }).click()
  await expect(canvas(page).getByText('Write something here.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 unsaved changes restored from your last visit.')).toBeVisible()
  await outline(page)
    .getByRole('button', { name: /^New text block/ })
    .click()
  await expect(canvas(page).getByText('Write something here.')).toBeVisible()
  await save(page)
  expect(site.changedLines(HOME_FILE)).toContain('+ { "slug": "the-gold-rush" }')
})

test('loses no typed letter and keeps the focus, also in a field without a value, and undoes the typing', async ({
  page,
}) => {
  await open(page)
  await outline(page)
    .getByRole('button', { name: /Festival wall/ })
    .click()
  const heading = selectedPart(page).getByLabel('Heading', { exact: true })
  await heading.fill('')
  await heading.pressSequentially('Typed without a pause', { delay: 15 })
  await expect(heading).toHaveValue('Typed without a pause')
  await expect(canvas(page).getByRole('heading', { name: 'Typed without a pause' })).toBeVisible()
  await selectedPart(page)
    .getByText(/more fields?, not set/)
    .last()
    .click()
  const id = selectedPart(page).getByLabel('ID', { exact: true }).first()
  await id.pressSequentially('wall-of-fame', { delay: 15 })
  await expect(id).toHaveValue('wall-of-fame')
  await expect(id).toBeFocused()
  // A slow machine makes several steps of one text.
  await expect(async () => {
    await page.keyboard.press('Control+z')
    await expect(heading).toHaveValue('Festival wall', { timeout: 1000 })
  }).toPass()
})

test('renames a slug and a title without losing the form, and undoes it', async ({ page }) => {
  await open(page)
  await outline(page)
    .getByRole('button', { name: /Festival wall/ })
    .click()
  const slug = selectedPart(page).getByLabel('Slug', { exact: true })
  await slug.fill('wall-of-films')
  await expect(page.getByText('1 file changed')).toBeVisible()
  await expect(slug).toHaveValue('wall-of-films')
  await page.keyboard.press('Control+z')
  await expect(slug).toHaveValue('festival-wall')
})

test('lets one tab edit a site at a time', async ({ page, context }) => {
  await open(page)
  await outline(page)
    .getByRole('button', { name: /Festival wall/ })
    .click()
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill('From the first tab')
  await expect(page.getByText('1 file changed')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${site.origin()}/__marquee/compose?page=/home`)
  await other.getByRole('button', { name: 'Take over' }).click()
  await expect(other.getByText('1 unsaved change restored from your last visit.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /is now edited in another tab$/ })).toBeVisible()
})

test('merges a change on disk with the draft', async ({ page }) => {
  await open(page)
  await outline(page)
    .getByRole('button', { name: /Festival wall/ })
    .click()
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill('Ours')
  await expect(page.getByText('1 file changed')).toBeVisible()
  site.write(
    HOME_FILE,
    site.original(HOME_FILE).replace('"display_name": "Masters of light"', '"display_name": "Theirs"'),
  )
  await expect(outline(page).getByRole('button', { name: /Theirs/ })).toBeVisible()
  await save(page)
  expect(site.read(HOME_FILE)).toBe(
    site
      .original(HOME_FILE)
      .replace('"display_name": "Masters of light"', '"display_name": "Theirs"')
      .replace('"display_name": "Festival wall"', '"display_name": "Ours"'),
  )
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`${width} px: axe finds nothing in the outline, the form and the review`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    expect(await axeViolations(page)).toEqual([])
    await outline(page)
      .getByRole('button', { name: /Festival wall/ })
      .click()
    await selectedPart(page).getByLabel('Heading', { exact: true }).fill(`The wall at ${width}`)
    // Phones show the number of changed files in the button only.
    await expect(page.getByRole('button', { name: 'Review and save' })).toBeEnabled()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Review and save' }).click()
    await expect(page.getByText('The validator reports no new error.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

test('repairs a file that is not valid JSON on disk', async ({ page }) => {
  await open(page)
  await outline(page)
    .getByRole('button', { name: /^Festival wall/ })
    .click()
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill('Our wall')
  await expect(outline(page).getByRole('button', { name: /^Our wall/ })).toBeVisible()
  site.write(HOME_FILE, site.original(HOME_FILE).replace('"slug": "festival-wall",', '"slug": "festival-wall"'))
  await page.getByRole('alert').getByRole('button', { name: 'Open in Edit' }).click()
  const panel = page.getByRole('tabpanel')
  const text = panel.getByRole('textbox', { name: `Text of ${HOME_FILE}` })
  const repair = panel.getByRole('button', { name: 'Save the repaired text' })
  await expect(repair).toHaveAttribute('aria-disabled', 'true')
  await text.locator('.cm-line', { hasText: '"slug": "festival-wall"' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(',')
  await repair.click()
  await expect(page.getByText('is not valid JSON on disk')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement === document.body), 'the body has the focus').toBe(false)
  expect(site.read(HOME_FILE)).toBe(site.original(HOME_FILE))
  await expect(page.getByText('1 file changed')).toBeVisible()
  await save(page)
  expect(site.changedLines(HOME_FILE)).toEqual(['- "display_name": "Festival wall",', '+ "display_name": "Our wall",'])
})
