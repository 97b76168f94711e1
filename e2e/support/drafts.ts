import type { BrowserContext, Locator, Page } from '@playwright/test'
import { PASSWORD } from '../../fixtures/service/credentials'
import { chance } from '../../fixtures/tools/chance'

/** What goes wrong while somebody writes. */
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
/** A conversation of the fixtures that is open. */
const THEIRS = '7001'
/** How long a change is waited for, in milliseconds (reliability P3). */
const LIMIT = 15_000
/** How long something may take to be seen, in milliseconds. */
const PATIENCE = 15_000

interface Outcome {
  /** What was lost or came twice, one line each. */
  wrong: string[]
  /** How often each fault came. */
  done: Record<string, number>
}

/**
 * The faults in one browser, which is signed in at the identity provider first.
 * @param context with the address of the site as its base
 * @param seed of the faults and places: the same for the same one
 */
export async function writeUnderFaults(
  context: BrowserContext,
  { seed, count }: { seed: number; count: number },
): Promise<Outcome> {
  const next = chance(seed)
  const wrong: string[] = []
  const done: Outcome['done'] = {}
  let page = await signedIn(context)
  const mine = await post(page, context, `Mine ${seed}`)

  const deal = dealer(FAULTS, next)
  for (let turn = 0; turn < count; turn++) {
    const fault = deal()
    const place = PLACES[Math.floor(next() * PLACES.length)] as Place
    done[fault] = (done[fault] ?? 0) + 1
    const words = `word ${seed}.${turn} of a remark that must not be lost`
    const name = `turn ${turn}, ${fault}, ${place}`
    try {
      await (await fieldOf(page, place, mine)).fill(words)
      page = await strike(page, context, fault, place, mine)
      if ((await said(context, words)) === 0) {
        const field = await fieldOf(page, place, mine)
        const kept = await field.inputValue()
        if (!kept.includes(words)) {
          wrong.push(`${name}: lost, the field holds ${JSON.stringify(kept)}`)
          continue
        }
        await setFault(context)
        await field.press('Control+Enter')
      }
      await until(async () => (await said(context, words)) > 0 && !(await isKept(page, words)), name)
      const times = await said(context, words)
      if (times !== 1) wrong.push(`${name}: said ${times} times`)
    } catch (error) {
      wrong.push(`${name}: ${String(error).split('\n', 1)}`)
      page = await reopened(page, context)
    }
    await setFault(context)
    await context.setOffline(false)
  }
  return { wrong, done }
}

/** Deals by chance; each comes before one comes again. */
function dealer<T>(all: readonly T[], next: () => number): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = [...all]
    return left.splice(Math.floor(next() * left.length), 1)[0] as T
  }
}

/** Lets a fault happen to what stands in a field. */
async function strike(page: Page, context: BrowserContext, fault: Fault, place: Place, mine: string): Promise<Page> {
  const call = { new: 'POST comments', reply: 'POST comments/{id}/reply', edit: 'POST comments/{id}' }[place]
  const send = async () => (await fieldOf(page, place, mine)).press('Control+Enter')
  const told = page.locator('.mq-composer__problem').first()
  switch (fault) {
    case 'reload':
      await page.reload()
      return page
    case 'closed tab':
      return reopened(page, context)
    case 'closed while sending':
      await setFault(context, `${call}:timeout:1`)
      await send()
      await page.locator('.mq-composer textarea[readonly]').waitFor({ timeout: PATIENCE })
      return reopened(page, context)
    case 'offline':
      await context.setOffline(true)
      await send()
      await told.waitFor({ timeout: PATIENCE })
      await context.setOffline(false)
      return page
    case '500':
      await setFault(context, `${call}:500:1`)
      await send()
      await told.waitFor({ timeout: PATIENCE })
      return page
    case 'timeout':
      await setFault(context, `${call}:timeout:1`)
      await send()
      await page.locator('.mq-composer textarea[readonly]').waitFor({ timeout: PATIENCE })
      await page.clock.fastForward(LIMIT)
      await told.waitFor({ timeout: PATIENCE })
      return page
    case '401 with renewal':
      await setFault(context, `${call}:401:1`)
      await send()
      await gone(page, place, mine)
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
      await gone(page, place, mine)
      return page
  }
}

/** Waits until a field holds nothing that is still to be sent. */
async function gone(page: Page, place: Place, mine: string): Promise<void> {
  const holds = () => textsIn(page.locator(composerOf(place, mine)))
  await until(async () => (await holds()).every((text) => text === ''), `${place} is sent`)
}

/** What goes wrong while files are handed in. */
const BREAKS = ['500', 'cut line', 'offline', 'stalled', '401 with renewal', 'another page', 'closing the tab'] as const

