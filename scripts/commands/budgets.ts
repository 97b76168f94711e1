// Counts what the browser loads to show the home route, and every chunk of ours, in gzip bytes of dist/.
import { join } from 'node:path'
import { fits, line } from '../budgets/budget'
import { buildBytes } from '../budgets/buildBytes'

const budgets = buildBytes(join(import.meta.dirname, '..', '..', 'dist'))
for (const budget of budgets) console.log(line(budget))
if (!budgets.every(fits)) process.exitCode = 1
