import { openPage } from '../bench/browser/openPage'
import { type Footprint, footprint, grown, told } from './footprint'
import { goTo, pagesOf, settled } from './pages'
import type { Soak } from './soak'

/** How long it takes at full length, in milliseconds. */
const LENGTH = 600_000
/** How often the page is measured; the first times its caches still fill. */
const SAMPLES = 10
const FILLED = 2

/** Walks all pages of a site for minutes, in one tab, as somebody who is signed in: what the page holds stays the same. */
export async function stroll({ browser, url, share }: Soak): Promise<string[]> {
  const { page, devtools } = await openPage(browser, { screen: { width: 1280, height: 800 } })
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  const paths = pagesOf('lumen')
  await page.goto(`${url}home?preview.reset=1&preview.site=lumen&preview.viewer=viewer`)
  await settled(page)
  const begun = Date.now()
  const seen: Footprint[] = []
  let walked = 0
  while (seen.length < SAMPLES) {
    for (const path of paths) {
      if (!(await goTo(page, path))) wrong.push(`${path} did not come`)
      walked++
    }
    if (Date.now() - begun < ((seen.length + 1) / SAMPLES) * LENGTH * share) continue
    // Always from the same page, and with nothing on its way.
    await goTo(page, '/home')
    await page.waitForLoadState('networkidle')
    seen.push(await footprint(devtools))
    const minutes = (Date.now() - begun) / 60_000
    console.log(`     after ${minutes.toFixed(1)} minutes and ${walked} pages: ${told(seen.at(-1) as Footprint)}`)
  }
  await page.context().close()
  return [...new Set([...wrong, ...grown(seen[FILLED - 1] as Footprint, seen.at(-1) as Footprint)])]
}
