import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openPage } from '../bench/browser/openPage'
import { until } from '../bench/browser/until'
import { type Alive, alive, counted, held } from './alive'
import { type Footprint, footprint, grown, told } from './footprint'
import type { Soak } from './soak'

/** One film of each kind: HLS, DASH, protected DASH, a plain file. */
const FILMS = ['metropolis', 'nosferatu', 'battleship-potemkin', 'sherlock-jr']
const PROTECTED = 'battleship-potemkin'
const OPENS = 50

/** How long the mouse rests on Play, in milliseconds: the stream is on its way then, or there. */
const REST = 500

/** Opens players and closes them, one film after the other: nothing of them may stay. */
export async function opens({ browser, url, share }: Soak): Promise<string[]> {
  const { page, devtools } = await openPage(browser, { screen: { width: 1280, height: 720 } })
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  await page.goto(`${url}title/${FILMS[0]}?preview.site=lumen&preview.viewer=viewer`)

  const rounds = Math.max(4, Math.ceil((OPENS * share) / FILMS.length))
  const seen: Footprint[] = []
  const left: Alive[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const film of FILMS) {
      await open(page, film)
      // The counting itself is proven by what has to be there.
      if (round === 1 && film === PROTECTED && (await alive(devtools)).MediaKeys === 0)
        wrong.push(`${film} plays without MediaKeys`)
      await close(page)
    }
    if (round !== 2 && round !== rounds && round % Math.ceil(rounds / 4) !== 0) continue
    left.push(await alive(devtools))
    seen.push(await footprint(devtools))
    console.log(
      `     after ${round * FILMS.length} opens: ${told(seen.at(-1) as Footprint)}; ${counted(left.at(-1) as Alive)}`,
    )
  }
  await page.context().close()
  return [...wrong, ...grown(seen[0] as Footprint, seen.at(-1) as Footprint), ...held(left.at(-1) as Alive)]
}

/** Goes to the page of a film, rests on Play, presses it, and sees it play. */
async function open(page: Page, film: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/title/${film}`)
  const play = page.locator(`main a[href="/play/${film}"]`).first()
  await play.hover()
  await pause(REST)
  await play.click()
  await until(page, plays, film)
}

/** Leaves the player by Escape, and sees it gone. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await until(page, () => document.querySelector('.mq-player, .mq-play') === null, undefined)
  // Its engine is torn down a little later.
  await page.waitForLoadState('networkidle')
}

/** Runs in the page. */
function plays(film: string): boolean {
  const video = document.querySelector<HTMLVideoElement>('.mq-player video')
  if (location.pathname !== `/play/${film}` || !video) return false
  return video.currentTime > 0.2 && video.getVideoPlaybackQuality().totalVideoFrames > 0
}
