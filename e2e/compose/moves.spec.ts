import type { Locator, Page } from '@playwright/test'
import { canvas, composeSite, expect, outline, selectedPart, status } from '../support/compose'
import { test } from '../support/test'

const HOME_FILE = 'modules/home.json'
const MODULE_NAME = 'Festival wall'
/** Index of the module in the list. */
const START_PLACE = 3
const LAST_PLACE = 11
const site = composeSite({ site: 'lumen' })

async function open(page: Page) {
  await site.open(page)
  await expect(canvas(page).locator('[data-module=festival-wall]')).toBeVisible()
  await expect(outline(page).getByRole('button')).toHaveCount(LAST_PLACE + 1)
}

/** The row with this index in the outline. */
const outlineRow = (page: Page, place: number) => outline(page).getByRole('button').nth(place)
const dragHandle = (page: Page) =>
  page.getByRole('toolbar', { name: MODULE_NAME }).getByRole('button', { name: 'Move', exact: true })
/** Waits until a step has scrolled the page to the module, so that its handle no longer moves. */
async function expectAtStartPlace(page: Page) {
  const modules = canvas(page).locator('[data-module]')
  await expect(modules.nth(START_PLACE)).toHaveAttribute('data-module', 'festival-wall')
  await expect(modules.nth(START_PLACE)).toBeInViewport()
  await expect(dragHandle(page)).toBeInViewport()
  // Waits until its box is the same in two frames.
  await dragHandle(page).hover()
}
const dropLine = (page: Page) => page.locator('[data-drop-line]')

