import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startPlainHost } from '../../scripts/export/plainHost'
import { canvas, composeSite, expect, outline, status } from '../support/compose'
import { commandArguments } from '../support/serveSite'
import { test } from '../support/test'

const CONFIG_WITHOUT_ROUTES = '{ "site_config": { "routing": [] } }\n'
const TITLE_NAMES = ['Aelita', 'Spies', 'Speedy', 'October', 'Wings', 'The Crowd']
const MAX_PRESSES = 90
const exportFolder = mkdtempSync(join(tmpdir(), 'marquee-exported-'))
const site = composeSite({ site: { 'config.json': CONFIG_WITHOUT_ROUTES } })

test.afterAll(() => rmSync(exportFolder, { recursive: true }))

/** Counts presses of keys other than those of typed text. */
function createKeyboard(page: Page) {
  let presses = 0
  const press = async (key: string, times = 1) => {
    for (let turn = 0; turn < times; turn++) await page.keyboard.press(key)
    presses += times
  }
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    count: () => presses,
    /** Presses a key until an element has the focus. */
    async reach(target: Locator, key = 'Tab') {
      await expect(target).toBeVisible()
      for (let turn = 0; turn < 20; turn++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await press(key)
      }
      throw new Error(`${key} does not reach ${target}.`)
    },
  }
}

/** Remembers elements of the text editor that get the focus. */
const recordEditorFocus = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { focusedInEditor: [] })
    addEventListener('focusin', ({ target }) => {
      const isEditor = target instanceof Element && target.closest('.cm-editor, [aria-labelledby="mqp-tab-edit"]')
      if (isEditor) (window as unknown as { focusedInEditor: string[] }).focusedInEditor.push(target.className)
    })
  })
const focusedInEditor = (page: Page) =>
  page.evaluate(() => (window as unknown as { focusedInEditor: string[] }).focusedInEditor)

const runMarqueeCommand = (...args: Parameters<typeof commandArguments>) => {
  const { status: code, stdout, stderr } = spawnSync(process.execPath, commandArguments(...args), { encoding: 'utf8' })
  return { code, output: stdout + stderr }
}

/** Makes a page, a row of titles and a second page. Nothing is saved. */
async function makeSite(page: Page) {
  const { press, type, reach, count } = createKeyboard(page)
  const options = page.getByRole('listbox', { name: 'Titles' }).getByRole('option')
  await reach(page.getByLabel('Name of the site'), 'Shift+F6')
  await press('Control+a')
  await type('Corner Cinema')
  await reach(page.getByRole('radio', { name: 'Midnight' }))
  await press('ArrowRight')
  await reach(page.getByRole('radio', { name: 'Teal' }))
  await press('ArrowRight')
  await press('Enter')
  await expect(canvas(page).getByRole('heading', { name: 'Newest titles' })).toBeVisible()
  await expect(outline(page).getByRole('button')).toHaveCount(4)

  await press('F6', 2)
  await reach(outline(page).getByRole('button').first())
  await press('ArrowDown', 2)
  await expect(status(page)).toHaveText('Newest titles selected')
  await press('Enter')
  await expect(canvas(page).locator('[data-typed]')).toBeFocused()
  await press('Control+a')
  await type('New this week')
  await press('Enter')
  await expect(canvas(page).getByRole('heading', { name: 'New this week' })).toBeVisible()

  await press('a')
  await expect(page.getByLabel('Search module types')).toBeFocused()
  await type('row of titles')
  // Until its code is loaded, the dialog has the search alone.
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await press('Tab')
  await press('Enter')
  await expect(outline(page).getByRole('button', { name: /^New row of titles/ })).toBeFocused()
  await press('F6', 2)
  const items = page.getByRole('group', { name: 'Items' })
  await reach(items.getByRole('button').first())
  for (let rest = await items.getByRole('listitem').count(); rest > 0; rest--) {
    await expect(items.getByRole('listitem')).toHaveCount(rest)
    await press('Delete')
  }
  await reach(items.getByRole('button', { name: 'Choose titles' }))
  await press('Enter')
  await expect(page.getByLabel('Search titles')).toBeFocused()
  for (const name of TITLE_NAMES) {
    await type(name)
    await expect(page.getByLabel('Search titles')).toHaveValue(name)
    await expect(options.first()).toHaveText(new RegExp(`^${name}`))
    await press('ArrowDown')
    await expect(options.first()).toBeFocused()
    await press('Space')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  }
  await reach(page.getByRole('button', { name: 'Use 6 titles' }))
  await press('Enter')
  await expect(items.getByRole('listitem')).toHaveCount(TITLE_NAMES.length)

  await press('F6', 2)
  await reach(page.getByRole('button', { name: 'Site', exact: true }), 'Shift+Tab')
  await press('Enter')
  await reach(page.getByRole('button', { name: 'Add a page to the main menu' }))
  await press('Enter')
  await expect(page.getByRole('region', { name: 'New page' }).getByLabel('Name', { exact: true })).toBeFocused()
  await type('Late shows')
  await press('Enter')
  await expect(status(page)).toHaveText('Late shows added at /late-shows.')
  return { press, reach, count }
}

test('check 1: makes a site from an empty folder by keyboard, and exports it', { tag: '@core' }, async ({ page }) => {
  // The export builds first.
  test.setTimeout(600_000)
  await recordEditorFocus(page)
  await page.goto(`${site.origin()}/__marquee/compose`)
  await expect(page.getByRole('heading', { name: /^The first page of/ })).toBeVisible()
  const { press, reach, count } = await makeSite(page)
  expect(site.files()).toEqual(['config.json'])
  expect(site.read('config.json')).toBe(CONFIG_WITHOUT_ROUTES)

  await press('Control+s')
  const saveAll = page.getByRole('dialog').getByRole('button', { name: 'Save all' })
  // The documents are checked first.
  await expect(saveAll).toBeEnabled()
  await reach(saveAll)
  await press('Enter')
  await expect(status(page)).toHaveText('Saved 4 files.')
  expect(count()).toBeLessThanOrEqual(MAX_PRESSES)
  expect(await focusedInEditor(page)).toEqual([])

  const validated = runMarqueeCommand('validate', site.folder)
  expect(validated.code, validated.output).toBe(0)
  const out = join(exportFolder, 'public')
  const exported = runMarqueeCommand('export', '--site', site.folder, '--out', out, '--examples')
  expect(exported.code, exported.output).toBe(0)
  const host = await startPlainHost(out)
  try {
    await page.goto(`${host.origin}/`)
    await expect(page).toHaveTitle(/Corner Cinema/)
    await expect(page.getByRole('heading', { name: 'New this week' })).toBeVisible()
    const cards = page.getByRole('list', { name: 'New row of titles' }).getByRole('link')
    await expect(cards).toHaveText(TITLE_NAMES.map((name) => new RegExp(`^${name}`)))
    await expect(page.getByRole('banner').getByRole('link', { name: 'Late shows' })).toBeVisible()
  } finally {
    host.close()
  }
})
