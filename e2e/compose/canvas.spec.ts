import type { Page } from '@playwright/test'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { parsePointer } from '../../src/lib/json/pointer'
import { axeViolations } from '../support/axe'
import { canvas, composeSite, expect, outline, part, save, status } from '../support/compose'
import { test } from '../support/test'

const HOME = 'modules/home.json'
const site = composeSite({ site: 'lumen', port: 14 })

async function open(page: Page) {
  await site.open(page)
  await expect(canvas(page).locator('[data-module=festival-wall]')).toBeVisible()
  await expect(outline(page).getByRole('button')).toHaveCount(12)
}
const heading = (page: Page, name: string) => canvas(page).getByRole('heading', { name })
const typed = (page: Page) => canvas(page).locator('[data-typed]')
const item = (page: Page, name: RegExp) => outline(page).getByRole('button', { name })

test('changes a heading and the text of a card by typing on the page, as one step each', {
  tag: '@core',
}, async ({ page }) => {
  await open(page)
  await heading(page, 'Festival wall').dblclick()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The ')
  // Longer than the pause after which typing in a field is a new step.
  await page.clock.setFixedTime(Date.now() + 2000)
  await page.keyboard.type('wall')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'The wall')).toBeVisible()
  await expect(typed(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Canvas' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(typed(page)).toHaveText('The wall')
  await page.keyboard.type(' of fame')
  await page.keyboard.press('Escape')
  await expect(heading(page, 'The wall')).toHaveText('The wall')
  await canvas(page).getByText('German frights, from Caligari to Faust').dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('German frights')
  await page.keyboard.press('Enter')
  await expect(canvas(page).getByText('German frights', { exact: true })).toBeVisible()
  await save(page)
  expect(site.changedLines(HOME).filter((line) => line.startsWith('+'))).toEqual([
    expect.stringContaining('"description": "German frights"'),
    '+ "display_name": "The wall",',
  ])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(heading(page, 'Festival wall')).toBeVisible()
  await save(page)
  expect(site.read(HOME)).toBe(site.original(HOME))
})

test('keeps a text that is too long on the page, with the message of the validator', async ({ page }) => {
  await open(page)
  await item(page, /Festival wall/).press('Enter')
  await item(page, /Festival wall/).press('Enter')
  await expect(typed(page)).toHaveText('Festival wall')
  await page.keyboard.insertText('x'.repeat(300))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('300')
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item(page, /Festival wall/)).toBeFocused()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('offers to override a text that comes from the service', async ({ page }) => {
  await open(page)
  await canvas(page).getByText('A rich man’s son goes looking').dblclick()
  await expect(status(page)).toHaveText('Summary from the service.')
  await page.getByRole('button', { name: 'Override on this card' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('A city above, a city below.')
  await page.keyboard.press('Enter')
  await expect(canvas(page).getByText('A city above, a city below.')).toBeVisible()
  await save(page)
  expect(site.changedLines(HOME)).toContain('+ "summaries": { "summary": "A city above, a city below." },')
})

const PARTS = {
  'a module': '[data-module=festival-wall] h2',
  'a card': '[data-module=worlds] [data-card] >> nth=0',
  'a menu entry': '.mq-nav a >> nth=1',
  'a part of the bar': '.mq-top .mq-top__logo',
  'a footer link': '.mq-foot__column a >> nth=0',
  'a part of the footer': '.mq-foot__column h2 >> nth=0',
}

test('check 5: a press selects what explain() names, and follows no link', async ({ page }) => {
  await open(page)
  // The site loads its footer when the browser is idle and the end of the page is near.
  await expect(async () => {
    await canvas(page)
      .locator('body')
      .evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(canvas(page).locator(PARTS['a footer link'])).toBeVisible({ timeout: 1000 })
  }).toPass()
  for (const [kind, selector] of Object.entries(PARTS)) {
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
    await expect(part(page).locator('code').first(), kind).toHaveText(`${file}:${line}`)
    await expect(part(page).locator('.mqp-form__field').first(), kind).toBeVisible()
    expect(await element.evaluate(() => location.pathname)).toBe(explained.path)
  }
})

/** The unsaved text of a document. */
const draftText = (page: Page) =>
  page.evaluate(async (path) => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('keyval-store')
      request.onsuccess = () => done(request.result)
      request.onerror = () => fail(request.error)
    })
    const drafts = await new Promise<{ history: { files: Map<string, string> } }[]>((done, fail) => {
      const request = database.transaction('keyval').objectStore('keyval').getAll()
      request.onsuccess = () => done(request.result)
      request.onerror = () => fail(request.error)
    })
    database.close()
    return drafts[0]?.history.files.get(path)
  }, HOME)

const FESTIVAL = /Festival wall/
/** The row at a place of the outline. */
const row = (page: Page, place: number) => outline(page).getByRole('button').nth(place)

type Pointer = (page: Page, from: number, to: number) => Promise<void>

/** Where a row is pressed, and where it is released to get to a place. */
async function rowPoints(page: Page, from: number, to: number) {
  const [start, end] = [await row(page, from).boundingBox(), await row(page, to).boundingBox()]
  if (!start || !end) throw new Error('The rows are not shown.')
  const y = to > from ? end.y + end.height - 4 : end.y + 4
  return [
    { x: start.x + 40, y: start.y + start.height / 2 },
    { x: end.x + 40, y },
  ] as const
}

