import type { Locator, Page } from '@playwright/test'
import { expectPlays, pause, player, showControls } from '../support/player'
import { expect, open, overflow, test } from '../support/test'

const COLLECTION = '/collections/potemkin-restored'
/** An approved asset with many comments. */
const FEATURE = `${COLLECTION}/potemkin-restored-1`
const FILM = `${COLLECTION}/potemkin-restored-3`
const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 780 }

/** Edges of an element on the page, in pixels. */
async function edges(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2 }
}

test('shows the decision below the name of an asset, and its buttons beside it', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, 'vault', FEATURE, { viewer: 'moderator' })
  const text = page.getByText('Approved by Mo Moderator')
  await expect(text).toBeVisible()
  for (const screen of [wide, { width: 768, height: 1024 }]) {
    await page.setViewportSize(screen)
    const at = `${screen.width} px`
    const name = await edges(page.getByRole('heading', { level: 1 }))
    const decision = await edges(text)
    const button = await edges(page.getByRole('button', { name: 'Approved' }))
    expect(decision.top, at).toBeGreaterThanOrEqual(name.bottom)
    expect(button.middle, at).toBeGreaterThan(name.top)
    expect(button.middle, at).toBeLessThan(decision.bottom)
    expect(button.left, at).toBeGreaterThan(decision.right)
    // Both buttons look disabled.
    const backgrounds = page
      .getByRole('button', { name: /^(?:Reject|Approved)$/ })
      .evaluateAll((buttons) => buttons.map((each) => getComputedStyle(each).backgroundColor))
    expect(new Set(await backgrounds).size, at).toBe(1)
  }
})

test('aligns time codes at the end of the first line of comments', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, 'vault', FILM, { viewer: 'moderator' })
  const thread = (text: string) => page.locator('.mq-thread').filter({ hasText: text })
  for (const screen of [wide, phone]) {
    await page.setViewportSize(screen)
    for (const text of ['Start on the lions', 'The end card needs']) {
      const head = thread(text).locator('.mq-comment__head').first()
      await expect(head).toBeVisible()
      const name = await edges(head.locator('b'))
      const code = await edges(head.getByText(/^\d\d:\d\d:\d\d$/))
      const row = await edges(head)
      // On one line with the name, whether or not the text wraps.
      expect(Math.abs(code.middle - name.middle), `${text}, ${screen.width} px`).toBeLessThan(3)
      // Only the edit button of the user's own comment follows.
      expect(row.right - code.right, `${text}, ${screen.width} px`).toBeLessThan(60)
    }
  }
})

test('aligns the headers of the list with their columns', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, 'vault', `${COLLECTION}?layout=list`, { viewer: 'reader' })
  const line = page.locator('.mq-asset-table tbody tr', { hasText: 'Trailer' })
  const head = (name: string) => page.getByRole('columnheader', { name }).getByRole('button')
  const name = await edges(line.getByRole('link', { name: 'Trailer' }))
  const date = line.getByText('16 November')
  const padding = await date.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingInlineStart))
  expect((await edges(head('Name'))).left).toBeCloseTo(name.left, 0)
  expect((await edges(head('Updated'))).left).toBeCloseTo((await edges(date)).left + padding, 0)
})

test('names the target collection while files are dragged over it, at any scroll position', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, 'vault', COLLECTION, { viewer: 'uploader' })
  await expect(page.locator('.mq-asset-card')).toHaveCount(12)
  await dragFile(page)
  const text = page.getByText('Drop files into Potemkin, restored')
  await expect(text).toBeInViewport()
  expect(await overflow(page)).toBe(0)
  await page.locator('.mq-asset-card').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  await expect(text).toBeInViewport()
})

/** Drags a file over the page without dropping it. */
async function dragFile(page: Page): Promise<void> {
  await page.locator('.mq-drop').evaluate((zone) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a'], 'a.mov'))
    zone.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }))
  })
}

test('hides the seek thumbnail over a comment marker, and keeps all player buttons on one line on a phone', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await open(page, 'vault', FEATURE, { viewer: 'moderator' })
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expectPlays(page, { from: 1 })
  await pause(page)
  await showControls(page)
  const line = await player(page).getByRole('slider', { name: 'Seek' }).boundingBox()
  await page.mouse.move((line?.x ?? 0) + (line?.width ?? 0) * 0.5, (line?.y ?? 0) + 2)
  const thumbnail = page.locator('.mq-seek-picture')
  await expect(thumbnail).toBeVisible()
  await page.getByRole('group', { name: 'Comments on the film' }).getByRole('button').nth(1).hover()
  await expect(page.locator('.mq-lane__tip:visible')).toContainText('The iris out is one frame late')
  await expect(thumbnail).toBeHidden()

  await page.setViewportSize(phone)
  const bar = player(page).locator('.vjs-control-bar')
  await expect(bar.getByRole('button', { name: 'Next comment' })).toBeVisible()
  const buttonOffset = async () => {
    const buttons = [/^Play$/, /^Full screen$/].map((name) => edges(bar.getByRole('button', { name })))
    const [play, full] = await Promise.all(buttons)
    return (full?.middle ?? 0) - (play?.middle ?? 0)
  }
  await expect.poll(buttonOffset).toBeCloseTo(0, 0)
})
