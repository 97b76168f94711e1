// Runs one TypeScript script through Vite's module runner: `node scripts/run.mjs scripts/x.ts …`.
// Node 20 cannot read TypeScript; Vite is here anyway, so no second loader is needed.
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const file = process.argv[2]
process.argv.splice(1, 2, resolve(file))
await runnerImport(resolve(file), { configFile: false, logLevel: 'error', appType: 'custom' })
