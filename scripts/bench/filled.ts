import type { Budget } from '../budgets/budget'
import { buildSsr } from '../ssr/buildSsr'
import { proxiedBrand, type SsrServer, startSsrServer } from '../ssr/startSsrServer'
import type { Bench } from './bench'
import type { Screen } from './browser/openPage'
import { type Load, measureLoad } from './measureLoad'
import { median, medianInterval, spread } from './stats'

/** A phone and a laptop. */
export const SCREENS: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Budget: largest paint of a rendered page relative to an empty one. */
const MAX_RATIO = 0.55
/** Sequential requests that measure the render time. */
const RENDERED_PAGES = 200

/**
 * The home route of `lumen` as the host fills it, against the plain page: both on slow 4G with a processor four times
 * slower, in turns. Then how long the host takes for a page, at the machine's own speed.
 */
export async function filled({ root, browser, dist, server, runs = 9, smoke }: Bench): Promise<Budget[]> {
  await buildSsr(root, dist)
  const { url } = await server('lumen')
  // On a busy machine the server would reach its timeout and send empty pages.
  const renderTimeout = smoke ? 60_000 : undefined
  const host = await startSsrServer((port) => [proxiedBrand([`127.0.0.1:${port}`], url)], { dist, renderTimeout })
  const ours = `http://127.0.0.1:${host.port}/home`
  try {
    const budgets: Budget[] = []
    for (const screen of SCREENS) {
      for (const each of [ours, `${url}home`]) await measureLoad(browser, each, screen, 1)
      const loads: Load[] = []
      const plain: Load[] = []
      for (let run = 0; run < runs; run++) {
        loads.push(await measureLoad(browser, ours, screen, 4))
        plain.push(await measureLoad(browser, `${url}home`, screen, 4))
      }
      budgets.push(...told(`${screen.width} x ${screen.height}`, loads, plain))
    }
    return [...budgets, await renderTime(host, smoke ? 1 : RENDERED_PAGES)]
  } finally {
    host.close()
  }
}

function told(size: string, loads: readonly Load[], plain: readonly Load[]): Budget[] {
  const seconds = loads.map(({ lcp }) => lcp / 1000)
  const ratios = loads.map(({ lcp }, run) => lcp / (plain[run] as Load).lcp)
  const interval = medianInterval(ratios).map((end) => end.toFixed(2))
  const before = median(plain.map(({ lcp }) => lcp)) / 1000
  const cls = loads.map((load) => load.cls)
  return [
    {
      name: 'filled',
      what: `largest paint of home, filled, ${size}`,
      measured: median(seconds),
      most: 1.1,
      unit: 's',
      note: spread(seconds, 2),
    },
    {
      name: 'filled',
      what: '  to the plain page',
      measured: median(ratios),
      most: MAX_RATIO,
      unit: 'x',
      note: `plain ${before.toFixed(2)} s; 95 %: ${interval.join(' to ')}; ${spread(ratios, 2)}`,
    },
    {
      name: 'filled',
      what: '  layout shift x 1000',
      measured: Math.max(...cls) * 1000,
      most: 50,
      unit: '',
      note: spread(cls, 3),
    },
  ]
}

/** From the request to the last byte, with the config at hand and the service on the same machine. */
async function renderTime({ port }: SsrServer, pages: number): Promise<Budget> {
  const times: number[] = []
  for (let page = 0; page < pages; page++) {
    const begun = performance.now()
    const html = await (await fetch(`http://127.0.0.1:${port}/home`)).text()
    if (!html.includes('id="ssr"')) throw new Error('A page was not rendered')
    times.push(performance.now() - begun)
  }
  return {
    name: 'filled',
    what: 'a page of the host, with its calls',
    measured: median(times),
    most: 50,
    unit: 'ms',
    note: spread(times, 1),
  }
}
