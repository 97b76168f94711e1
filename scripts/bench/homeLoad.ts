import type { Browser } from '@playwright/test'
import type { Budget } from '../budgets/budget'
import { playerFiles } from '../budgets/playerFiles'
import type { BenchContext } from './bench'
import { assertSameMarkup, markupOf } from './browser/markup'
import { openPage, type Screen } from './browser/openPage'
import { buildPlainReactPages } from './builds'
import { measureLoad, type PageLoad, type Transfer } from './measureLoad'
import { formatRange, median, medianConfidenceInterval } from './stats'

/** A phone and a laptop. */
const SCREENS: Screen[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** JavaScript until the largest paint, and until the idle page without input, in kB as sent. */
const MAX_SCRIPTS_AT_PAINT_KB = 118
const MAX_SCRIPTS_AT_IDLE_KB = 150

/** Largest paint relative to a plain React page. */
const MAX_LCP_RATIO = 1.15

/** Parts of the first screen that both pages render: the first slide of the hero, and the promo. */
const FIRST_SCREEN_PARTS = ['#opening .mq-slides__slide:first-child', '#worlds']

/**
 * The home route of `lumen` on slow 4G with a processor four times slower: largest paint, layout shift, and transferred
 * bytes. Compared, in alternating runs, with a hand-written React page that makes the same two calls and shows the same
 * first screen.
 * @throws Error if the two do not render the same markup
 */
export async function homeLoad({ root, dist, browser, server, runs = 9, log }: BenchContext): Promise<Budget[]> {
  const { url } = await server('lumen')
  const plain = `${(await server('lumen', await buildPlainReactPages(root))).url}home.html`
  const budgets: Budget[] = []
  for (const screen of SCREENS) {
    const size = `${screen.width} x ${screen.height}`
    // Warms up: the fixture service creates image sizes on the first request.
    for (const each of [url, plain]) await measureLoad(browser, each, screen, 1)
    for (const part of FIRST_SCREEN_PARTS) {
      assertSameMarkup(
        part,
        await firstScreenMarkup(browser, url, screen, part),
        await firstScreenMarkup(browser, plain, screen, part),
      )
    }
    const loads: PageLoad[] = []
    const plainLoads: PageLoad[] = []
    for (let run = 0; run < runs; run++) {
      loads.push(await measureLoad(browser, url, screen, 4))
      plainLoads.push(await measureLoad(browser, plain, screen, 4))
    }
    const lcp = loads.map((load) => load.lcp / 1000)
    const middle = [...loads].sort((a, b) => a.lcp - b.lcp)[Math.floor(loads.length / 2)] as PageLoad
    const cls = loads.map((load) => load.cls)
    budgets.push(
      {
        name: 'lcp',
        what: `largest paint of home, ${size}`,
        measured: median(lcp),
        most: 2.5,
        unit: 's',
        note: formatRange(lcp, 2),
      },
      lcpRatioBudget(loads, plainLoads),
      { name: 'lcp', what: `  first paint`, measured: median(loads.map(({ fcp }) => fcp / 1000)), unit: 's' },
      {
        name: 'lcp',
        what: `  layout shift x 1000`,
        measured: Math.max(...cls) * 1000,
        most: 50,
        unit: '',
        note: formatRange(cls, 3),
      },
    )
    log(`  largest at ${size}: ${middle.element}`)
    budgets.push(...byteBudgets(middle, playerFiles(dist), size, log))
  }
  return budgets
}

/** Median of the ratios of paired runs, because the speed of the machine changes over time. */
function lcpRatioBudget(loads: readonly PageLoad[], plain: readonly PageLoad[]): Budget {
  const ratios = loads.map(({ lcp }, run) => lcp / (plain[run] as PageLoad).lcp)
  const seconds = median(plain.map(({ lcp }) => lcp)) / 1000
  const interval = medianConfidenceInterval(ratios).map((end) => end.toFixed(2))
  const note = `plain React ${seconds.toFixed(2)} s; 95 %: ${interval.join(' to ')}; ${formatRange(ratios, 2)}`
  return {
    name: 'lcp',
    what: '  relative to plain React',
    measured: median(ratios),
    most: MAX_LCP_RATIO,
    unit: 'x',
    note,
  }
}

async function firstScreenMarkup(browser: Browser, url: string, screen: Screen, part: string): Promise<string> {
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

/** Bytes that were transferred before the largest paint. */
function byteBudgets(load: PageLoad, ofPlayer: ReadonlySet<string>, size: string, log: BenchContext['log']): Budget[] {
  const until = load.transfers.filter(({ end }) => end <= load.lcp)
  const kB = (files: Transfer[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1000
  const scripts = until.filter(isScript)
  const styles = until.filter(isStyle)
  const player = load.transfers.filter(({ path }) => ofPlayer.has(path.slice(1)))
  const budget = (what: string, files: Transfer[], most?: number): Budget => {
    return { name: 'lcp', what: `  ${what}`, measured: kB(files), most, unit: 'kB', note: `${files.length} files` }
  }
  log(`  transfers at ${size} (start, end, bytes):`)
  for (const { path, start, end, bytes } of load.transfers) {
    const late = end > load.lcp ? ' (after the largest paint)' : ''
    log(`  ${start.toFixed(0).padStart(6)} ${end.toFixed(0).padStart(6)} ${String(bytes).padStart(7)} ${path}${late}`)
  }
  return [
    budget('JavaScript until the largest paint, as sent', scripts, MAX_SCRIPTS_AT_PAINT_KB),
    budget('JavaScript until the page is idle', load.transfers.filter(isScript), MAX_SCRIPTS_AT_IDLE_KB),
    budget('CSS of the build until the largest paint, as sent', styles, 15),
    budget('all files until the largest paint', until),
    budget('files of the player, at any time', player, 0),
  ]
}
