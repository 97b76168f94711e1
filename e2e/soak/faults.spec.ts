import { FAULT_KINDS, PREVIEW_CALLS } from '../../fixtures/service/previewChoices'
import { seededRandom } from '../../fixtures/tools/seededRandom'
import { expect, open, test, waitForIdle } from '../support/test'
import { SEED } from './seed'

const ROUNDS = 20
const LOADS_PER_ROUND = 25
const PAGE_PATHS = ['home', 'films', 'serials', 'genres', 'category/festival-wall', 'login', 'nowhere']
const VIEWERS = ['signed-out', 'viewer']
const CONSENTS = ['all', 'reject']

for (let round = 0; round < ROUNDS; round++) {
  test(`shows every page while calls fail at random: seed ${SEED + round}`, async ({ page }) => {
    const next = seededRandom(SEED + round)
    const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    for (let load = 0; load < LOADS_PER_ROUND; load++) {
      const fault = `${oneOf(PREVIEW_CALLS).path}:${oneOf(FAULT_KINDS)}:${1 + Math.floor(next() * 4)}`
      const path = `/${oneOf(PAGE_PATHS)}`
      await test.step(`${path} with ${fault}`, async () => {
        await open(page, 'lumen', path, { reset: '1', viewer: oneOf(VIEWERS), consent: oneOf(CONSENTS), fault })
        // A call without a response ends after ten seconds, and the page must not wait for it.
        await expect(page.locator('#app :not(.mq-wait, .mq-wait *)').first()).toBeAttached()
        await waitForIdle(page)
      })
    }
  })
}
