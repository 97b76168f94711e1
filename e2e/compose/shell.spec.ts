import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, outline, save, selectedPart, showPanel, status } from '../support/compose'
import { test } from '../support/test'

const HOME_FILE = 'modules/home.json'
const WINDOW_SIZES = [
  [1440, 900],
  [390, 844],
] as const
const site = composeSite({ site: 'lumen' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('opens the fields of a part in a sheet, which is dragged and closed by buttons', { tag: '@core' }, async ({
    page,
  }) => {
    await site.open(page)
    await outline(page)
      .getByRole('button', { name: /Festival wall/ })
      .click()
    await expect(selectedPart(page).getByLabel('Heading', { exact: true })).toBeVisible()
    await expect(outline(page)).toBeHidden()
    // The focus is in the panel that is shown.
    expect(await page.evaluate(() => document.activeElement?.closest('main, body')?.tagName)).toBe('MAIN')
    const sheet = selectedPart(page)
    const { height } = (await canvas(page).owner().boundingBox()) ?? { height: 0 }
    const handle = await page.locator('.mqp-switch__handle').boundingBox()
    if (!handle) throw new Error('The sheet has no handle.')
    await page.mouse.move(handle.x + 200, handle.y + 8)
    await page.mouse.down()
    await page.mouse.move(handle.x + 200, handle.y - 300, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'Larger panel' })).toBeDisabled()
    await page.getByRole('button', { name: 'Smaller panel' }).click()
    await page.getByRole('button', { name: 'Smaller panel' }).click()
    await expect(sheet).toBeHidden()
    expect((await canvas(page).owner().boundingBox())?.height).toBeGreaterThan(height)
    await showPanel(page, 'Details')
    await expect(sheet).toBeVisible()
  })

  test('shows a new module on the page, and its fields in the sheet', async ({ page }) => {
    await site.open(page)
    await outline(page)
      .getByRole('button', { name: /Festival wall/ })
      .click()
    await showPanel(page, 'Parts')
    await page.getByRole('button', { name: 'Add a module' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Text block/ })
      .click()
    await expect(selectedPart(page).getByLabel('Heading', { exact: true })).toHaveValue('New text block')
    await expect(canvas(page).getByRole('heading', { name: 'New text block' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.activeElement?.closest('main, body')?.tagName)).toBe('MAIN')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(outline(page).getByRole('button', { name: /Festival wall/ })).toBeInViewport({ ratio: 1 })
  })

  test('moves the selected module by the arrows of its row', async ({ page }) => {
    await site.open(page)
    await outline(page)
      .getByRole('button', { name: /Festival wall/ })
      .click()
    await showPanel(page, 'Parts')
    const up = outline(page).getByRole('button', { name: 'Move up' })
    await up.click()
    await expect(status(page)).toHaveText('Festival wall, place 3 of 12, after Continue watching.')
    await expect(up).toBeFocused()
    await outline(page).getByRole('button', { name: 'Move down' }).click()
    await expect(status(page)).toHaveText('Festival wall, place 4 of 12, after Worlds of the silent screen.')
  })

  test('has touch targets of at least 44 px, and does not scroll horizontally', async ({ page }) => {
    await site.open(page)
    for (const name of ['Parts', 'Details'] as const) {
      await showPanel(page, name)
      expect(await smallTargets(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('lets the user resolve a conflict with a change on disk, and restores earlier versions from the history', async ({
  page,
}) => {
  await site.open(page)
  await outline(page)
    .getByRole('button', { name: /Festival wall/ })
    .click()
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill('Ours')
  await expect(page.getByText('1 file changed')).toBeVisible()
  site.write(HOME_FILE, site.original(HOME_FILE).replace('"display_name": "Festival wall"', '"display_name": "Theirs"'))
  await expect(page.getByText(/One change needs your choice/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review and save' })).toBeDisabled()
  // Other fields can be changed meanwhile.
  await outline(page)
    .getByRole('button', { name: /Masters of light/ })
    .click()
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill('Masters')
  await page.getByRole('button', { name: 'Decide' }).click()
  for (const [width, height] of WINDOW_SIZES) {
    await page.setViewportSize({ width, height })
    expect(await axeViolations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Use mine' }).click()
  await expect(page.getByText(/needs your choice/)).toBeHidden()
  await save(page)
  expect(site.changedLines(HOME_FILE)).toEqual([
    '- "display_name": "Festival wall",',
    '+ "display_name": "Ours",',
    '- "display_name": "Masters of light",',
    '+ "display_name": "Masters",',
  ])
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const history = page.getByRole('region', { name: 'History' })
  for (const [width, height] of WINDOW_SIZES) {
    await page.setViewportSize({ width, height })
    expect(await axeViolations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await history.getByRole('button', { name: /Before the first change/ }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Festival wall' })).toBeVisible()
  await history.getByRole('button', { name: /Saved 1 file/ }).click()
  await expect(canvas(page).getByRole('heading', { name: 'Ours' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('fixes a problem, edits a document as text, shows unsaved lines, and previews a signed-out visitor', async ({
  page,
}) => {
  site.write(HOME_FILE, site.original(HOME_FILE).replace('"type": "title_grid"', '"type": "title_gird"'))
  await site.open(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  const panel = page.getByRole('tabpanel')
  await tab('Problems').click()
  await panel.getByRole('button', { name: /^Use “title_grid”/ }).click()
  await expect(panel.getByText('The validator reports no problem.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(panel.getByRole('button', { name: /^Select the part/ })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await outline(page)
    .getByRole('button', { name: /Festival wall/ })
    .click()
  await tab('Edit').click()
  const text = panel.getByRole('textbox', { name: `Text of ${HOME_FILE}` })
  await expect(text).toBeVisible()
  await text.locator('.cm-line', { hasText: '"display_name": "Festival wall"' }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(' of fame')
  await expect(canvas(page).getByRole('heading', { name: 'Festival wall of fame' })).toBeVisible()
  await tab('Diff').click()
  await expect(panel.getByText(/^\+ +"display_name": "Festival wall of fame",$/)).toBeVisible()
  await tab('State').click()
  await page.getByLabel('Visitor').selectOption('signed-out')
  await expect(canvas(page).getByText('Sign in').first()).toBeVisible()
  await expect(canvas(page).getByRole('heading', { name: 'Festival wall of fame' })).toBeVisible()
  for (const name of ['Compose', 'Problems', 'Edit', 'Diff', 'State']) {
    await tab(name).click()
    expect(await axeViolations(page)).toEqual([])
  }
  await tab('Compose').click()
  await page.getByRole('button', { name: 'Why it is here' }).click()
  await expect(selectedPart(page).getByText('The route /home reads this list')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Calls', exact: true }).click()
  await expect(selectedPart(page).getByText('GET modules/placement/home/').first()).toBeVisible()
  await tab('Audit').click()
  await expect(panel.getByText(/findings? on this page/)).toBeVisible()
})

/** Buttons, links and fields below 44 px, by name. */
const smallTargets = (page: Page) =>
  page.locator('.mqp-compose').evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('button, a, select, summary, input:not([type=range])')].flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      const isShown = each.checkVisibility({ visibilityProperty: true })
      return isShown && (width < 44 || height < 44)
        ? [`${each.getAttribute('aria-label') ?? each.textContent} ${width} × ${height}`]
        : []
    }),
  )
