// Counts what the browser loads to show the home route, and every chunk of ours, in gzip bytes of dist/; and looks for
// chunks that import each other in a circle.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fits, line } from '../budgets/budget'
import { buildBytes } from '../budgets/buildBytes'
import { circles } from '../budgets/circles'
import { manifestFile } from '../plugins/manifestAside'

const dist = join(import.meta.dirname, '..', '..', 'dist')
const budgets = buildBytes(dist)
for (const budget of budgets) console.log(line(budget))
const round = circles(JSON.parse(readFileSync(manifestFile(dist), 'utf8')))
for (const circle of round) console.log(`OVER chunks in a circle: ${circle.join(', ')}`)
if (round.length > 0 || !budgets.every(fits)) process.exitCode = 1
