import type { Page } from '@playwright/test'
import { canvas, composeSite, expect, openSection, outline, selectedPart, status } from '../support/compose'
import { test } from '../support/test'

const HOME_FILE = 'modules/home.json'
const site = composeSite({ site: 'lumen' })

const outlineItem = (page: Page, name: RegExp) => outline(page).getByRole('button', { name })
const pageSelect = (page: Page) => page.getByRole('combobox', { name: 'Page', exact: true })
const headingField = (page: Page) => selectedPart(page).getByLabel('Heading', { exact: true })
const scrollPage = (page: Page, top: number) =>
  canvas(page)
    .locator('body')
    .evaluate((_, y) => scrollTo({ top: y, behavior: 'instant' }), top)

async function undo(page: Page, label: string) {
  await page.keyboard.press('Control+z')
  await expect(status(page)).toHaveText(`Undone: ${label}`)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

test('check 8: undo opens the page of the undone change, selects the changed part, and scrolls to it', {
  tag: '@core',
}, async ({ page }) => {
  await site.open(page)
  await outlineItem(page, /^A hundred years on/).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(status(page)).toHaveText(/place 11 of 12/)
  await outlineItem(page, /^Masters of light/).click()
  await headingField(page).fill('Masters')
  await expect(outlineItem(page, /^Masters\b/)).toHaveCount(1)
  await outlineItem(page, /^House rules/).click()
  await page.keyboard.press('Delete')
  await expect(status(page)).toHaveText(/^Removed/)
  await openSection(page, 'Brand')
  await page
    .getByRole('navigation', { name: 'Brand' })
    .getByRole('button', { name: /^Accent/ })
    .first()
    .click()
  await page.getByLabel('Accent', { exact: true }).first().fill('#7fd0d2')
  await page.keyboard.press('Enter')
  const brand = page.getByRole('navigation', { name: 'Brand' })
  await brand.getByRole('button').last().click()
  await page.getByRole('tab', { name: 'State' }).click()
  await pageSelect(page).selectOption('/films')
  await expect(page.locator('iframe[title="The page"]')).toHaveAttribute('src', /^\/films\?/)
  await expect(canvas(page).getByRole('heading', { level: 1, name: 'Films' })).toBeVisible()
  await scrollPage(page, 0)

  await page.getByRole('region', { name: 'Canvas' }).focus()
  await page.keyboard.press('Control+z')
  await expect(brand).toBeVisible()
  const token = page.getByRole('region', { name: 'Brand' }).locator('[aria-current]')
  await expect(token).toContainText('--mq-accent')
  await expect(token).toBeInViewport()
  await undo(page, 'Remove House rules')
  await expect(pageSelect(page)).toHaveValue('/home')
  await expect(outlineItem(page, /^House rules/)).toHaveAttribute('aria-current', 'true')
  await expect(canvas(page).locator('[data-module=house-rules]')).toBeInViewport()
  await scrollPage(page, 0)
  await undo(page, 'Heading of Masters')
  await expect(outlineItem(page, /^Masters of light/)).toHaveAttribute('aria-current', 'true')
  await expect(canvas(page).getByRole('heading', { name: 'Masters of light' })).toBeInViewport()
  await scrollPage(page, 0)
  await undo(page, 'Move A hundred years on, the lamp still works.')
  await expect(outline(page).getByRole('button').last()).toHaveAttribute('aria-current', 'true')
  await expect(canvas(page).getByRole('heading', { name: /^A hundred years on/ })).toBeInViewport()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('check 8: keeps what is typed with a held key while the draft is saved', async ({ page }) => {
  await site.open(page)
  await outlineItem(page, /^Masters of light/).click()
  await headingField(page).fill('Masters')
  await expect(page.getByText('1 file changed')).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/__marquee/save', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save all' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Saving …' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await headingField(page).click()
  await expect(headingField(page)).toBeFocused()
  await page.keyboard.press('End')
  // On a busy machine, 20 key presses take longer than the pause that ends a step.
  await page.clock.setFixedTime(Date.now())
  for (let turn = 0; turn < 20; turn++) await page.keyboard.down('x')
  await page.keyboard.up('x')
  const typed = `Masters${'x'.repeat(20)}`
  await expect(headingField(page)).toHaveValue(typed)
  // The outline shows the draft. A later change would replace the announcement of the save.
  await expect(outlineItem(page, new RegExp(`^${typed}`))).toBeVisible()
  release()
  await expect(status(page)).toHaveText('Saved 1 file.')
  expect(site.read(HOME_FILE)).toContain('"display_name": "Masters"')
  await expect(page.getByText('1 file changed')).toBeVisible()
  await expect(canvas(page).getByRole('heading', { name: typed })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(headingField(page)).toHaveValue('Masters')
  await page.keyboard.press('Control+z')
  await expect(headingField(page)).toHaveValue('Masters of light')
})