const byMouse: Pointer = async (page, from, to) => {
  const [start, end] = await rowPoints(page, from, to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up()
}

const byTouch: Pointer = async (page, from, to) => {
  const [start, end] = await rowPoints(page, from, to)
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await send('touchStart', start)
  await expect(status(page)).toHaveText('Moving Festival wall. Esc cancels.')
  await send('touchMove', { x: start.x, y: (start.y + end.y) / 2 })
  await send('touchMove', end)
  await send('touchEnd')
  await session.detach()
}

const byMoveMode: Pointer = async (page, from, to) => {
  await row(page, from).click()
  await page.keyboard.press('m')
  if (to === 0) await page.keyboard.press('Home')
  else if (to === 11) await page.keyboard.press('End')
  else
    for (let at = from; at !== to; at += Math.sign(to - from))
      await page.keyboard.press(to > at ? 'ArrowDown' : 'ArrowUp')
  await page.keyboard.press('Enter')
}

const byDialog: Pointer = async (page, from, to) => {
  await row(page, from).click()
  await page.getByRole('button', { name: 'Move to place …' }).click()
  await page.getByRole('dialog').getByLabel('Place').selectOption(String(to))
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
}

test('check 7: moves a module to the same bytes by mouse, touch, keys and dialog', async ({ page }) => {
  await open(page)
  for (const [to, sentence] of [
    [0, 'Festival wall, place 1 of 12.'],
    [11, 'Festival wall, place 12 of 12, after A hundred years on, the lamp still works.'],
    [2, 'Festival wall, place 3 of 12, after Continue watching.'],
  ] as const) {
    const texts = new Set<string | undefined>()
    for (const move of [byDialog, byMouse, byTouch, byMoveMode]) {
      await move(page, 3, to)
      await expect(status(page)).toHaveText(sentence)
      await expect(row(page, to)).toHaveText(FESTIVAL)
      await expect(row(page, to)).toHaveAttribute('aria-current', 'true')
      texts.add(await draftText(page))
      await page.keyboard.press('Control+z')
      await expect(row(page, 3)).toHaveText(FESTIVAL)
    }
    expect(texts.size).toBe(1)
  }
  await row(page, 3).press('Alt+ArrowUp')
  await byMoveMode(page, 2, 3)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('changes nothing if Esc cancels a drag, and shows the line in the gap that it names', async ({ page }) => {
  await open(page)
  await heading(page, 'Festival wall').click()
  const handle = await page.getByRole('button', { name: 'Move', exact: true }).boundingBox()
  const sheet = await page.locator('.mqp-canvas__sheet').boundingBox()
  if (!handle || !sheet) throw new Error('The handle is not shown.')
  await page.mouse.move(handle.x + 5, handle.y + 5)
  await page.mouse.down()
  // The page scrolls while the pointer is at its lower edge.
  await page.mouse.move(sheet.x + 200, sheet.y + sheet.height - 10, { steps: 5 })
  await expect(status(page)).toHaveText(/place 8 of 12/)
  await page.mouse.move(sheet.x + 200, sheet.y + sheet.height / 2, { steps: 5 })
  const line = page.locator('[data-drop-line]')
  const [, before = '', after = ''] = /between (.*) and (.*)$/.exec((await line.textContent()) ?? '') ?? []
  const gap = await canvas(page)
    .locator('body')
    .evaluate(
      (_, names) =>
        names.map((name, index) => {
          const modules = [...document.querySelectorAll('[data-module]')]
          const box = modules.find((each) => each.textContent?.includes(name))?.getBoundingClientRect()
          return index === 0 ? box?.bottom : box?.top
        }),
      [before, after],
    )
  const scale = sheet.width / 1280
  const top = ((await line.boundingBox())?.y ?? 0) - sheet.y
  expect(Math.abs(top - ((Number(gap[0]) + Number(gap[1])) / 2) * scale)).toBeLessThanOrEqual(2)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(status(page)).toHaveText('Festival wall was not moved.')
  await expect(line).toHaveCount(0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('adds a module between two others from living pictures, and copies one to another page', async ({ page }) => {
  await open(page)
  await heading(page, 'Festival wall').click()
  await page.getByRole('button', { name: 'Add before Festival wall' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a module' })
  await expect(dialog.getByRole('listitem')).toHaveCount(12)
  await expect(dialog.locator('li iframe').first()).toBeAttached()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type('row of titles')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row(page, 3)).toHaveText(/New row of titles/)
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await item(page, FESTIVAL).click()
  await page.keyboard.press('Control+c')
  await expect(status(page)).toHaveText('Copied Festival wall. Paste it on any page with Ctrl+V.')
  await page.keyboard.press('Control+v')
  await expect(item(page, FESTIVAL)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('/films')
  await expect(item(page, FESTIVAL)).toHaveCount(0)
  await expect(outline(page).getByRole('button').first()).toBeVisible()
  await outline(page).getByRole('button').first().click()
  await page.keyboard.press('Control+v')
  await expect(item(page, FESTIVAL)).toHaveCount(1)
})
