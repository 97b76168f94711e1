// `npm run bench`: measures the budgets. Exits with 1 if a figure is over its budget.
import { cpus, platform, release, totalmem } from 'node:os'
import type { BenchContext } from '../bench/bench'
import { openBrowser } from '../bench/browser/openBrowser'
import { openServer, type Server } from '../bench/browser/openServer'
import { buildSite } from '../bench/builds'
import { exportLoad } from '../bench/exportLoad'
import { homeLoad } from '../bench/homeLoad'
import { longLists } from '../bench/longLists'
import { manyModules } from '../bench/manyModules'
import { pageRequests } from '../bench/pageRequests'
import { playStart } from '../bench/playStart'
import { type PartResult, writeResults } from '../bench/results'
import { ssrLoad } from '../bench/ssrLoad'
import { measureValidation } from '../bench/validation'
import { type Budget, formatBudgetLine, isWithinLimit } from '../budgets/budget'
import { measureBuildBytes } from '../budgets/measureBuildBytes'
import { print } from './print'
import { InvalidArgumentsError, parseEnumOption, readCount, readOptions, runCommand } from './runCommand'

const USAGE = `Measures the budgets of docs/explanation/performance.md on the production build.
  npm run bench -- [--only NAME] [--runs N] [--smoke | --write-docs] [--verbose]

  --only        bytes, lcp, ssr, exported, modules, validation, pages, lists or play
  --runs        runs per figure (default: 9 for lcp and ssr, 15 for modules, 100 for validation, 5 for exported, 3 for lists, 7 for play)
  --smoke       one run of each part with fewer conditions, to show that it works; figures over budget do not fail
  --write-docs  stores the figures in scripts/bench/results.json, and updates the table of performance.md
  --verbose     also prints the transferred files and the single runs`

const BENCH_PARTS: Record<string, (bench: BenchContext) => Budget[] | Promise<Budget[]>> = {
  bytes: ({ dist }) => measureBuildBytes(dist),
  validation: measureValidation,
  lcp: homeLoad,
  ssr: ssrLoad,
  exported: exportLoad,
  modules: manyModules,
  pages: pageRequests,
  lists: longLists,
  play: playStart,
}

await runCommand(USAGE, async () => {
  const values = readOptions({
    only: { type: 'string' },
    runs: { type: 'string' },
    smoke: { type: 'boolean' },
    'write-docs': { type: 'boolean' },
    verbose: { type: 'boolean' },
  })
  const only = values.only === undefined ? undefined : parseEnumOption(Object.keys(BENCH_PARTS), '--only', values.only)
  const runs = values.runs === undefined ? (values.smoke ? 1 : undefined) : readCount('--runs', values.runs)
  if (values.smoke && values['write-docs'])
    throw new InvalidArgumentsError('--write-docs needs the figures of a full run, without --smoke.')
  const root = process.cwd()
  const dist = await buildSite(root)
  const browser = await openBrowser()
  const servers: Server[] = []
  const bench: BenchContext = {
    root,
    browser,
    dist,
    runs,
    smoke: values.smoke ?? false,
    log: (text) => values.verbose && print(text),
    async server(siteNameOrFolder, folder = dist) {
      const server = await openServer(root, { dist: folder, siteNameOrFolder })
      servers.push(server)
      return server
    },
  }

  const machine = describeMachine(browser.version())
  print(machine)
  const results: PartResult[] = []
  for (const [name, measure] of Object.entries(BENCH_PARTS)) {
    if (only && only !== name) continue
    const figures = await measure(bench)
    for (const figure of figures) print(formatBudgetLine(figure))
    results.push({ part: name, date: new Date().toISOString().slice(0, 10), machine, figures })
  }
  if (values['write-docs']) writeResults(root, results)
  const over = results.flatMap(({ figures }) => figures).filter((figure) => !isWithinLimit(figure))
  print(over.length === 0 ? '\nAll figures are within budget.' : `\n${over.length} over budget.`)
  await browser.close()
  await Promise.all(servers.map((server) => server.close()))
  return over.length > 0 && !values.smoke ? 1 : 0
})

/** Describes the machine and the versions that the figures depend on. */
function describeMachine(browser: string): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${cpu?.model.trim()}), ${memory} GiB, ${platform()} ${release()}, Node ${process.versions.node}, Chromium ${browser}`
}