/** The unsaved text of the list. */
const readDraftText = (page: Page) =>
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
  }, HOME_FILE)

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown.`)
  return box
}
const middleOf = async (element: Locator) => {
  const { x, y, width, height } = await boxOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}
/** Where a module is released in the outline to get to a place. */
async function dropPoint(page: Page, to: number) {
  const { x, y, height } = await boxOf(outlineRow(page, to))
  return { x: x + 40, y: to > START_PLACE ? y + height - 4 : y + 4 }
}

async function dragByMouse(page: Page, from: Locator, to: number) {
  const [start, end] = [await middleOf(from), await dropPoint(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up()
}

/** A finger rests on the handle until the module can be moved. */
async function pressLong(page: Page) {
  const start = await middleOf(dragHandle(page))
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await send('touchStart', start)
  await expect(status(page)).toHaveText(`Moving ${MODULE_NAME}. Esc cancels.`)
  return { start, send, end: () => session.detach() }
}

interface MoveMethod {
  /** The element that has the focus afterwards. */
  focus: (page: Page, to: number) => Locator
  move: (page: Page, to: number) => Promise<void>
}

const MOVE_METHODS: Record<string, MoveMethod> = {
  'a row, with the mouse': {
    focus: outlineRow,
    move: (page, to) => dragByMouse(page, outlineRow(page, START_PLACE), to),
  },
  'the handle, with the mouse': {
    focus: dragHandle,
    move: (page, to) => dragByMouse(page, dragHandle(page), to),
  },
  'the handle, with a finger': {
    focus: outlineRow,
    async move(page, to) {
      const end = await dropPoint(page, to)
      await outlineRow(page, START_PLACE).focus()
      const finger = await pressLong(page)
      await finger.send('touchMove', { x: end.x, y: (finger.start.y + end.y) / 2 })
      await finger.send('touchMove', end)
      await finger.send('touchEnd')
      await finger.end()
    },
  },
  'move mode': {
    focus: outlineRow,
    async move(page, to) {
      await outlineRow(page, START_PLACE).press('m')
      const key = to === 0 ? 'Home' : to === LAST_PLACE ? 'End' : to > START_PLACE ? 'ArrowDown' : 'ArrowUp'
      const isByOne = to !== 0 && to !== LAST_PLACE
      for (let at = START_PLACE; isByOne ? at !== to : at === START_PLACE; at += Math.sign(to - START_PLACE))
        await page.keyboard.press(key)
      await page.keyboard.press('Enter')
    },
  },
  'Alt and arrow keys': {
    focus: outlineRow,
    async move(page, to) {
      await outlineRow(page, START_PLACE).focus()
      const key = to > START_PLACE ? 'Alt+ArrowDown' : 'Alt+ArrowUp'
      for (let at = START_PLACE; at !== to; at += Math.sign(to - START_PLACE)) await page.keyboard.press(key)
    },
  },
  'the dialog': {
    focus: outlineRow,
    async move(page, to) {
      await selectedPart(page).getByRole('button', { name: 'Move to place …' }).click()
      await page.getByRole('dialog').getByLabel('Place').selectOption(String(to))
      await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
    },
  },
}

for (const [to, sentence] of [
  [0, `${MODULE_NAME}, place 1 of 12.`],
  [LAST_PLACE, `${MODULE_NAME}, place 12 of 12, after A hundred years on, the lamp still works.`],
  [2, `${MODULE_NAME}, place 3 of 12, after Continue watching.`],
] as const)
  test(`check 7: writes the same bytes for each way to move a module to place ${to + 1}`, {
    tag: to === 2 ? '@core' : [],
  }, async ({ page }) => {
    await open(page)
    await outlineRow(page, START_PLACE).click()
    const texts = new Map<string | undefined, string[]>()
    for (const [way, { move, focus }] of Object.entries(MOVE_METHODS))
      await test.step(way, async () => {
        await expectAtStartPlace(page)
        await move(page, to)
        await expect(status(page)).toHaveText(sentence)
        await expect(outlineRow(page, to)).toHaveText(new RegExp(MODULE_NAME))
        await expect(outlineRow(page, to)).toHaveAttribute('aria-current', 'true')
        await expect(focus(page, to)).toBeFocused()
        const text = await readDraftText(page)
        texts.set(text, [...(texts.get(text) ?? []), way])
        while (await page.getByRole('button', { name: 'Undo' }).isEnabled()) await page.keyboard.press('Control+z')
        await expect(status(page)).toHaveText(`Undone: Move ${MODULE_NAME}`)
        await expect(outlineRow(page, START_PLACE)).toHaveText(new RegExp(MODULE_NAME))
        await expect(outlineRow(page, START_PLACE)).toHaveAttribute('aria-current', 'true')
      })
    expect([...texts.values()]).toEqual([Object.keys(MOVE_METHODS)])
    expect([...texts.keys()]).not.toContain(site.original(HOME_FILE))
  })

test('shows the picture of a module that is dragged over the page', async ({ page }) => {
  await open(page)
  const start = await middleOf(outlineRow(page, START_PLACE))
  const end = await middleOf(page.locator('.mqp-canvas__sheet'))
  const ghost = page.locator('.mqp-ghost')
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 20)
  await expect(ghost).toHaveText(MODULE_NAME)
  await expect(ghost.locator('iframe')).toHaveCount(0)
  await page.mouse.move(end.x, end.y)
  await expect(ghost.frameLocator('iframe').getByRole('heading', { name: MODULE_NAME })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ghost).toHaveCount(0)
  await page.mouse.up()
})

test('check 7: Escape ends a drag and the move mode without a change', async ({ page }) => {
  await open(page)
  await outlineRow(page, START_PLACE).click()
  const expectUnchanged = async () => {
    await expect(status(page)).toHaveText(`${MODULE_NAME} was not moved.`)
    await expect(dropLine(page)).toHaveCount(0)
    await expect(outlineRow(page, START_PLACE)).toHaveText(new RegExp(MODULE_NAME))
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    expect(await readDraftText(page)).toBeUndefined()
  }
  for (const from of [outlineRow(page, START_PLACE), dragHandle(page)]) {
    const [start, end] = [await middleOf(from), await dropPoint(page, 0)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 5 })
    await expect(status(page)).toHaveText(`${MODULE_NAME}, place 1 of 12.`)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectUnchanged()
    await expect(from).toBeFocused()
  }
  const finger = await pressLong(page)
  await finger.send('touchMove', await dropPoint(page, 0))
  await expect(status(page)).toHaveText(`${MODULE_NAME}, place 1 of 12.`)
  await page.keyboard.press('Escape')
  await finger.send('touchEnd')
  await finger.end()
  await expectUnchanged()
  await outlineRow(page, START_PLACE).press('m')
  await page.keyboard.press('End')
  await expect(dropLine(page)).toBeAttached()
  await page.keyboard.press('Escape')
  await expectUnchanged()
  await expect(outlineRow(page, START_PLACE)).toBeFocused()
})

/**
 * Distance in pixels of the window between the drop line and the gap between the modules that it names, or the start of
 * the module if that keeps its place.
 */
async function dropLineOffset(page: Page): Promise<number> {
  const parts = await outline(page)
    .getByRole('button')
    .evaluateAll((rows) =>
      rows.map((each) => ({
        name: each.querySelector('.mqp-outline-list__name')?.textContent,
        slug: (each as HTMLElement).dataset.part?.split(' ')[1],
      })),
    )
  const others = parts.filter(({ name }) => name !== MODULE_NAME)
  const text = (await dropLine(page).textContent()) ?? ''
  const [, before, after] = /between (.*) and (.*)$/.exec(text) ?? []
  const at = others.findIndex(({ name }) => name === before)
  if (!text.endsWith('as now')) expect(others[at + 1]?.name).toBe(after)
  const gap = await canvas(page)
    .locator('body')
    .evaluate(
      (_, { slugs, at }) => {
        const boxOf = (slug = '') => document.querySelector(`[data-module="${slug}"]`)?.getBoundingClientRect()
        const isShown = (box: DOMRect | undefined) => box !== undefined && box.height > 0
        if (at < 0) return boxOf('festival-wall')?.top ?? Number.NaN
        const boxes = slugs.map(boxOf)
        const [above, below] = [boxes.slice(0, at + 1).findLast(isShown), boxes.slice(at + 1).find(isShown)]
        return ((above?.bottom ?? Number.NaN) + (below?.top ?? Number.NaN)) / 2
      },
      { slugs: others.map(({ slug }) => slug), at },
    )
  const frame = canvas(page).owner()
  const scale = await frame.evaluate((element) => element.getBoundingClientRect().width / element.clientWidth)
  return Math.abs((await boxOf(dropLine(page))).y - ((await boxOf(frame)).y + gap * scale))
}

for (const zoom of [60, 100])
  test(`check 7: draws the drop line in the gap that its label names at ${zoom} % zoom, also after scrolling`, async ({
    page,
  }) => {
    await open(page)
    const fit = page.getByRole('button', { name: /zoom to fit$/ })
    // The first press starts at the zoom that fits, which is below 60 %.
    const steps = zoom === 60 ? 1 : 3
    for (let turn = 0; turn < steps; turn++) await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(fit).toHaveText(`${zoom} %`)
    await outlineRow(page, START_PLACE + 1).click()
    await outlineRow(page, START_PLACE).click()
    await expect(dragHandle(page)).toBeInViewport()
    const start = await middleOf(dragHandle(page))
    const sheet = await boxOf(page.getByRole('region', { name: 'Canvas' }))
    const x = sheet.x + sheet.width / 2
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    const places = new Set<string | null>()
    const check = async (y: number) => {
      await page.mouse.move(x, y, { steps: 5 })
      await expect(dropLine(page)).toHaveText(/between|as now/)
      await expect(async () => expect(await dropLineOffset(page)).toBeLessThanOrEqual(2)).toPass()
      places.add(await dropLine(page).textContent())
    }
    for (const part of [0.3, 0.5, 0.8]) await check(sheet.y + sheet.height * part)
    // The page scrolls while the pointer is at its edge.
    await page.mouse.move(x, sheet.y + sheet.height - 20, { steps: 5 })
    await expect(status(page)).toHaveText(/place (?:[89]|1[0-2]) of 12/)
    for (const part of [0.7, 0.5, 0.3]) await check(sheet.y + sheet.height * part)
    expect(places.size).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(dropLine(page)).toHaveCount(0)
  })
