// Runs one TypeScript script through Vite's module runner: `node scripts/run.mjs scripts/x.ts …`.
// Node 20 cannot read TypeScript; Vite is here anyway, so no second loader is needed.
import { existsSync } from 'node:fs'
import { Module } from 'node:module'
import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'

// The problem: for `import.meta.resolve`, which no script uses, Vite lets every import go through a thread of its own. The
// solution: where Node has no other hooks, it finds none: a command starts in three quarters of the time.
if (!Module.registerHooks) Module.register = undefined

const ROOT = join(import.meta.dirname, '..')
const LOCAL = join(ROOT, 'local', 'registry.ts')
const PLUGIN = join(ROOT, 'scripts', 'plugins', 'localFolder.ts')

const file = process.argv[2]
process.argv.splice(1, 2, resolve(file))
const config = { configFile: false, logLevel: 'error', appType: 'custom' }
// What a company adds in its own folder counts for the tools, too (docs/extending.md).
const plugins = existsSync(LOCAL) ? [(await runnerImport(PLUGIN, config)).module.localFolder(ROOT)] : []
await runnerImport(resolve(file), { ...config, plugins })
