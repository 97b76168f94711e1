import { setTimeout as pause } from 'node:timers/promises'
import { openPage } from '../bench/browser/openPage'
import { type Footprint, footprint, grown, told } from './footprint'
import type { Soak } from './soak'

/** How long the hero runs at full length, in milliseconds; and how often the page is measured. */
const LENGTH = 120_000
const SAMPLES = 4

/** Leaves the home page open, with its hero running, and sees whether it grows. */
export async function hero({ browser, url, share }: Soak): Promise<string[]> {
  const { page, devtools } = await openPage(browser, { screen: { width: 1440, height: 900 } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${url}home?preview.site=lumen`)
  const slide = page.locator('.mq-slides__slide:not([inert])')
  await slide.first().waitFor()
  const shown = new Set<string | null>()
  const seen: Footprint[] = []
  const step = (LENGTH * share) / SAMPLES
  for (let sample = 0; sample <= SAMPLES; sample++) {
    // The first sample waits for one round of all slides: their pictures and clips are new until then.
    const end = Date.now() + (sample === 0 ? Math.max(20_000, step / 2) : step)
    while (Date.now() < end) {
      shown.add(await slide.first().getAttribute('aria-label'))
      await pause(1000)
    }
    seen.push(await footprint(devtools))
    console.log(`     ${told(seen.at(-1) as Footprint)}`)
  }
  await page.context().close()
  const still = shown.size < 3 ? [`the hero showed ${shown.size} slides only`] : []
  return [...still, ...grown(seen[0] as Footprint, seen.at(-1) as Footprint), ...errors]
}
