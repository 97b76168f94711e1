import type { BrowserContext, Locator, Page } from '@playwright/test'
import { PASSWORD } from '../../fixtures/service/credentials'
import { chance } from '../../fixtures/tools/chance'

/** Faults while a comment is written and sent. */
const FAULTS = [
  'reload',
  'closed tab',
  'closed while sending',
  'offline',
  '500',
  'timeout',
  '401 with renewal',
  'answer lost',
] as const
type Fault = (typeof FAULTS)[number]

const PLACES = ['new', 'reply', 'edit'] as const
type Place = (typeof PLACES)[number]

const COLLECTION = 'potemkin-restored'
const CONVERSATION = `collections/${COLLECTION}?tab=conversations`
/** Id of an open conversation in the fixtures. */
const OTHERS_COMMENT = '7001'
/** Timeout of a write in the app, in milliseconds (reliability P3). */
const WRITE_TIMEOUT_MS = 15_000
/** Timeout of each wait in this file, in milliseconds. */
const WAIT_TIMEOUT_MS = 15_000

interface Outcome {
  /** Lost or duplicated items, one line each. */
  wrong: string[]
  /** Number of turns per fault. */
  done: Record<string, number>
}

/**
 * Writes comments under faults in one browser context, which first signs in at the identity provider.
 * @param context with the address of the site as its base
 * @param seed of the order of faults and places: the same seed gives the same order
 */
export async function writeUnderFaults(
  context: BrowserContext,
  { seed, count }: { seed: number; count: number },
): Promise<Outcome> {
  const next = chance(seed)
  const wrong: string[] = []
  const done: Outcome['done'] = {}
  let page = await openSignedIn(context)
  const ownComment = await post(page, context, `Mine ${seed}`)

  const drawFault = createDealer(FAULTS, next)
  for (let turn = 0; turn < count; turn++) {
    const fault = drawFault()
    const place = PLACES[Math.floor(next() * PLACES.length)] as Place
    done[fault] = (done[fault] ?? 0) + 1
    const draft = `word ${seed}.${turn} of a remark that must not be lost`
    const name = `turn ${turn}, ${fault}, ${place}`
    try {
      await (await openField(page, place, ownComment)).fill(draft)
      page = await applyFault(page, context, fault, place, ownComment)
      if ((await countComments(context, draft)) === 0) {
        const field = await openField(page, place, ownComment)
        const value = await field.inputValue()
        if (!value.includes(draft)) {
          wrong.push(`${name}: lost, the field holds ${JSON.stringify(value)}`)
          continue
        }
        await setFault(context)
        await field.press('Control+Enter')
      }
      await until(async () => (await countComments(context, draft)) > 0 && !(await isInField(page, draft)), name)
      const times = await countComments(context, draft)
      if (times !== 1) wrong.push(`${name}: posted ${times} times`)
    } catch (error) {
      wrong.push(`${name}: ${String(error).split('\n', 1)}`)
      page = await reopen(page, context)
    }
    await setFault(context)
    await context.setOffline(false)
  }
  return { wrong, done }
}

/** Draws in random order; every item is drawn once before any item is drawn again. */
function createDealer<T>(all: readonly T[], next: () => number): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = [...all]
    return left.splice(Math.floor(next() * left.length), 1)[0] as T
  }
}

