import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { chance } from '../../fixtures/tools/chance'
import { openPage } from '../bench/browser/openPage'
import { median } from '../bench/stats'
import type { Soak } from './soak'
import { USES, type Use } from './uses'

/** What each call is made to do. */
const FAULTS = ['timeout', 'slow', 'abort', '500', '503', '404', '410', 'html', 'empty', 'null', 'number', 'truncated']

/** So many pages at a time. */
const PAGES = 6
/** A page has words within so many milliseconds (reliability P3); a change within the time that changes have. */
const WORDS = 10_000
const CHANGE = 15_000
/** What a busy machine may add to either. */
const GRACE = 2500
/** How long a page may take to be well again. */
const AGAIN = 25_000

interface Outcome {
  name: string
  /** Seconds to words. */
  words: number
  /** Whether the page offered to try again; and whether it was well then. */
  offered: boolean
  recovered: boolean
  wrong: string[]
}

/**
 * The fault matrix: every call that a page makes fails in every way. The page has words, or stands without the part, within
 * ten seconds; it throws nothing; and where it offers to try again, it is well once the service is.
 */
export async function matrix(soak: Soak): Promise<string[]> {
  const next = chance(soak.seed)
  const only = process.env.MARQUEE_PAIRS ?? ''
  const pairs = USES.flatMap((use) => FAULTS.map((fault) => ({ use, fault })))
    .filter(({ use, fault }) => `${use.call}:${fault} ${use.path}`.includes(only))
    .filter(() => soak.share >= 1 || next() < soak.share)
  const healthy = new Map<Use, string>()
  for (const use of new Set(pairs.map(({ use }) => use))) healthy.set(use, await headingOf(soak, use))
  const outcomes: Outcome[] = []
  const queue = [...pairs]
  const work = async () => {
    for (let pair = queue.shift(); pair; pair = queue.shift()) {
      const outcome = await tryPair(soak, pair.use, pair.fault, healthy.get(pair.use) ?? '')
      outcomes.push(outcome)
      if (outcomes.length % 50 === 0) console.log(`     ${outcomes.length} of ${pairs.length}`)
      for (const line of outcome.wrong) console.log(`     ${outcome.name}: ${line}`)
    }
  }
  await Promise.all(Array.from({ length: PAGES }, work))
  const times = outcomes.map(({ words }) => words)
  const offered = outcomes.filter((each) => each.offered)
  console.log(
    `     ${outcomes.length} pairs of ${USES.length} uses and ${FAULTS.length} faults; words after ${median(times).toFixed(1)} s, at most ${Math.max(...times).toFixed(1)} s;`,
    `${offered.length} offered to try again, ${offered.filter(({ recovered }) => recovered).length} of them were well then`,
  )
  return outcomes.flatMap(({ name, wrong }) => wrong.map((line) => `${name}: ${line}`))
}

const addressOf = ({ path, site = 'lumen', choices = {} }: Use, fault: string) => {
  const all = new URLSearchParams({ 'preview.site': site, ...choices, 'preview.fault': fault })
  return `${path}${path.includes('?') ? '&' : '?'}${all}`
}

/** What the heading of a page says when nothing fails. */
async function headingOf({ browser, url }: Soak, use: Use): Promise<string> {
  const { page } = await openPage(browser, { screen: { width: 1280, height: 800 } })
  await page.goto(new URL(addressOf(use, ''), url).href)
  const { heading } = await settle(page, WORDS + GRACE)
  await page.context().close()
  return heading
}

async function tryPair({ browser, url }: Soak, use: Use, fault: string, heading: string): Promise<Outcome> {
  const { page } = await openPage(browser, { screen: { width: 1280, height: 800 } })
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  const outcome = { name: `${use.call}:${fault} at ${use.path}`, words: 0, offered: false, recovered: false, wrong }
  try {
    const [path = ''] = use.call.split(' ').slice(-1)
    const call = use.call.includes(' ') ? `${use.call.split(' ')[0]} ${path}` : path
    await page.goto(new URL(addressOf(use, `${call}:${fault}`), url).href, { waitUntil: 'commit' })
    if (use.act) {
      await settle(page, WORDS + GRACE)
      await use.act(page)
    }
    const begun = Date.now()
    // A page that exchanges a token is blank until then (spec, section 2: /sso/tva).
    const most = (use.act || use.leaves ? CHANGE : WORDS) + GRACE
    const state = await settle(page, most)
    outcome.words = (Date.now() - begun) / 1000
    if (!state.done) wrong.push(`no words after ${most / 1000} s: ${state.why}`)
    await page.context().request.get(new URL('/?preview.fault=', url).href, {
      headers: { Accept: 'text/html' },
      maxRedirects: 0,
    })
    outcome.offered = state.again > 0 && !use.leaves
    if (outcome.offered) outcome.recovered = await recovers(page, use, heading)
    if (outcome.offered && !outcome.recovered)
      wrong.push(`not well after Try again: ${JSON.stringify(await look(page))}`)
  } catch (error) {
    wrong.push(String(error).split('\n')[0] ?? '')
  }
  await page.context().close()
  return outcome
}

/** Presses what offers to try again, and sees whether the page becomes what it would have been. */
async function recovers(page: Page, use: Use, heading: string): Promise<boolean> {
  const end = Date.now() + AGAIN
  for (let pressed = false; Date.now() < end; await pause(200)) {
    const state = await look(page)
    if (state.again > 0 && !pressed) {
      pressed = true
      await page
        .getByRole('button', { name: /^Try again/ })
        .first()
        .click({ timeout: 2000 })
        .catch(() => {})
      continue
    }
    if (state.again > 0) {
      pressed = false
      continue
    }
    if (!state.done) continue
    if (use.well ? await page.locator(use.well).first().isVisible() : state.heading === heading) return true
  }
  return false
}

interface State {
  /** It has words, and waits for nothing that is in sight. */
  done: boolean
  why: string
  heading: string
  /** How many places offer to try again. */
  again: number
}

/** Waits until a page has words, and for one moment more: what comes then is what stays. */
async function settle(page: Page, most: number): Promise<State> {
  const end = Date.now() + most
  let state: State = { done: false, why: 'nothing', heading: '', again: 0 }
  while (Date.now() < end) {
    state = await look(page).catch(() => state)
    if (state.done) return state
    await pause(100)
  }
  return state
}

const look = (page: Page): Promise<State> =>
  page.evaluate(() => {
    const seen = (element: Element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility()
    }
    const places = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], main')]
    const words = places.some((place) => seen(place) && place.innerText.trim().length > 1)
    const waits = [
      ...document.querySelectorAll(
        'main .mq-skeleton, dialog .mq-skeleton, main [aria-busy=true], .mq-player-stage__waits',
      ),
    ].filter(seen)
    // Of an empty form it may be disabled because nothing is there to send.
    const isFilledIn = ({ form }: HTMLButtonElement) =>
      [...(form?.elements ?? [])].some(
        (field) => field.matches('input, textarea, select') && 'value' in field && field.value,
      )
    const busy = [...document.querySelectorAll<HTMLButtonElement>('main form button[type=submit]:disabled')].filter(
      (button) => seen(button) && isFilledIn(button),
    )
    const again = [...document.querySelectorAll('button')].filter(
      (button) => /^Try(?:ing)? again/.test(button.innerText) && button.checkVisibility(),
    )
    return {
      done: words && waits.length + busy.length === 0,
      why: words ? `${[...waits, ...busy].map(({ className }) => className).slice(0, 3)} waits` : 'no words',
      heading: document.querySelector('main h1, dialog h1')?.textContent ?? '',
      again: again.length,
    }
  })
