import type { BrowserContext, Locator, Page } from '@playwright/test'
import { seededRandom } from '../../../fixtures/tools/seededRandom'
import {
  COLLECTION_ID,
  createShuffledPicker,
  type FaultOutcome,
  openSignedIn,
  readList,
  setFault,
  waitForCondition,
} from './underFaults'

const UPLOAD_CALL = 'POST collections/{id}/manifest/upload'
const UPLOAD_URL_PATTERN = '**/manifest/upload/'

/** One upload, and the line that shows it. */
interface UploadTurn {
  context: BrowserContext
  page: Page
  line: Locator
  choose: () => Promise<void>
  retry: () => Promise<void>
  retryButton: Locator
}

/** Faults during uploads. Each uploads the file, and throws if the page does not behave as expected. */
const UPLOAD_FAULTS = {
  async '500'({ context, choose, retry }) {
    await setFault(context, `${UPLOAD_CALL}:500:1`)
    await choose()
    await retry()
  },
  async 'connection reset'({ page, choose, retry }) {
    await page.route(UPLOAD_URL_PATTERN, (route) => route.abort('connectionreset'), { times: 1 })
    await choose()
    await retry()
  },
  async offline({ context, choose, retry, retryButton }) {
    await context.setOffline(true)
    await choose()
    await retryButton.waitFor()
    await context.setOffline(false)
    await retry()
  },
  async stalled({ context, page, choose, retry, retryButton }) {
    await setFault(context, `${UPLOAD_CALL}:timeout:1`)
    await choose()
    await waitForCondition(async () => {
      await page.clock.fastForward(60_000)
      return retryButton.isVisible()
    }, 'a stalled upload times out')
    await retry()
  },
  async '401 with renewal'({ context, choose }) {
    await setFault(context, `${UPLOAD_CALL}:401:1`)
    await choose()
  },
  async 'another page'({ page, line, choose }) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(UPLOAD_URL_PATTERN, (route) => held.then(() => route.continue()), { times: 1 })
    await choose()
    await line.waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
    await page.locator('.mq-bundle', { hasText: 'Potemkin, restored' }).click()
    await line.waitFor()
    release()
  },
  async 'closing the tab'({ context, page, line, choose, retry }) {
    await setFault(context, `${UPLOAD_CALL}:timeout:1`)
    await choose()
    await line.waitFor()
    // Browsers show the beforeunload dialog only after a user gesture on the page.
    await page.getByRole('tab', { name: /^Assets/ }).click()
    const dialogEvent = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await dialogEvent
    await dialog.dismiss()
    if (dialog.type() !== 'beforeunload') throw new Error(`Expected a beforeunload dialog, got ${dialog.type()}`)
    await line.getByRole('button', { name: /^Cancel/ }).click()
    await setFault(context)
    await retry()
  },
} satisfies Record<string, (turn: UploadTurn) => Promise<void>>

const UPLOAD_FAULT_NAMES = Object.keys(UPLOAD_FAULTS) as (keyof typeof UPLOAD_FAULTS)[]

/**
 * Uploads files under faults. A failed upload must stay in the list until a retry succeeds, and the file must be in the
 * collection once.
 */
export async function uploadUnderFaults(
  context: BrowserContext,
  { seed, count }: { seed: number; count: number },
): Promise<FaultOutcome> {
  const drawFault = createShuffledPicker(UPLOAD_FAULT_NAMES, seededRandom(seed))
  const wrong: string[] = []
  const done: FaultOutcome['done'] = {}
  const page = await openSignedIn(context)
  await page.getByRole('tab', { name: /^Assets/ }).click()

  for (let turn = 0; turn < count; turn++) {
    const fault = drawFault()
    done[fault] = (done[fault] ?? 0) + 1
    const title = `file-${seed}-${turn}.mov`
    try {
      const upload = createTurn(context, page, title)
      await UPLOAD_FAULTS[fault](upload)
      await upload.line.filter({ hasText: 'In the collection' }).waitFor()
      const items = await readList<{ title: string }>(context, `collections/${COLLECTION_ID}/items/?offset=0&limit=-1`)
      const times = items.filter((item) => item.title === title).length
      if (times !== 1) wrong.push(`turn ${turn}, ${fault}: ${title} is in the collection ${times} times`)
    } catch (error) {
      wrong.push(`turn ${turn}, ${fault}: ${String(error).split('\n', 1)}`)
    }
    await setFault(context)
    await context.setOffline(false)
  }
  return { wrong, done }
}

function createTurn(context: BrowserContext, page: Page, title: string): UploadTurn {
  const line = page.locator('.mq-upload').filter({ hasText: title })
  const file = { name: title, mimeType: 'video/quicktime', buffer: Buffer.alloc(2000, 1) }
  return {
    context,
    page,
    line,
    choose: () => page.locator('.mq-drop input[type=file]').setInputFiles(file),
    retry: () => line.getByRole('button', { name: /Try again|Start again/ }).click(),
    retryButton: line.getByRole('button', { name: /Try again/ }),
  }
}
