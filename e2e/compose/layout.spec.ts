import type { Page } from '@playwright/test'
import { canvas, composeSite, expect, openSection, outline, selectedPart, showPanel } from '../support/compose'
import { test } from '../support/test'

const site = composeSite({ site: 'lumen' })

/** Menus whose chosen entry does not fit, and areas that are wider than the window. */
const cutControls = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = []
    for (const select of document.querySelectorAll('select')) {
      if (!select.checkVisibility()) continue
      const copy = select.cloneNode() as HTMLSelectElement
      copy.append(new Option(select.selectedOptions[0]?.text))
      copy.style.cssText = 'position: absolute; inline-size: max-content; max-inline-size: none; visibility: hidden'
      select.after(copy)
      if (copy.offsetWidth > select.offsetWidth + 1) cut.push(`${select.selectedOptions[0]?.text} in a menu`)
      copy.remove()
    }
    for (const area of document.querySelectorAll('.mqp-compose, .mqp-compose__side, .mqp-details__room, dialog'))
      if (area.checkVisibility() && area.scrollWidth > area.clientWidth) cut.push(`${area.className} is too wide`)
    return cut
  })

/** Pairs of labels and tools of the canvas that overlap. */
const overlappingTools = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.mqp-mark--selected .mqp-mark__label, .mqp-module-tools, .mqp-add-here')]
    const boxes = all.map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right &&
            b.box.left < a.box.right &&
            a.box.top < b.box.bottom &&
            b.box.top < a.box.bottom,
        )
        .map((b) => `${a.name} and ${b.name}`),
    )
  })

/** Height of the part of the page that the zoom control covers. */
const heightCoveredByZoom = async (page: Page) => {
  const control = page.getByRole('group', { name: 'Zoom', exact: true })
  // Phones hide it where the page is large enough.
  if ((page.viewportSize()?.width ?? 0) < 768 && !(await control.isVisible())) return 0
  const sheet = await page.locator('.mqp-canvas__sheet').boundingBox()
  const zoom = await control.boundingBox()
  return sheet && zoom && Math.max(0, sheet.y + sheet.height - zoom.y)
}

for (const [width, height, isCore] of [
  [1440, 900, true],
  [1280, 720],
  [1200, 800],
  [1100, 800],
  [768, 1024],
  [390, 844],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 768 })

    test('clips no control, covers no page with the zoom control, and overlaps no tools of a selected module', {
      tag: isCore ? '@core' : [],
    }, async ({ page }) => {
      await site.open(page)
      await expect.poll(() => cutControls(page)).toEqual([])
      expect(await heightCoveredByZoom(page)).toBe(0)
      await showPanel(page, 'Parts')
      await outline(page)
        .getByRole('button', { name: /^Worlds of the silent screen/ })
        .click()
      await showPanel(page, 'Details')
      const heading = selectedPart(page).getByLabel('Heading', { exact: true })
      await heading.fill('Worlds of the silent screen, and of everything that came before it')
      await expect(page.locator('.mqp-mark--selected .mqp-mark__label')).toBeVisible()
      await expect.poll(() => overlappingTools(page)).toEqual([])
      await expect.poll(() => cutControls(page)).toEqual([])
      await openSection(page, 'Brand')
      await page.getByRole('navigation', { name: 'Brand' }).getByRole('button', { name: 'Accent' }).click()
      await showPanel(page, 'Details')
      await expect(page.getByLabel('Accent', { exact: true })).toBeVisible()
      await expect.poll(() => cutControls(page)).toEqual([])
    })
  })

test('shows the label of a selected menu entry below the entry', async ({ page }) => {
  await site.open(page)
  const entry = canvas(page).getByRole('banner').getByRole('link', { name: 'Films' })
  await entry.click()
  const label = page.locator('.mqp-mark--selected .mqp-mark__label')
  await expect(label).toHaveText('Films menu entry')
  const [box, covered] = await Promise.all([label.boundingBox(), page.locator('.mqp-mark--selected').boundingBox()])
  expect(box?.y).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0))
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('shows the name of a part above its tools', async ({ page }) => {
    await site.open(page)
    await showPanel(page, 'Parts')
    await outline(page)
      .getByRole('button', { name: /^Festival wall/ })
      .click()
    await showPanel(page, 'Details')
    const [name, tools] = await Promise.all([
      selectedPart(page).getByRole('heading', { level: 2 }).boundingBox(),
      page.locator('.mqp-part__tools').boundingBox(),
    ])
    expect(tools?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('shows form fields, section entries and the toolbar of an edited text within the viewport', async ({ page }) => {
    await site.open(page)
    const row = outline(page).getByRole('button', { name: /^Festival wall/ })
    await row.click()
    await expect(selectedPart(page).getByLabel('Heading', { exact: true })).toBeInViewport()
    await openSection(page, 'Brand')
    const entries = page.getByRole('navigation', { name: 'Brand' }).getByRole('button')
    await expect(entries.first()).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Page', exact: true }).click()
    await row.press('Enter')
    await showPanel(page, 'Parts')
    await row.press('Enter')
    const bar = page.getByRole('toolbar', { name: 'Heading on the page' })
    for (const name of ['Restore', 'Keep']) await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })

  test('shows the filters of the title picker in one row, and scrolls a focused one into view', async ({ page }) => {
    await site.open(page)
    await outline(page)
      .getByRole('button', { name: /^Festival wall/ })
      .click()
    await selectedPart(page).getByRole('button', { name: 'Choose titles' }).click()
    const filters = page.getByRole('dialog', { name: /^Choose titles/ }).getByRole('combobox')
    await expect(filters).toHaveCount(3)
    await expect.poll(() => cutControls(page)).toEqual([])
    const boxes = await filters.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    await expect(filters.last()).toBeInViewport()
    for (const filter of [filters.last(), filters.first()]) {
      await filter.focus()
      await expect(filter).toBeInViewport({ ratio: 1 })
    }
  })
})
