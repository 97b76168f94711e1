import type { BrowserContext, Locator, Page } from '@playwright/test'
import { seededRandom } from '../../../fixtures/tools/seededRandom'
import {
  COLLECTION_ID,
  CONVERSATIONS_PATH,
  createShuffledPicker,
  type FaultOutcome,
  openSignedIn,
  readList,
  setFault,
  WAIT_TIMEOUT_MS,
  waitForCondition,
} from './underFaults'

/** Faults while a comment is written and sent. */
const FAULTS = [
  'reload',
  'closed tab',
  'closed while sending',
  'offline',
  '500',
  'timeout',
  '401 with renewal',
  'response lost',
] as const
type Fault = (typeof FAULTS)[number]

const COMPOSER_KINDS = ['new', 'reply', 'edit'] as const
type ComposerKind = (typeof COMPOSER_KINDS)[number]

/** Id of an open conversation in the fixtures. */
const OTHERS_COMMENT_ID = '7001'
/** Timeout of a write in the app, in milliseconds (reliability P3). */
const WRITE_TIMEOUT_MS = 15_000

/**
 * Writes comments under faults in one browser context, which first signs in at the identity provider.
 * @param context with the address of the site as its base
 * @param seed of the order of faults and places: the same seed gives the same order
 */
export async function writeCommentsUnderFaults(
  context: BrowserContext,
  { seed, count }: { seed: number; count: number },
): Promise<FaultOutcome> {
  const next = seededRandom(seed)
  const wrong: string[] = []
  const done: FaultOutcome['done'] = {}
  let page = await openSignedIn(context)
  const ownComment = await postComment(page, context, `Mine ${seed}`)

  const drawFault = createShuffledPicker(FAULTS, next)
  for (let turn = 0; turn < count; turn++) {
    const fault = drawFault()
    const place = COMPOSER_KINDS[Math.floor(next() * COMPOSER_KINDS.length)] as ComposerKind
    done[fault] = (done[fault] ?? 0) + 1
    const draft = `word ${seed}.${turn} of a remark that must not be lost`
    const name = `turn ${turn}, ${fault}, ${place}`
    try {
      await (await openComposer(page, place, ownComment)).fill(draft)
      page = await applyFault(page, context, fault, place, ownComment)
      if ((await countComments(context, draft)) === 0) {
        const field = await openComposer(page, place, ownComment)
        const value = await field.inputValue()
        if (!value.includes(draft)) {
          wrong.push(`${name}: lost, the field contains ${JSON.stringify(value)}`)
          continue
        }
        await setFault(context)
        await field.press('Control+Enter')
      }
      await waitForCondition(
        async () => (await countComments(context, draft)) > 0 && !(await isDraftInField(page, draft)),
        name,
      )
      const times = await countComments(context, draft)
      if (times !== 1) wrong.push(`${name}: posted ${times} times`)
    } catch (error) {
      wrong.push(`${name}: ${String(error).split('\n', 1)}`)
      page = await reopenConversation(page, context)
    }
    await setFault(context)
    await context.setOffline(false)
  }
  return { wrong, done }
}

/** Applies a fault to the comment in a field. */
async function applyFault(
  page: Page,
  context: BrowserContext,
  fault: Fault,
  place: ComposerKind,
  ownComment: string,
): Promise<Page> {
  const call = { new: 'POST comments', reply: 'POST comments/{id}/reply', edit: 'POST comments/{id}' }[place]
  const send = async () => (await openComposer(page, place, ownComment)).press('Control+Enter')
  const problem = page.locator('.mq-composer__problem').first()
  switch (fault) {
    case 'reload':
      await page.reload()
      return page
    case 'closed tab':
      return reopenConversation(page, context)
    case 'closed while sending':
      await setFault(context, `${call}:timeout:1`)
      await send()
      await page.locator('.mq-composer textarea[readonly]').waitFor({ timeout: WAIT_TIMEOUT_MS })
      return reopenConversation(page, context)
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
    case 'response lost':
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
async function expectSent(page: Page, place: ComposerKind, ownComment: string): Promise<void> {
  const holds = () => readTexts(page.locator(composerSelector(place, ownComment)))
  await waitForCondition(async () => (await holds()).every((text) => text === ''), `${place} is sent`)
}

/** Posts a comment that later turns edit. @returns its id */
async function postComment(page: Page, context: BrowserContext, draft: string): Promise<string> {
  const field = page.locator(composerSelector('new', ''))
  await field.fill(draft)
  await field.press('Control+Enter')
  await waitForCondition(async () => (await countComments(context, draft)) === 1, 'the first comment')
  return String((await readComments(context)).find(({ comment }) => comment.includes(draft))?.id)
}

/** Closes the tab and opens the conversation in another one. */
async function reopenConversation(page: Page, context: BrowserContext): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(`/${CONVERSATIONS_PATH}`)
  return next
}

const composerSelector = (place: ComposerKind, ownComment: string) =>
  `.mq-composer[data-place="${place === 'new' ? 'new' : place === 'reply' ? `reply ${OTHERS_COMMENT_ID}` : `edit ${ownComment}`}"] textarea`

/** The field for a new comment, a reply or an edit; opens the latter two. */
async function openComposer(page: Page, place: ComposerKind, ownComment: string): Promise<Locator> {
  const field = page.locator(composerSelector(place, ownComment))
  const thread = page.locator(`.mq-thread[data-comment="${place === 'reply' ? OTHERS_COMMENT_ID : ownComment}"]`)
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
const readTexts = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))

/** Whether a field still contains the text. */
const isDraftInField = async (page: Page, draft: string): Promise<boolean> =>
  (await readTexts(page.locator('.mq-composer textarea'))).some((text) => text.includes(draft))

/** The number of comments in the service that contain the text. */
async function countComments(context: BrowserContext, draft: string): Promise<number> {
  return (await readComments(context)).filter(({ comment }) => comment.includes(draft)).length
}

const readComments = (context: BrowserContext): Promise<{ id: number; comment: string }[]> =>
  readList(context, `comments/item/collection/${COLLECTION_ID}/`)
