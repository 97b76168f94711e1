import type { Browser, Page } from '@playwright/test'
import { expectPlays, player, readPlaybackTime } from '../support/player'
import { createDeferred, expect, followRoute, open, test } from '../support/test'

const SHARED_ROOM = 'review'
const FILM_PATH = '/collections/potemkin-restored/potemkin-restored-3'
const commentField = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const commentThread = (page: Page, text: string) => page.locator('.mq-thread').filter({ hasText: text })

/** A page of a second user in another browser context, with the same data. */
async function openAsOtherViewer(browser: Browser, viewer: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await open(page, 'vault', path, { viewer, room: SHARED_ROOM })
  return page
}

test('posts a comment at a time code, shows its marker and a reply, and marks it as done and open again', async ({
  page,
  browser,
}) => {
  await page.clock.install()
  await open(page, 'vault', '/collections', { viewer: 'moderator', room: SHARED_ROOM })
  await page.locator('.mq-bundle', { hasText: 'Potemkin, restored' }).click()
  await page.locator('.mq-asset-card', { hasText: 'Trailer' }).click()
  await expect(page).toHaveURL(new RegExp(`${FILM_PATH}$`))
  await page.getByRole('button', { name: 'Play Trailer' }).click()
  await expectPlays(page, { from: 1 })
  await page.keyboard.press('k')
  // The keys set a loop, and its button follows. The list of keys includes those of reviews.
  for (const [keys, next] of [
    ['i', 'Loop to here'],
    ['lo', 'Stop looping'],
    ['jx', 'Loop from here'],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key)
    await expect(player(page).getByRole('button', { name: next })).toBeAttached()
  }
  await page.keyboard.press('?')
  await expect(page.getByText('Comment at this time')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await expect(commentField(page)).toBeFocused()
  await page.keyboard.type('The flag is one frame late')
  await page.keyboard.press('Control+Enter')
  const ownThread = commentThread(page, 'The flag is one frame late')
  await expect(ownThread).toBeVisible()
  // Comments at the same time share one marker with their number.
  const marks = player(page).getByRole('group', { name: 'Comments on the film' }).locator('.mq-lane__slot')
  await expect(marks.filter({ hasText: 'The flag is one frame late' })).toHaveCount(1)

  const other = await openAsOtherViewer(browser, 'commenter', FILM_PATH)
  const othersThread = commentThread(other, 'The flag is one frame late')
  await othersThread.getByRole('button', { name: /Reply/ }).click()
  await other.keyboard.type('From the print. It stays.')
  await other.keyboard.press('Control+Enter')
  await expect(othersThread).toContainText('From the print. It stays.')
  // The conversation is polled every 20 s. A reply that would move the text being read waits for a click.
  await page.clock.fastForward(20_000)
  await page.getByRole('button', { name: '1 new comment' }).click()
  await expect(ownThread).toContainText('From the print. It stays.')

  await ownThread.getByRole('button', { name: /Mark as Done/ }).click()
  await expect(ownThread).toContainText('DONE')
  await expect(ownThread.getByText('From the print. It stays.')).toBeHidden()
  await ownThread.getByRole('button', { name: /Show 1 Reply/ }).click()
  await expect(ownThread.getByText('From the print. It stays.')).toBeVisible()
  await ownThread.getByRole('button', { name: /Reopen/ }).click()
  await expect(ownThread.getByRole('button', { name: /Mark as Done/ })).toBeVisible()

  // The time code leads back to its time.
  await ownThread
    .getByRole('button', { name: /^Play from/ })
    .first()
    .click()
  await expect.poll(() => readPlaybackTime(page)).toBeLessThan(4)
  await other.context().close()
})

test('keeps an unsent comment after a reload and a failed call, and clears it once it is sent', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'vault', FILM_PATH, { viewer: 'commenter', fault: 'POST comments:500' })
  await commentField(page).fill('Not lost')
  await page.reload()
  await expect(commentField(page)).toHaveValue('Not lost')
  await commentField(page).press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Post failed.' })).toBeVisible()
  await expect(commentField(page)).toHaveValue('Not lost')
  await open(page, 'vault', FILM_PATH, { fault: '' })
  await commentField(page).press('Control+Enter')
  await expect(commentThread(page, 'Not lost')).toBeVisible()
  await expect(commentField(page)).toHaveValue('')
})

test('shows a comment that is sent while the conversation is loading', async ({ page }) => {
  const { released, release } = createDeferred()
  // The service responds immediately, but the response arrives late.
  await page.route(/\/comments\//, async (route) => {
    const response = await route.fetch()
    if (route.request().method() === 'GET') await released
    await route.fulfill({ response })
  })
  await open(page, 'vault', FILM_PATH, { viewer: 'commenter' })
  await commentField(page).fill('Quicker than the line')
  await commentField(page).press('Control+Enter')
  await expect(commentField(page)).toHaveValue('')
  release()
  await expect(commentThread(page, 'Quicker than the line')).toHaveCount(1)
  await expect(page.locator('.mq-thread').nth(1)).toBeVisible()
})

for (const [press, done] of [
  ['Approve', 'Approved by'],
  ['Reject', 'Rejected by'],
] as const) {
  test(`${press}: disables Approve and Reject, and names the user who decided, also after a reload`, {
    tag: press === 'Approve' ? '@core' : [],
  }, async ({ page }) => {
    await open(page, 'vault', FILM_PATH, { viewer: 'approver' })
    await page.getByRole('button', { name: press, exact: true }).press('Enter')
    await expect(page.getByText(done)).toBeVisible()
    for (const name of [/^(Approve|Approved)$/, /^(Reject|Rejected)$/])
      await expect(page.getByRole('button', { name })).toBeDisabled()
    await page.reload()
    await expect(page.getByText(done)).toBeVisible()
  })
}

test('deletes an asset after one confirmation, and updates the count of its collection', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, 'vault', FILM_PATH, { viewer: 'uploader' })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Trailer?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/collections\/potemkin-restored$/)
  await expect(page.locator('.mq-asset-card')).toHaveCount(11)
})

for (const [viewer, may] of [
  ['reader', 'view'],
  ['commenter', 'view, discuss'],
  ['approver', 'view, approve'],
  ['downloader', 'view, download'],
  ['uploader', 'view, upload'],
] as const) {
  test(`offers a contractor who may ${may} only these actions`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await open(page, 'vault', '/collections/potemkin-restored', { viewer })
    await expect(page.locator('.mq-info').getByText(may, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(viewer === 'uploader' ? 1 : 0)
    await followRoute(page, FILM_PATH)
    await expect(page.getByRole('heading', { name: 'Trailer' })).toBeVisible()
    await expect(page.getByRole('tab', { name: /Conversations/ })).toBeVisible()
    const offered = async (name: RegExp) => (await page.locator('main').getByRole('button', { name }).count()) > 0
    await expect.poll(() => commentField(page).count()).toBe(viewer === 'commenter' ? 1 : 0)
    await expect.poll(() => offered(/^Approve/)).toBe(viewer === 'approver')
    await expect.poll(() => offered(/^Download/)).toBe(viewer === 'downloader')
    await expect.poll(() => offered(/^More/)).toBe(viewer === 'uploader')
    const forbidden = calls.filter((call) => /availability-state|user-data/.test(call))
    expect(viewer === 'downloader' ? [] : forbidden).toEqual([])
  })
}
