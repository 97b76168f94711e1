// `npm start`: installs missing packages, then serves a site for development. Needs nothing but Node and npm.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './setup/ensureInstalled.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
ensureInstalled(root)
const child = spawn(
  process.execPath,
  [join(root, 'scripts/run.mjs'), join(root, 'scripts/commands/dev.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
const stops = ['SIGINT', 'SIGTERM']
for (const signal of stops) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (stops.includes(signal) ? 0 : 1)))
