import type { Locator, Page } from '@playwright/test'
import { expectPlays, pauseByKey, player, showControls } from '../support/player'
import { expect, open, overflow, test } from '../support/test'

const COLLECTION_PATH = '/collections/potemkin-restored'
/** An approved asset with many comments. */
const APPROVED_ASSET_PATH = `${COLLECTION_PATH}/potemkin-restored-1`
const COMMENTED_ASSET_PATH = `${COLLECTION_PATH}/potemkin-restored-3`
const WIDE_VIEWPORT = { width: 1440, height: 900 }
const PHONE_VIEWPORT = { width: 360, height: 780 }

/** Edges of an element on the page, in pixels. */
async function edgesOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2 }
}

test('shows the decision below the name of an asset, and its buttons beside it', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize(WIDE_VIEWPORT)
  await open(page, 'vault', APPROVED_ASSET_PATH, { viewer: 'moderator' })
  const text = page.getByText('Approved by Mo Moderator')
  await expect(text).toBeVisible()
  for (const screen of [WIDE_VIEWPORT, { width: 768, height: 1024 }]) {
    await page.setViewportSize(screen)
    const at = `${screen.width} px`
    const name = await edgesOf(page.getByRole('heading', { level: 1 }))
    const decision = await edgesOf(text)
    const button = await edgesOf(page.getByRole('button', { name: 'Approved' }))
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
  await page.setViewportSize(WIDE_VIEWPORT)
  await open(page, 'vault', COMMENTED_ASSET_PATH, { viewer: 'moderator' })
  const thread = (text: string) => page.locator('.mq-thread').filter({ hasText: text })
  for (const screen of [WIDE_VIEWPORT, PHONE_VIEWPORT]) {
    await page.setViewportSize(screen)
    for (const text of ['Start on the lions', 'The end card needs']) {
      const head = thread(text).locator('.mq-comment__head').first()
      await expect(head).toBeVisible()
      const name = await edgesOf(head.locator('b'))
      const code = await edgesOf(head.getByText(/^\d\d:\d\d:\d\d$/))
      const row = await edgesOf(head)
      // On one line with the name, whether or not the text wraps.
      expect(Math.abs(code.middle - name.middle), `${text}, ${screen.width} px`).toBeLessThan(3)
      // Only the edit button of the user's own comment follows.
      expect(row.right - code.right, `${text}, ${screen.width} px`).toBeLessThan(60)
    }
  }
})

test('aligns the headers of the list with their columns', async ({ page }) => {
  await page.setViewportSize(WIDE_VIEWPORT)
  await open(page, 'vault', `${COLLECTION_PATH}?layout=list`, { viewer: 'reader' })
  const line = page.locator('.mq-asset-table tbody tr', { hasText: 'Trailer' })
  const head = (name: string) => page.getByRole('columnheader', { name }).getByRole('button')
  const name = await edgesOf(line.getByRole('link', { name: 'Trailer' }))
  const date = line.getByText('16 November')
  const padding = await date.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingInlineStart))
  expect((await edgesOf(head('Name'))).left).toBeCloseTo(name.left, 0)
  expect((await edgesOf(head('Updated'))).left).toBeCloseTo((await edgesOf(date)).left + padding, 0)
})

test('names the target collection while files are dragged over it, at any scroll position', async ({ page }) => {
  await page.setViewportSize(WIDE_VIEWPORT)
  await open(page, 'vault', COLLECTION_PATH, { viewer: 'uploader' })
  await expect(page.locator('.mq-asset-card')).toHaveCount(12)
  await dragFileOverPage(page)
  const text = page.getByText('Drop files into Potemkin, restored')
  await expect(text).toBeInViewport()
  expect(await overflow(page)).toBe(0)
  await page.locator('.mq-asset-card').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  await expect(text).toBeInViewport()
})

/** Drags a file over the page without dropping it. */
async function dragFileOverPage(page: Page): Promise<void> {
  await page.locator('.mq-drop').evaluate((zone) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a'], 'a.mov'))
    zone.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }))
  })
}

test('hides the seek thumbnail over a comment marker, and keeps all player buttons on one line on a phone', async ({
  page,
}) => {
  await page.setViewportSize(WIDE_VIEWPORT)
  await open(page, 'vault', APPROVED_ASSET_PATH, { viewer: 'moderator' })
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expectPlays(page, { from: 1 })
  await pauseByKey(page)
  await showControls(page)
  const line = await player(page).getByRole('slider', { name: 'Seek' }).boundingBox()
  await page.mouse.move((line?.x ?? 0) + (line?.width ?? 0) * 0.5, (line?.y ?? 0) + 2)
  const thumbnail = page.locator('.mq-seek-picture')
  await expect(thumbnail).toBeVisible()
  await page.getByRole('group', { name: 'Comments on the film' }).getByRole('button').nth(1).hover()
  await expect(page.locator('.mq-lane__tip:visible')).toContainText('The iris out is one frame late')
  await expect(thumbnail).toBeHidden()

  await page.setViewportSize(PHONE_VIEWPORT)
  const bar = player(page).locator('.vjs-control-bar')
  await expect(bar.getByRole('button', { name: 'Next comment' })).toBeVisible()
  const buttonOffset = async () => {
    const buttons = [/^Play$/, /^Full screen$/].map((name) => edgesOf(bar.getByRole('button', { name })))
    const [play, full] = await Promise.all(buttons)
    return (full?.middle ?? 0) - (play?.middle ?? 0)
  }
  await expect.poll(buttonOffset).toBeCloseTo(0, 0)
})
