import type { Budget } from '../budgets/budget'
import type { Bench } from './bench'
import { type Load, measureLoad, type Transfer } from './measureLoad'
import type { Screen } from './openPage'
import { median, spread } from './stats'

/** A phone and a laptop. */
const SCREENS: Screen[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/**
 * The home route of `lumen` on slow 4G with a processor four times slower: when its largest part is painted, how much
 * it jumps, and what has come over the wire until then.
 */
export async function homeLoad({ browser, server, runs, log }: Bench): Promise<Budget[]> {
  const { url } = await server('lumen')
  const budgets: Budget[] = []
  for (const screen of SCREENS) {
    const size = `${screen.width} x ${screen.height}`
    // Pictures are made at first demand: a cache in front of the service has them already.
    await measureLoad(browser, url, screen, 1)
    const loads: Load[] = []
    for (let run = 0; run < (runs ?? 5); run++) loads.push(await measureLoad(browser, url, screen, 4))
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
    budgets.push(...bytesUntil(middle, size, log))
  }
  return budgets
}

const isScript = ({ path }: Transfer) => /\.js(?:$|\?)/.test(path)
const isStyle = ({ path }: Transfer) => path.startsWith('/assets/') && /\.css(?:$|\?)/.test(path)

/** What had come when the largest part was painted. */
function bytesUntil(load: Load, size: string, log: Bench['log']): Budget[] {
  const until = load.transfers.filter(({ end }) => end <= load.lcp)
  const kB = (files: Transfer[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1000
  const scripts = until.filter(isScript)
  const styles = until.filter(isStyle)
  const player = load.transfers.filter(({ path }) => /shaka|video-?js/.test(path))
  const told = (what: string, files: Transfer[], most?: number): Budget => {
    return { name: 'lcp', what: `  ${what}`, measured: kB(files), most, unit: 'kB', note: `${files.length} files` }
  }
  log(`  on the wire at ${size} (start, end, bytes):`)
  for (const { path, start, end, bytes } of load.transfers) {
    const late = end > load.lcp ? ' (after the largest paint)' : ''
    log(`  ${start.toFixed(0).padStart(6)} ${end.toFixed(0).padStart(6)} ${String(bytes).padStart(7)} ${path}${late}`)
  }
  return [
    told('JavaScript until then, as sent', scripts, 120),
    told('CSS of the build until then, as sent', styles, 15),
    told('all until then', until),
    told('player, whenever', player, 0),
  ]
}
