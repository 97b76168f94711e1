import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../package/installation'
import { buildSsr } from '../ssr/buildSsr'
import { readOptions, runCommand } from './runCommand'

const USAGE = `Builds the static files of the site into dist/, and the SSR server into dist.ssr/. One build serves every brand.
  npm run build`

await runCommand(USAGE, async () => {
  readOptions({})
  // The script runner sets NODE_ENV to development.
  process.env.NODE_ENV = 'production'
  await build({ configFile: 'vite.config.ts', configLoader: 'runner', logLevel: process.env.CI ? 'warn' : 'info' })
  await buildSsr(ROOT, join(ROOT, 'dist'))
  return 0
})
