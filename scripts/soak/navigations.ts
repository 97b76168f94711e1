import type { Page } from '@playwright/test'
import { openPage } from '../bench/browser/openPage'
import { until } from '../bench/browser/until'
import { type Footprint, footprint, grown, told } from './footprint'
import type { Soak } from './soak'

const ROUND = ['/films', '/serials', '/genres', '/home']
const NAVIGATIONS = 200

/** Goes round the pages of the top bar, by their links, and sees whether the page grows from round to round. */
export async function navigations({ browser, url, share }: Soak): Promise<string[]> {
  const { page, devtools } = await openPage(browser, { screen: { width: 1440, height: 900 } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${url}home?preview.site=lumen`)
  await until(page, arrived, '/home')

  const rounds = Math.max(4, Math.round((NAVIGATIONS * share) / ROUND.length))
  const seen: Footprint[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const path of ROUND) await follow(page, path)
    if (round % Math.ceil(rounds / 5) !== 0 && round !== rounds) continue
    seen.push(await footprint(devtools))
    console.log(`     after ${round * ROUND.length} navigations: ${told(seen.at(-1) as Footprint)}`)
  }
  await page.context().close()
  return [...grown(seen[0] as Footprint, seen.at(-1) as Footprint), ...errors]
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { left: document.querySelector('.mq-page') })
    document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click()
  }, path)
  await until(page, arrived, path)
  // Else the old page would be held by this script.
  await page.evaluate(() => Object.assign(window, { left: undefined }))
}

/** Runs in the page: another page than before, with something in it that can be followed. */
function arrived(path: string): boolean {
  const shown = document.querySelector('.mq-page')
  const { left } = window as unknown as { left?: Element }
  return location.pathname === path && shown !== null && shown !== left && shown.querySelector('a[href]') !== null
}
