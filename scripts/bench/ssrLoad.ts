import type { Budget } from '../budgets/budget'
import { buildSsr } from '../ssr/buildSsr'
import { proxiedBrand, type SsrServer, startSsrServer } from '../ssr/startSsrServer'
import type { BenchContext } from './bench'
import type { Screen } from './browser/openPage'
import { measureLoad, type PageLoad } from './measureLoad'
import { formatRange, median, medianConfidenceInterval } from './stats'

/** A phone and a laptop. */
export const SCREENS: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Budget: largest paint of a rendered page relative to an empty one. */
const MAX_LCP_RATIO = 0.55
/** Sequential requests that measure the render time. */
const RENDER_REQUESTS = 200

/**
 * Load time of the server-rendered home route of `lumen`, compared with client rendering: both on slow 4G with a
 * processor four times slower, alternating. Then the render time of the SSR server at full speed.
 */
export async function ssrLoad({ root, browser, dist, server, runs = 9, smoke }: BenchContext): Promise<Budget[]> {
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
      const loads: PageLoad[] = []
      const plain: PageLoad[] = []
      for (let run = 0; run < runs; run++) {
        loads.push(await measureLoad(browser, ours, screen, 4))
        plain.push(await measureLoad(browser, `${url}home`, screen, 4))
      }
      budgets.push(...budgetsOfLoads(`${screen.width} x ${screen.height}`, loads, plain))
    }
    return [...budgets, await measureRenderTime(host, smoke ? 1 : RENDER_REQUESTS)]
  } finally {
    host.close()
  }
}

function budgetsOfLoads(size: string, loads: readonly PageLoad[], plain: readonly PageLoad[]): Budget[] {
  const seconds = loads.map(({ lcp }) => lcp / 1000)
  const ratios = loads.map(({ lcp }, run) => lcp / (plain[run] as PageLoad).lcp)
  const interval = medianConfidenceInterval(ratios).map((end) => end.toFixed(2))
  const before = median(plain.map(({ lcp }) => lcp)) / 1000
  const cls = loads.map((load) => load.cls)
  return [
    {
      name: 'ssr',
      what: `largest paint of home, server-rendered, ${size}`,
      measured: median(seconds),
      most: 1.1,
      unit: 's',
      note: formatRange(seconds, 2),
    },
    {
      name: 'ssr',
      what: '  relative to client rendering',
      measured: median(ratios),
      most: MAX_LCP_RATIO,
      unit: 'x',
      note: `client rendering ${before.toFixed(2)} s; 95 %: ${interval.join(' to ')}; ${formatRange(ratios, 2)}`,
    },
    {
      name: 'ssr',
      what: '  layout shift x 1000',
      measured: Math.max(...cls) * 1000,
      most: 50,
      unit: '',
      note: formatRange(cls, 3),
    },
  ]
}

/** Time from the request to the last byte, with a cached config and the service on the same machine. */
async function measureRenderTime({ port }: SsrServer, pages: number): Promise<Budget> {
  const times: number[] = []
  for (let page = 0; page < pages; page++) {
    const started = performance.now()
    const html = await (await fetch(`http://127.0.0.1:${port}/home`)).text()
    if (!html.includes('id="ssr"')) throw new Error('A page was not rendered')
    times.push(performance.now() - started)
  }
  return {
    name: 'ssr',
    what: 'render time of a page, with its service calls',
    measured: median(times),
    most: 50,
    unit: 'ms',
    note: formatRange(times, 1),
  }
}