/** Applies a fault to the comment in a field. */
async function applyFault(
  page: Page,
  context: BrowserContext,
  fault: Fault,
  place: Place,
  ownComment: string,
): Promise<Page> {
  const call = { new: 'POST comments', reply: 'POST comments/{id}/reply', edit: 'POST comments/{id}' }[place]
  const send = async () => (await openField(page, place, ownComment)).press('Control+Enter')
  const problem = page.locator('.mq-composer__problem').first()
  switch (fault) {
    case 'reload':
      await page.reload()
      return page
    case 'closed tab':
      return reopen(page, context)
    case 'closed while sending':
      await setFault(context, `${call}:timeout:1`)
      await send()
      await page.locator('.mq-composer textarea[readonly]').waitFor({ timeout: WAIT_TIMEOUT_MS })
      return reopen(page, context)
    case 'offline':
      await context.setOffline(true)
      await send()
      await problem.waitFor({ timeout: WAIT_TIMEOUT_MS })
      await context.setOffline(false)
      return page
    case '500':
      await setFault(context, `${call}:500:1`)
      await send()
      await problem.waitFor({ timeout: WAIT_TIMEOUT_MS })
      return page
    case 'timeout':
      await setFault(context, `${call}:timeout:1`)
      await send()
      await page.locator('.mq-composer textarea[readonly]').waitFor({ timeout: WAIT_TIMEOUT_MS })
      await page.clock.fastForward(WRITE_TIMEOUT_MS)
      await problem.waitFor({ timeout: WAIT_TIMEOUT_MS })
      return page
    case '401 with renewal':
      await setFault(context, `${call}:401:1`)
      await send()
      await expectSent(page, place, ownComment)
      return page
    case 'answer lost':
      await page.route(
        /\/comments\/(?:\w+\/)?(?:reply\/)?$/,
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      await send()
      await expectSent(page, place, ownComment)
      return page
  }
}

/** Waits until the field is empty, which means that its text was sent. */
async function expectSent(page: Page, place: Place, ownComment: string): Promise<void> {
  const holds = () => textsIn(page.locator(composerOf(place, ownComment)))
  await until(async () => (await holds()).every((text) => text === ''), `${place} is sent`)
}

/** Faults during uploads. */
const UPLOAD_FAULTS = [
  '500',
  'cut line',
  'offline',
  'stalled',
  '401 with renewal',
  'another page',
  'closing the tab',
] as const

/**
 * Uploads files under faults. A failed upload must stay in the list until a retry succeeds, and the file must be in the
 * collection once.
 */
export async function uploadUnderFaults(
  context: BrowserContext,
  { seed, count }: { seed: number; count: number },
): Promise<Outcome> {
  const drawFault = createDealer(UPLOAD_FAULTS, chance(seed))
  const wrong: string[] = []
  const done: Outcome['done'] = {}
  const page = await openSignedIn(context)
  const call = 'POST collections/{id}/manifest/upload'
  await page.getByRole('tab', { name: /^Assets/ }).click()

  for (let turn = 0; turn < count; turn++) {
    const fault = drawFault()
    done[fault] = (done[fault] ?? 0) + 1
    const title = `file-${seed}-${turn}.mov`
    const line = page.locator('.mq-upload').filter({ hasText: title })
    const choose = () =>
      page
        .locator('.mq-drop input[type=file]')
        .setInputFiles({ name: title, mimeType: 'video/quicktime', buffer: Buffer.alloc(2000, 1) })
    const retry = () => line.getByRole('button', { name: /Try again|Start again/ }).click()
    const retryButton = line.getByRole('button', { name: /Try again/ })
    try {
      switch (fault) {
        case '500':
          await setFault(context, `${call}:500:1`)
          await choose()
          await retry()
          break
        case 'cut line':
          await page.route('**/manifest/upload/', (route) => route.abort('connectionreset'), { times: 1 })
          await choose()
          await retry()
          break
        case 'offline':
          await context.setOffline(true)
          await choose()
          await retryButton.waitFor()
          await context.setOffline(false)
          await retry()
          break
        case 'stalled':
          await setFault(context, `${call}:timeout:1`)
          await choose()
          await until(async () => {
            await page.clock.fastForward(60_000)
            return retryButton.isVisible()
          }, `${title} is given up`)
          await retry()
          break
        case '401 with renewal':
          await setFault(context, `${call}:401:1`)
          await choose()
          break
        case 'another page': {
          let go = () => {}
          const held = new Promise<void>((resolve) => {
            go = resolve
          })
          await page.route('**/manifest/upload/', (route) => held.then(() => route.continue()), { times: 1 })
          await choose()
          await line.waitFor()
          await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
          await page.locator('.mq-bundle', { hasText: 'Potemkin, restored' }).click()
          await line.waitFor()
          go()
          break
        }
        case 'closing the tab': {
          await setFault(context, `${call}:timeout:1`)
          await choose()
          await line.waitFor()
          // Browsers show the beforeunload dialog only after a user gesture on the page.
          await page.getByRole('tab', { name: /^Assets/ }).click()
          const dialogEvent = page.waitForEvent('dialog')
          await page.close({ runBeforeUnload: true })
          const dialog = await dialogEvent
          if (dialog.type() !== 'beforeunload') wrong.push(`turn ${turn}: a dialog of type ${dialog.type()}`)
          await dialog.dismiss()
          await line.getByRole('button', { name: /^Cancel/ }).click()
          await setFault(context)
          await retry()
          break
        }
      }
      await line.filter({ hasText: 'In the collection' }).waitFor()
      const items = await readList<{ title: string }>(context, `collections/${COLLECTION}/items/?offset=0&limit=-1`)
      const times = items.filter((item) => item.title === title).length
      if (times !== 1) wrong.push(`turn ${turn}, ${fault}: ${title} is there ${times} times`)
    } catch (error) {
      wrong.push(`turn ${turn}, ${fault}: ${String(error).split('\n', 1)}`)
    }
    await setFault(context)
    await context.setOffline(false)
  }
  return { wrong, done }
}

/** A page with the conversation, signed in at the identity provider. */
async function openSignedIn(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(WAIT_TIMEOUT_MS)
  await context.clock.install()
  const page = await context.newPage()
  await page.goto(`/${CONVERSATION}&preview.site=vault&preview.viewer=signed-out&preview.reset=1`)
  await page.getByLabel('Email').fill('moderator@fixture.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator(composerOf('new', '')).waitFor({ timeout: WAIT_TIMEOUT_MS })
  return page
}

/** Posts a comment that later turns edit. @returns its id */
async function post(page: Page, context: BrowserContext, draft: string): Promise<string> {
  const field = page.locator(composerOf('new', ''))
  await field.fill(draft)
  await field.press('Control+Enter')
  await until(async () => (await countComments(context, draft)) === 1, 'the first comment')
  return String((await comments(context)).find(({ comment }) => comment.includes(draft))?.id)
}

/** Closes the tab and opens the conversation in another one. */
async function reopen(page: Page, context: BrowserContext): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(`/${CONVERSATION}`)
  return next
}

const composerOf = (place: Place, ownComment: string) =>
  `.mq-composer[data-place="${place === 'new' ? 'new' : place === 'reply' ? `reply ${OTHERS_COMMENT}` : `edit ${ownComment}`}"] textarea`

/** The field for a new comment, a reply or an edit; opens the latter two. */
async function openField(page: Page, place: Place, ownComment: string): Promise<Locator> {
  const field = page.locator(composerOf(place, ownComment))
  const thread = page.locator(`.mq-thread[data-comment="${place === 'reply' ? OTHERS_COMMENT : ownComment}"]`)
  if (place !== 'new') {
    await thread.waitFor({ timeout: WAIT_TIMEOUT_MS })
    const name = place === 'reply' ? /^Reply/ : /^Edit or delete/
    if ((await field.count()) === 0)
      await thread.getByRole('button', { name }).first().click({ timeout: WAIT_TIMEOUT_MS })
  }
  await field.waitFor({ timeout: WAIT_TIMEOUT_MS })
  return field
}

/** The current text of each field. */
const textsIn = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))

