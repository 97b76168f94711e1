import type { Browser, Page } from '@playwright/test'
import { uploadUnderFaults, writeUnderFaults } from '../support/drafts'
import { setFaults } from '../support/failing'
import { signInAtProvider } from '../support/signIn'
import { expect, open, test } from '../support/test'

const COLLECTION = '/collections/potemkin-restored?tab=conversations'
const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const thread = (page: Page, words: string) => page.locator('.mq-thread').filter({ hasText: words })

test('a 401 while somebody writes is mended, and the words go out', async ({ page, context }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/comments/'))
      sent.push(request.headers().authorization ?? '')
  })
  await open(page, 'vault', COLLECTION, { viewer: 'signed-out' })
  await signInAtProvider(page)
  await field(page).fill('Written before the token ran out')
  const renewed = page.waitForRequest((request) => /\/token$/.test(new URL(request.url()).pathname))
  await setFaults(context, 'POST comments:401:1')
  await field(page).press('Control+Enter')
  await renewed
  await expect(thread(page, 'Written before the token ran out')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  expect(sent).toHaveLength(2)
})

test('two in one conversation: what one writes, settles and deletes the other sees with the next asking', {
  tag: '@core',
}, async ({ page, browser }) => {
  const room = 'two-in-one'
  await page.clock.install()
  await open(page, 'vault', COLLECTION, { viewer: 'viewer', room })
  await expect(thread(page, 'All stills are graded')).toBeVisible()
  const other = await another(browser, room)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/comments/item/')) asked.push(request.url())
  })
  /** One turn of asking; what waits for a press is shown. */
  const turn = async (waits: boolean) => {
    asked.length = 0
    await page.clock.fastForward(20_000)
    await expect.poll(() => asked.length).toBe(1)
    if (waits) await page.getByRole('button', { name: /new comment/ }).click()
  }

  await field(other).fill('The credit block is mine')
  await field(other).press('Control+Enter')
  await expect(thread(other, 'The credit block is mine')).toBeVisible()
  await expect(thread(page, 'The credit block is mine')).toHaveCount(0)
  await turn(true)
  await expect(thread(page, 'The credit block is mine')).toBeVisible()

  await thread(other, 'The credit block is mine')
    .getByRole('button', { name: /Mark as Done/ })
    .click()
  await expect(thread(other, 'The credit block is mine')).toContainText('DONE')
  await turn(false)
  await expect(thread(page, 'The credit block is mine')).toContainText('DONE')

  await thread(other, 'The credit block is mine')
    .getByRole('button', { name: /Edit or delete/ })
    .click()
  const asks = other.getByRole('button', { name: /^Delete/ })
  await asks.click()
  await asks.click()
  await expect(thread(other, 'The credit block is mine')).toHaveCount(0)
  await turn(false)
  await expect(thread(page, 'The credit block is mine')).toHaveCount(0)
  await other.context().close()
})

test('one deletes what the other is answering: the answer is not lost', async ({ page, browser }) => {
  const room = 'deleted-below'
  const other = await another(browser, room)
  await field(other).fill('On second thoughts')
  await field(other).press('Control+Enter')
  await expect(thread(other, 'On second thoughts')).toBeVisible()
  await open(page, 'vault', COLLECTION, { viewer: 'viewer', room })
  await thread(page, 'On second thoughts')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await page.keyboard.type('That was the better one')

  await thread(other, 'On second thoughts')
    .getByRole('button', { name: /Edit or delete/ })
    .click()
  const asks = other.getByRole('button', { name: /^Delete/ })
  await asks.click()
  await asks.click()
  await expect(thread(other, 'On second thoughts')).toHaveCount(0)

  await page.keyboard.press('Control+Enter')
  await expect(thread(page, 'On second thoughts')).toHaveCount(0)
  await expect(field(page)).toHaveValue('That was the better one')
  await other.context().close()
})

/** A second person in a browser of their own, in the same room. */
async function another(browser: Browser, room: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await open(page, 'vault', COLLECTION, { viewer: 'commenter', room })
  return page
}

// Each kind of fault once.
test('of what is written nothing is lost and nothing said twice, whatever goes wrong', async ({ page }) => {
  expect(await writeUnderFaults(page.context(), { seed: 12, count: 8 })).toMatchObject({ wrong: [] })
})

test('of what is handed in nothing is lost and nothing is there twice, whatever goes wrong', async ({ page }) => {
  expect(await uploadUnderFaults(page.context(), { seed: 12, count: 7 })).toMatchObject({ wrong: [] })
})
