import type { Locator, Page } from '@playwright/test'
import { canvas, composeSite, expect, openSection, outline, selectedPart, showPanel } from '../support/compose'
import { test } from '../support/test'

const site = composeSite({ site: 'lumen' })

/** Holds requests until it is released. */
async function holdResponse(page: Page, address: string | RegExp) {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

async function selectModule(page: Page, name: RegExp) {
  await site.open(page)
  await showPanel(page, 'Parts')
  await outline(page).getByRole('button', { name }).click()
  await showPanel(page, 'Details')
}

/** Where the controls of a dialog are, without those that scroll. @param scrolled what scrolls */
const controlPositions = (dialog: Locator, scrolled: string) =>
  dialog.evaluate(
    (root, inside) =>
      [...root.querySelectorAll<HTMLElement>('button, select, input:not([type=file])')].flatMap((each) => {
        if (each.closest(inside)) return []
        const { x, y, width } = each.getBoundingClientRect()
        return [`${each.ariaLabel ?? each.textContent?.replace(/\d+/g, '').trim()} ${x},${y} ${width}`]
      }),
    scrolled,
  )

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('keeps the buttons of the title picker in place while titles load and when none is chosen', {
      tag: width === 1440 ? '@core' : [],
    }, async ({ page }) => {
      await selectModule(page, /^Masters of light/)
      const release = await holdResponse(page, /\/avails\//)
      await selectedPart(page).getByRole('button', { name: 'Choose titles' }).click()
      const dialog = page.getByRole('dialog', { name: /^Choose titles/ })
      await expect(dialog.getByText('Loading …')).toBeVisible()
      const places = () => controlPositions(dialog, '.mqp-title-grid')
      const before = await places()
      release()
      await expect(dialog.getByLabel('Genre').locator('option')).not.toHaveCount(1)
      await expect(dialog.getByText(/titles in the service/)).toBeVisible()
      expect(await places()).toEqual(before)
      await dialog.getByRole('button', { name: 'Choose none' }).click()
      await expect(dialog.getByRole('button', { name: 'Use 0 titles' })).toBeVisible()
      expect(await places()).toEqual(before)
    })

    test('keeps the buttons of the picture picker in place while pictures load and when one is chosen', async ({
      page,
    }) => {
      await selectModule(page, /^Worlds of the silent screen/)
      await selectedPart(page)
        .getByRole('button', { name: /^Shadows/ })
        .click()
      await selectedPart(page).getByLabel('Images', { exact: true }).click()
      const release = await holdResponse(page, /\/(__marquee\/pictures|avails)/)
      await selectedPart(page).getByRole('button', { name: 'Replace picture of Banner' }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
      await expect(dialog.getByText('Loading the pictures …')).toBeVisible()
      const places = () => controlPositions(dialog, '.mqp-picker__content')
      const before = await places()
      release()
      const pictures = dialog.getByRole('group', { name: 'Pictures of the site folder' })
      await expect(pictures.getByRole('radio').first()).toBeAttached()
      expect(await places()).toEqual(before)
      await pictures.getByRole('radio').first().check()
      await expect(dialog.getByText('No new picture is chosen.')).toHaveCount(0)
      expect(await places()).toEqual(before)
    })

    test('keeps the buttons of the module picker in place while previews load and when a group is chosen', async ({
      page,
    }) => {
      await selectModule(page, /^Masters of light/)
      const release = await holdResponse(page, /\/avails\//)
      await page.getByRole('region', { name: 'Canvas' }).focus()
      await page.keyboard.press('a')
      const dialog = page.getByRole('dialog', { name: 'Add a module' })
      await expect(dialog).toBeVisible()
      const places = () => controlPositions(dialog, '.mqp-pick')
      const before = await places()
      release()
      await expect(dialog.locator('.mqp-pick__picture iframe').first()).toBeAttached()
      expect(await places()).toEqual(before)
      await dialog.getByRole('button', { name: 'Text', exact: true }).click()
      expect(await places()).toEqual(before)
    })

    test('keeps the buttons of the review in place while it loads and the validator runs', async ({ page }) => {
      await selectModule(page, /^Masters of light/)
      await selectedPart(page).getByLabel('Heading', { exact: true }).fill('Masters')
      await expect(canvas(page).getByRole('heading', { name: 'Masters', exact: true })).toBeAttached()
      const release = await holdResponse(page, /\/__marquee\/(?!compose)/)
      await page.keyboard.press('Control+s')
      const dialog = page.getByRole('dialog', { name: 'Review and save' })
      await expect(dialog).toBeVisible()
      const places = () => controlPositions(dialog, '.mqp-review__content')
      const before = await places()
      release()
      await expect(dialog.locator('iframe').first()).toBeAttached()
      await expect(dialog.getByText('The validator reports no new error.')).toBeVisible()
      expect(await places()).toEqual(before)
    })

    test('keeps the buttons of the review in place when the validator finds errors', async ({ page }) => {
      await selectModule(page, /^Masters of light/)
      await selectedPart(page).getByLabel('Heading', { exact: true }).fill('Masters')
      await expect(canvas(page).getByRole('heading', { name: 'Masters', exact: true })).toBeAttached()
      await page.keyboard.press('Control+s')
      const dialog = page.getByRole('dialog', { name: 'Review and save' })
      await expect(dialog.getByText('The validator reports no new error.')).toBeVisible()
      const places = async () =>
        (await controlPositions(dialog, '.mqp-review__content')).map((each) =>
          each.replace(/^Save.* (?=\S+ \S+$)/, 'Save '),
        )
      const before = await places()
      await dialog.getByRole('button', { name: 'Keep editing' }).click()

      await page.getByRole('tab', { name: 'Edit' }).click()
      const text = page.getByRole('textbox', { name: 'Text of modules/home.json' })
      await text.press('Control+Home')
      await text.locator('.cm-line', { hasText: '"data": [' }).click()
      await page.keyboard.press('End')
      const count = 100
      await page.keyboard.insertText('1,'.repeat(count))
      await page.keyboard.press('Control+s')
      const save = dialog.getByRole('button', { name: `Save with ${count} new errors` })
      await expect(save).toBeInViewport({ ratio: 1 })
      expect(await places()).toEqual(before)
    })
  })

test('shows the dialog that removes a page without empty space below its buttons', async ({ page }) => {
  await site.open(page)
  await openSection(page, 'Pages and menus')
  const pages = page.getByRole('navigation', { name: 'Pages and menus' })
  await pages.getByRole('button', { name: /^Films/ }).click()
  await page.getByRole('button', { name: 'Remove page' }).click()
  const dialog = page.getByRole('dialog', { name: /^Remove the page/ })
  const [box, button] = await Promise.all([
    dialog.boundingBox(),
    dialog.getByRole('button', { name: 'Remove page' }).boundingBox(),
  ])
  const end = (each: typeof box) => (each?.y ?? 0) + (each?.height ?? 0)
  expect(end(box) - end(button)).toBeLessThan(40)
})
