import { existsSync, readFileSync } from 'node:fs'

import { join } from 'node:path'
import { formatBudgetLine, isWithinLimit } from '../budgets/budget'
import { importCycles } from '../budgets/importCycles'
import { measureBuildBytes } from '../budgets/measureBuildBytes'
import { manifestFile } from '../plugins/moveManifest'
import { print } from './print'
import { readOptions, runCommand } from './runCommand'

const USAGE = `Checks the byte budgets of dist/ in gzip bytes: what the browser loads for the home route, and every chunk of the project.
Also reports chunks that import each other in a cycle.
  node scripts/run.mjs scripts/commands/budgets.ts`

await runCommand(USAGE, async () => {
  readOptions({})
  const dist = join(import.meta.dirname, '..', '..', 'dist')
  // Modules of the local folder add to the home route, so its size is printed but not checked (docs/how-to/extend/extending.md).
  const isExtended = existsSync(join(dist, '..', 'local', 'registry.ts'))
  const budgets = measureBuildBytes(dist).map((budget) =>
    isExtended && /to show the home route$/.test(budget.what) ? { ...budget, most: undefined } : budget,
  )
  for (const budget of budgets) print(formatBudgetLine(budget))
  const cycles = importCycles(JSON.parse(readFileSync(manifestFile(dist), 'utf8')))
  for (const cycle of cycles) print(`OVER chunks import each other in a cycle: ${cycle.join(', ')}`)
  return cycles.length > 0 || !budgets.every(isWithinLimit) ? 1 : 0
})