/** Hands files in while things go wrong: each must be in the list with its reason until it is in the collection, and there once. */
export async function uploadUnderFaults(
  context: BrowserContext,
  { seed, count }: { seed: number; count: number },
): Promise<Outcome> {
  const deal = dealer(BREAKS, chance(seed))
  const wrong: string[] = []
  const done: Outcome['done'] = {}
  const page = await signedIn(context)
  const call = 'POST collections/{id}/manifest/upload'
  await page.getByRole('tab', { name: /^Assets/ }).click()

  for (let turn = 0; turn < count; turn++) {
    const fault = deal()
    done[fault] = (done[fault] ?? 0) + 1
    const title = `file-${seed}-${turn}.mov`
    const line = page.locator('.mq-upload').filter({ hasText: title })
    const choose = () =>
      page
        .locator('.mq-drop input[type=file]')
        .setInputFiles({ name: title, mimeType: 'video/quicktime', buffer: Buffer.alloc(2000, 1) })
    const again = () => line.getByRole('button', { name: /Try again|Start again/ }).click()
    const broken = line.getByRole('button', { name: /Try again/ })
    try {
      switch (fault) {
        case '500':
          await setFault(context, `${call}:500:1`)
          await choose()
          await again()
          break
        case 'cut line':
          await page.route('**/manifest/upload/', (route) => route.abort('connectionreset'), { times: 1 })
          await choose()
          await again()
          break
        case 'offline':
          await context.setOffline(true)
          await choose()
          await broken.waitFor()
          await context.setOffline(false)
          await again()
          break
        case 'stalled':
          await setFault(context, `${call}:timeout:1`)
          await choose()
          await until(async () => {
            await page.clock.fastForward(60_000)
            return broken.isVisible()
          }, `${title} is given up`)
          await again()
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
          // A browser asks only on behalf of somebody who has pressed something.
          await page.getByRole('tab', { name: /^Assets/ }).click()
          const asked = page.waitForEvent('dialog')
          await page.close({ runBeforeUnload: true })
          const dialog = await asked
          if (dialog.type() !== 'beforeunload') wrong.push(`turn ${turn}: a dialog of type ${dialog.type()}`)
          await dialog.dismiss()
          await line.getByRole('button', { name: /^Cancel/ }).click()
          await setFault(context)
          await again()
          break
        }
      }
      await line.filter({ hasText: 'In the collection' }).waitFor()
      const items = await ask<{ title: string }>(context, `collections/${COLLECTION}/items/?offset=0&limit=-1`)
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

/** A viewer who has signed in at the identity provider, in the conversation. */
async function signedIn(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(PATIENCE)
  await context.clock.install()
  const page = await context.newPage()
  await page.goto(`/${CONVERSATION}&preview.site=vault&preview.viewer=signed-out&preview.reset=1`)
  await page.getByLabel('Email').fill('moderator@fixture.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator(composerOf('new', '')).waitFor({ timeout: PATIENCE })
  return page
}

/** Posts a comment, whose changes follow. @returns its id */
async function post(page: Page, context: BrowserContext, words: string): Promise<string> {
  const field = page.locator(composerOf('new', ''))
  await field.fill(words)
  await field.press('Control+Enter')
  await until(async () => (await said(context, words)) === 1, 'the first comment')
  return String((await comments(context)).find(({ comment }) => comment.includes(words))?.id)
}

/** The tab goes, another one comes. */
async function reopened(page: Page, context: BrowserContext): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(`/${CONVERSATION}`)
  return next
}

const composerOf = (place: Place, mine: string) =>
  `.mq-composer[data-place="${place === 'new' ? 'new' : place === 'reply' ? `reply ${THEIRS}` : `edit ${mine}`}"] textarea`

/** The field of a place; that of a reply or a change is opened. */
async function fieldOf(page: Page, place: Place, mine: string): Promise<Locator> {
  const field = page.locator(composerOf(place, mine))
  const thread = page.locator(`.mq-thread[data-comment="${place === 'reply' ? THEIRS : mine}"]`)
  if (place !== 'new') {
    await thread.waitFor({ timeout: PATIENCE })
    const name = place === 'reply' ? /^Reply/ : /^Edit or delete/
    if ((await field.count()) === 0) await thread.getByRole('button', { name }).first().click({ timeout: PATIENCE })
  }
  await field.waitFor({ timeout: PATIENCE })
  return field
}

/** What fields hold: those that are there at this moment. */
const textsIn = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))

/** Whether a field still holds the words. */
const isKept = async (page: Page, words: string): Promise<boolean> =>
  (await textsIn(page.locator('.mq-composer textarea'))).some((text) => text.includes(words))

/** How many comments at the service hold the words. */
async function said(context: BrowserContext, words: string): Promise<number> {
  return (await comments(context)).filter(({ comment }) => comment.includes(words)).length
}

const comments = (context: BrowserContext): Promise<{ id: number; comment: string }[]> =>
  ask(context, `comments/item/collection/${COLLECTION}/`)

/** What the service says to who is signed in. */
async function ask<T>(context: BrowserContext, path: string): Promise<T[]> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
  const answer = await context.request.get(`/api/v1/${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return (await answer.json()).data ?? []
}

/** Sets what goes wrong from now on; nothing: all is well. */
async function setFault(context: BrowserContext, fault = ''): Promise<void> {
  const query = new URLSearchParams({ 'preview.fault': fault })
  await context.request.get(`/?${query}`, { headers: { Accept: 'text/html' }, maxRedirects: 0 })
}

/** @throws Error when it does not come true in time */
async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await holds())) if (Date.now() > end) throw new Error(`not in time: ${what}`)
}
