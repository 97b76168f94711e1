import type { Browser } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import { playerFiles } from '../budgets/playerFiles'
import type { Bench } from './bench'
import { markupOf, mustMatch } from './browser/markup'
import { openPage, type Screen } from './browser/openPage'
import { buildPlain } from './builds'
import { type Load, measureLoad, type Transfer } from './measureLoad'
import { median, medianInterval, spread } from './stats'

/** A phone and a laptop. */
const SCREENS: Screen[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** JavaScript until the largest part is painted, and until the page rests without anybody having done anything, in kB as sent. */
const SCRIPTS_AT_FIRST = 118
const SCRIPTS_AT_REST = 150

/** Largest paint of ours to that of a plain React page. */
const MOST = 1.15

/** What both pages show on the first screen: the first slide of the hero, and the promo. */
const FIRST_SCREEN = ['#opening .mq-slides__slide:first-child', '#worlds']

/**
 * The home route of `lumen` on slow 4G with a processor four times slower: when its largest part is painted, how much
 * it jumps, and what has come over the wire until then. Beside it a page that is written by hand in React, makes the
 * same two calls and shows the same first screen; the two take turns.
 * @throws Error when the two do not render the same markup
 */
export async function homeLoad({ root, dist, browser, server, runs = 9, log }: Bench): Promise<Budget[]> {
  const { url } = await server('lumen')
  const plain = `${(await server('lumen', await buildPlain(root))).url}home.html`
  const budgets: Budget[] = []
  for (const screen of SCREENS) {
    const size = `${screen.width} x ${screen.height}`
    // Pictures are made at first demand: a cache in front of the service has them already.
    for (const each of [url, plain]) await measureLoad(browser, each, screen, 1)
    for (const part of FIRST_SCREEN) {
      mustMatch(part, await firstScreen(browser, url, screen, part), await firstScreen(browser, plain, screen, part))
    }
    const loads: Load[] = []
    const plainLoads: Load[] = []
    for (let run = 0; run < runs; run++) {
      loads.push(await measureLoad(browser, url, screen, 4))
      plainLoads.push(await measureLoad(browser, plain, screen, 4))
    }
    const lcp = loads.map((load) => load.lcp / 1000)
    const middle = [...loads].sort((a, b) => a.lcp - b.lcp)[Math.floor(loads.length / 2)] as Load
    const cls = loads.map((load) => load.cls)
    budgets.push(
      {
        name: 'lcp',
        what: `largest paint of home, ${size}`,
        measured: median(lcp),
        most: 2.5,
        unit: 's',
        note: spread(lcp, 2),
      },
      against(loads, plainLoads),
      { name: 'lcp', what: `  first paint`, measured: median(loads.map(({ fcp }) => fcp / 1000)), unit: 's' },
      {
        name: 'lcp',
        what: `  layout shift x 1000`,
        measured: Math.max(...cls) * 1000,
        most: 50,
        unit: '',
        note: spread(cls, 3),
      },
    )
    log(`  largest at ${size}: ${middle.element}`)
    budgets.push(...bytesUntil(middle, playerFiles(dist), size, log))
  }
  return budgets
}

/** Of the paired turns, since the machine changes from one to the next. */
function against(loads: readonly Load[], plain: readonly Load[]): Budget {
  const ratios = loads.map(({ lcp }, run) => lcp / (plain[run] as Load).lcp)
  const seconds = median(plain.map(({ lcp }) => lcp)) / 1000
  const interval = medianInterval(ratios).map((end) => end.toFixed(2))
  const note = `plain React ${seconds.toFixed(2)} s; 95 %: ${interval.join(' to ')}; ${spread(ratios, 2)}`
  return { name: 'lcp', what: '  to plain React', measured: median(ratios), most: MOST, unit: 'x', note }
}

/** The markup of a part of the first screen. */
async function firstScreen(browser: Browser, url: string, screen: Screen, part: string): Promise<string> {
  const { page } = await openPage(browser, { screen })
  try {
    await page.goto(url)
    await page.locator('.mq-row__rail').first().waitFor()
    return await markupOf(page, part)
  } finally {
    await page.context().close()
  }
}

const isScript = ({ path }: Transfer) => /\.js(?:$|\?)/.test(path)
const isStyle = ({ path }: Transfer) => path.startsWith('/assets/') && /\.css(?:$|\?)/.test(path)

/** What had come when the largest part was painted. */
function bytesUntil(load: Load, ofPlayer: ReadonlySet<string>, size: string, log: Bench['log']): Budget[] {
  const until = load.transfers.filter(({ end }) => end <= load.lcp)
  const kB = (files: Transfer[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1000
  const scripts = until.filter(isScript)
  const styles = until.filter(isStyle)
  const player = load.transfers.filter(({ path }) => ofPlayer.has(path.slice(1)))
  const told = (what: string, files: Transfer[], most?: number): Budget => {
    return { name: 'lcp', what: `  ${what}`, measured: kB(files), most, unit: 'kB', note: `${files.length} files` }
  }
  log(`  on the wire at ${size} (start, end, bytes):`)
  for (const { path, start, end, bytes } of load.transfers) {
    const late = end > load.lcp ? ' (after the largest paint)' : ''
    log(`  ${start.toFixed(0).padStart(6)} ${end.toFixed(0).padStart(6)} ${String(bytes).padStart(7)} ${path}${late}`)
  }
  return [
    told('JavaScript until then, as sent', scripts, SCRIPTS_AT_FIRST),
    told('JavaScript until the page rests, untouched', load.transfers.filter(isScript), SCRIPTS_AT_REST),
    told('CSS of the build until then, as sent', styles, 15),
    told('all until then', until),
    told('player, whenever', player, 0),
  ]
}
