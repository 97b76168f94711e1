import { join } from 'node:path'
import { build } from 'vite'
import { buildEdge } from '../edge/buildEdge'
import { ROOT, readOptions, runCommand } from './runCommand'

const USAGE = `Writes static files for any web server into dist/, and the host that fills pages into dist.edge/. One build
serves every brand.
  npm run build`

await runCommand(USAGE, async () => {
  readOptions({})
  // The problem: the script runner sets NODE_ENV to development. The solution: say what this is.
  process.env.NODE_ENV = 'production'
  await build({ configFile: 'vite.config.ts', configLoader: 'runner', logLevel: process.env.CI ? 'warn' : 'info' })
  await buildEdge(ROOT, join(ROOT, 'dist'))
  return 0
})
