import { setTimeout as pause } from 'node:timers/promises'
import { CALLS, FAULT_KINDS } from '../../fixtures/service/previewChoices'
import { chance } from '../../fixtures/tools/chance'
import { openPage } from '../bench/browser/openPage'
import type { Soak } from './soak'

const FAULTS = 500
const PAGES = ['home', 'films', 'serials', 'genres', 'category/festival-wall', 'login', 'nowhere']
const VIEWERS = ['signed-out', 'viewer']
/** What comes after the page has shown something may still break, in milliseconds. */
const AFTER = 150

/** Opens pages while the service fails in one way after the other: nothing may be thrown that nobody catches, and no page may stay empty. */
export async function faults({ browser, url, share, seed }: Soak): Promise<string[]> {
  const { page } = await openPage(browser, { screen: { width: 1024, height: 768 } })
  const wrong: string[] = []
  let address = ''
  page.on('pageerror', (error) => wrong.push(`${address}: ${error.message}`))
  const next = chance(seed)
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const count = Math.round(FAULTS * share)
  console.log(`     ${count} faults, seed ${seed}`)

  for (let n = 0; n < count; n++) {
    const times = 1 + Math.floor(next() * 4)
    const query = new URLSearchParams({
      'preview.reset': '1',
      'preview.site': 'lumen',
      'preview.viewer': oneOf(VIEWERS),
      'preview.fault': `${oneOf(CALLS).path}:${oneOf(FAULT_KINDS)}:${times}`,
    })
    address = `/${oneOf(PAGES)}?${query}`
    await page.goto(new URL(address, url).href, { waitUntil: 'commit' })
    // A call that never answers is given up after ten seconds; the page must not wait for that.
    const shown = page
      .locator('#app :not(.mq-wait, .mq-wait *)')
      .first()
      .waitFor({ state: 'attached', timeout: 15_000 })
    await shown.catch(() => wrong.push(`${address}: nothing was shown`))
    await pause(AFTER)
  }
  await page.context().close()
  return [...new Set(wrong)]
}
