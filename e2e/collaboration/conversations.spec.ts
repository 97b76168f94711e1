import type { Browser, Page } from '@playwright/test'
import { setFaults } from '../support/failures'
import { uploadUnderFaults } from '../support/faults/uploadUnderFaults'
import { writeCommentsUnderFaults } from '../support/faults/writeCommentsUnderFaults'
import { signInAtProvider } from '../support/signIn'
import { expect, open, test } from '../support/test'

const CONVERSATIONS_PATH = '/collections/potemkin-restored?tab=conversations'
const commentField = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const commentThread = (page: Page, text: string) => page.locator('.mq-thread').filter({ hasText: text })

test('renews the token after a 401 on posting, and posts the comment once', async ({ page, context }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/comments/'))
      sent.push(request.headers().authorization ?? '')
  })
  await open(page, 'vault', CONVERSATIONS_PATH, { viewer: 'signed-out' })
  await signInAtProvider(page)
  await commentField(page).fill('Written before the token ran out')
  const renewed = page.waitForRequest((request) => /\/token$/.test(new URL(request.url()).pathname))
  await setFaults(context, 'POST comments:401:1')
  await commentField(page).press('Control+Enter')
  await renewed
  await expect(commentThread(page, 'Written before the token ran out')).toBeVisible()
  await expect(commentField(page)).toHaveValue('')
  expect(sent).toHaveLength(2)
})

test('shows new, done and deleted comments of another user after the next poll', {
  tag: '@core',
}, async ({ page, browser }) => {
  const room = 'two-in-one'
  await page.clock.install()
  await open(page, 'vault', CONVERSATIONS_PATH, { viewer: 'viewer', room })
  await expect(commentThread(page, 'All stills are graded')).toBeVisible()
  const other = await openAsOtherViewer(browser, room)
  const polls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/comments/item/')) polls.push(request.url())
  })
  /** Advances by one polling interval. With `showNew` also clicks the button that shows new comments. */
  const poll = async (showNew: boolean) => {
    polls.length = 0
    await page.clock.fastForward(20_000)
    await expect.poll(() => polls.length).toBe(1)
    if (showNew) await page.getByRole('button', { name: /new comment/ }).click()
  }

  await commentField(other).fill('The credit block is mine')
  await commentField(other).press('Control+Enter')
  await expect(commentThread(other, 'The credit block is mine')).toBeVisible()
  await expect(commentThread(page, 'The credit block is mine')).toHaveCount(0)
  await poll(true)
  await expect(commentThread(page, 'The credit block is mine')).toBeVisible()

  await commentThread(other, 'The credit block is mine')
    .getByRole('button', { name: /Mark as Done/ })
    .click()
  await expect(commentThread(other, 'The credit block is mine')).toContainText('DONE')
  await poll(false)
  await expect(commentThread(page, 'The credit block is mine')).toContainText('DONE')

  await commentThread(other, 'The credit block is mine')
    .getByRole('button', { name: /Edit or delete/ })
    .click()
  const deleteButton = other.getByRole('button', { name: /^Delete/ })
  await deleteButton.click()
  await deleteButton.click()
  await expect(commentThread(other, 'The credit block is mine')).toHaveCount(0)
  await poll(false)
  await expect(commentThread(page, 'The credit block is mine')).toHaveCount(0)
  await other.context().close()
})

test('keeps the text of a reply whose comment another user deletes', async ({ page, browser }) => {
  const room = 'deleted-below'
  const other = await openAsOtherViewer(browser, room)
  await commentField(other).fill('On second thoughts')
  await commentField(other).press('Control+Enter')
  await expect(commentThread(other, 'On second thoughts')).toBeVisible()
  await open(page, 'vault', CONVERSATIONS_PATH, { viewer: 'viewer', room })
  await commentThread(page, 'On second thoughts')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await page.keyboard.type('That was the better one')

  await commentThread(other, 'On second thoughts')
    .getByRole('button', { name: /Edit or delete/ })
    .click()
  const deleteButton = other.getByRole('button', { name: /^Delete/ })
  await deleteButton.click()
  await deleteButton.click()
  await expect(commentThread(other, 'On second thoughts')).toHaveCount(0)

  await page.keyboard.press('Control+Enter')
  await expect(commentThread(page, 'On second thoughts')).toHaveCount(0)
  await expect(commentField(page)).toHaveValue('That was the better one')
  await other.context().close()
})

/** A page of a second user in another browser context, with the same data. */
async function openAsOtherViewer(browser: Browser, room: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await open(page, 'vault', CONVERSATIONS_PATH, { viewer: 'commenter', room })
  return page
}

// Each kind of fault once.
test('neither loses nor duplicates a comment under any fault', async ({ page }) => {
  expect(await writeCommentsUnderFaults(page.context(), { seed: 12, count: 8 })).toMatchObject({ wrong: [] })
})

test('neither loses nor duplicates an upload under any fault', async ({ page }) => {
  expect(await uploadUnderFaults(page.context(), { seed: 12, count: 7 })).toMatchObject({ wrong: [] })
})
