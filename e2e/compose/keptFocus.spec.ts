import type { Locator, Page } from '@playwright/test'
import { canvas, composeSite, expect, outline, save, selectedPart, status } from '../support/compose'
import { test } from '../support/test'

const MODULE_NAME = 'Festival wall'
const site = composeSite({ site: 'lumen' })

const moduleRow = (page: Page) => outline(page).getByRole('button', { name: new RegExp(`^${MODULE_NAME}`) })
const dialog = (page: Page) => page.getByRole('dialog')

async function selectModule(page: Page) {
  await moduleRow(page).click()
  await expect(page.getByRole('toolbar', { name: MODULE_NAME })).toBeVisible()
}
const undo = async (page: Page) => {
  await page.keyboard.press('Control+z')
  await expect(status(page)).toHaveText(/^Undone/)
}

/** Actions on the selected module, by their name on the canvas: their keys in the outline, and what they do. */
const MODULE_ACTIONS: Readonly<Record<string, readonly [keys: string, expectDone: (page: Page) => Promise<void>]>> = {
  Move: [
    'm',
    async (page) => {
      await expect(status(page)).toHaveText(/^Moving Festival wall/)
      await page.keyboard.press('Escape')
      await expect(status(page)).toHaveText('Festival wall was not moved.')
    },
  ],
  'Move up': [
    'Alt+ArrowUp',
    async (page) => {
      await expect(status(page)).toHaveText(/^Festival wall, place 3 of 12/)
      await undo(page)
    },
  ],
  'Move down': [
    'Alt+ArrowDown',
    async (page) => {
      await expect(status(page)).toHaveText(/^Festival wall, place 5 of 12/)
      await undo(page)
    },
  ],
  Duplicate: [
    'Control+d',
    async (page) => {
      await expect(moduleRow(page)).toHaveCount(2)
      await undo(page)
      await expect(moduleRow(page)).toHaveCount(1)
    },
  ],
  Hide: [
    'h',
    async (page) => {
      await expect(moduleRow(page)).toHaveText(/hidden/)
      await undo(page)
    },
  ],
  Remove: [
    'Delete',
    async (page) => {
      await expect(moduleRow(page)).toHaveCount(0)
      await undo(page)
      await expect(moduleRow(page)).toHaveCount(1)
    },
  ],
  'Add before Festival wall': ['b', (page) => expectAddDialog(page, 'after Worlds of the silent screen')],
  'Add after Festival wall': ['a', (page) => expectAddDialog(page, 'after Festival wall')],
}

async function expectAddDialog(page: Page, note: string) {
  await expect(dialog(page)).toContainText(note)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

test('check 11: performs every action of the canvas by keyboard in the outline', { tag: '@core' }, async ({ page }) => {
  // Smaller pages show the handle only.
  await page.setViewportSize({ width: 1440, height: 900 })
  await site.open(page)
  await selectModule(page)
  const buttons = page.locator('.mqp-canvas__sheet').getByRole('button')
  const names = await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent ?? ''))
  expect(names.sort()).toEqual(Object.keys(MODULE_ACTIONS).sort())
  for (const [name, [keys, expectDone]] of Object.entries(MODULE_ACTIONS)) {
    await test.step(name, async () => {
      await selectModule(page)
      await moduleRow(page).press(keys)
      await expectDone(page)
    })
  }
  await moduleRow(page).press('Enter')
  await expect(canvas(page).locator('[data-typed]')).toBeVisible()
})

/** Expects that keys still reach Compose, also after React has rendered what follows. */
async function expectFocusInCompose(page: Page) {
  const lost = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return document.activeElement === document.body
  })
  expect(lost, 'the body has the focus').toBe(false)
}

const moduleTool = (page: Page, name: string): Locator =>
  selectedPart(page).getByRole('group', { name: 'Module' }).getByRole('button', { name, exact: true })

/** The element that is pressed may disappear. */
const MODULE_CHANGES: Readonly<Record<string, readonly [press: (page: Page) => Promise<void>, message: RegExp]>> = {
  duplicate: [(page) => moduleTool(page, 'Duplicate').click(), /^Duplicate/],
  'move up': [(page) => moduleTool(page, 'Move up').click(), /place 3 of 12/],
  'move to a place': [
    async (page) => {
      await selectedPart(page).getByRole('button', { name: 'Move to place …' }).click()
      await dialog(page).getByLabel('Place').selectOption({ index: 0 })
      await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
    },
    /place/,
  ],
  hide: [(page) => moduleTool(page, 'Hide').click(), /^Hide/],
  // In the outline: the row that has the focus disappears.
  remove: [(page) => moduleRow(page).press('Delete'), /^Removed/],
  cut: [(page) => selectedPart(page).getByRole('button', { name: 'Cut' }).click(), /^Cut/],
  add: [
    async (page) => {
      await page.getByRole('button', { name: 'Add a module' }).click()
      await dialog(page)
        .getByRole('button', { name: /^Text block/ })
        .click()
      await expect(dialog(page)).toHaveCount(0)
    },
    /^Add a module/,
  ],
}

for (const [name, [press, message]] of Object.entries(MODULE_CHANGES))
  test(`check 11: keeps the focus after ${name}, its undo and its redo`, async ({ page }) => {
    await site.open(page)
    await selectModule(page)
    await press(page)
    await expect(status(page)).toHaveText(message)
    await expectFocusInCompose(page)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(status(page)).toHaveText(/^Undone/)
    await expectFocusInCompose(page)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect(status(page)).toHaveText(/^Redone/)
    await expectFocusInCompose(page)
    await save(page)
    await expectFocusInCompose(page)
  })

/** Opens each dialog. */
const DIALOG_OPENERS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Add a module': (page) => page.getByRole('button', { name: 'Add a module' }).click(),
  'Keyboard shortcuts': (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
  Move: (page) => selectedPart(page).getByRole('button', { name: 'Move to place …' }).click(),
  'Choose titles': (page) => selectedPart(page).getByRole('button', { name: 'Choose titles' }).click(),
  'Choose a picture': async (page) => {
    await outline(page)
      .getByRole('button', { name: /^Worlds/ })
      .click()
    await selectedPart(page)
      .getByRole('button', { name: /^Shadows/ })
      .click()
    await selectedPart(page).getByLabel('Images', { exact: true }).click()
    await selectedPart(page).getByRole('button', { name: 'Replace picture of Banner' }).click()
  },
  Review: async (page) => {
    await selectedPart(page).getByLabel('Heading', { exact: true }).fill('Wall')
    await expect(outline(page).getByRole('button', { name: /^Wall/ })).toBeVisible()
    await page.keyboard.press('Control+s')
  },
}

for (const [name, open] of Object.entries(DIALOG_OPENERS))
  test(`check 11: keeps the focus when the dialog is closed: ${name}`, async ({ page }) => {
    await site.open(page)
    await selectModule(page)
    await open(page)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expectFocusInCompose(page)
  })