/** Whether a field still contains the text. */
const isInField = async (page: Page, draft: string): Promise<boolean> =>
  (await textsIn(page.locator('.mq-composer textarea'))).some((text) => text.includes(draft))

/** The number of comments in the service that contain the text. */
async function countComments(context: BrowserContext, draft: string): Promise<number> {
  return (await comments(context)).filter(({ comment }) => comment.includes(draft)).length
}

const comments = (context: BrowserContext): Promise<{ id: number; comment: string }[]> =>
  readList(context, `comments/item/collection/${COLLECTION}/`)

/** Reads a list from the service as the signed-in user. */
async function readList<T>(context: BrowserContext, path: string): Promise<T[]> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
  const answer = await context.request.get(`/api/v1/${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return (await answer.json()).data ?? []
}

/** Sets the simulated fault for later calls. An empty string removes it. */
async function setFault(context: BrowserContext, fault = ''): Promise<void> {
  const query = new URLSearchParams({ 'preview.fault': fault })
  await context.request.get(`/?${query}`, { headers: { Accept: 'text/html' }, maxRedirects: 0 })
}

/** @throws Error when the condition is not met within WAIT_TIMEOUT_MS */
async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + WAIT_TIMEOUT_MS
  while (!(await holds())) if (Date.now() > end) throw new Error(`not in time: ${what}`)
}
