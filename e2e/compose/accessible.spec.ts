import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, outline, selectedPart, showPanel } from '../support/compose'
import { test } from '../support/test'

const site = composeSite({ site: 'lumen' })

async function openWithSelection(page: Page) {
  await site.open(page)
  await outline(page)
    .getByRole('button', { name: /^Festival wall/ })
    .click()
  await expect(selectedPart(page).getByLabel('Heading', { exact: true })).toBeVisible()
}

test('check 11: forced colours show the selection and errors', { tag: '@core' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWithSelection(page)
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return { outlineStyle, borderTopStyle, borderTopWidth }
      })
  await page.getByRole('region', { name: 'Canvas' }).focus()
  expect(await styleOf('.mqp-outline-list__item[aria-current]')).toMatchObject({ outlineStyle: 'solid' })
  expect(await styleOf('.mqp-mark--selected')).toMatchObject({ borderTopStyle: 'solid', borderTopWidth: '2px' })
  await selectedPart(page).getByLabel('Heading', { exact: true }).fill('x'.repeat(400))
  await expect(selectedPart(page).getByRole('alert')).toContainText('300')
})

test('check 11: nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithSelection(page)
  const moving = await page.locator('.mqp-compose').evaluate((root) =>
    [root, ...root.querySelectorAll('*')].flatMap((each) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(each)
      const isMoving =
        (animationName !== 'none' && parseFloat(animationDuration) > 0.01) || parseFloat(transitionDuration) > 0.01
      return isMoving ? [each.className.toString()] : []
    }),
  )
  expect(moving).toEqual([])
})

test('check 11: every button has at least 24 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithSelection(page)
  const small = await page.locator('.mqp-compose').evaluate((root) =>
    [...root.querySelectorAll('button, a[href], select, summary')].flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      const isShown = each.checkVisibility({ visibilityProperty: true })
      return isShown && (width < 24 || height < 24)
        ? [`${each.ariaLabel ?? each.textContent} ${width} × ${height}`]
        : []
    }),
  )
  expect(small).toEqual([])
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`check 11: axe finds nothing in the canvas, form, inline text, picker and review at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openWithSelection(page)
    expect(await axeViolations(page), 'form').toEqual([])
    await selectedPart(page).getByLabel('Heading', { exact: true }).fill('The wall')
    await showPanel(page, 'Parts')
    await expect(outline(page).getByRole('button', { name: /^The wall/ })).toBeVisible()
    expect(await axeViolations(page), 'canvas').toEqual([])
    await outline(page)
      .getByRole('button', { name: /^The wall/ })
      .press('Enter')
    await expect(canvas(page).locator('[data-typed]')).toBeVisible()
    expect(await axeViolations(page), 'inline text').toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog', { name: 'Add a module' })).toBeVisible()
    expect(await axeViolations(page), 'picker of modules').toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save all' })).toBeEnabled()
    expect(await axeViolations(page), 'review').toEqual([])
  })
