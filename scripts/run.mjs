// Runs one TypeScript script through Vite's module runner: `node scripts/run.mjs scripts/x.ts …`.
// Node 20 cannot run TypeScript. Vite can, and is a dependency already.
import { existsSync } from 'node:fs'
import { Module } from 'node:module'
import { join, resolve } from 'node:path'
import { ensureInstalled } from './setup/ensureInstalled.mjs'

const ROOT = join(import.meta.dirname, '..')
ensureInstalled(ROOT)
const { runnerImport } = await import('vite')

// Vite routes every import through a worker thread to support `import.meta.resolve`, which no script uses. Without the
// hook, commands start 25 % faster.
if (!Module.registerHooks) Module.register = undefined

const LOCAL = join(ROOT, 'local', 'registry.ts')
const PLUGIN = join(ROOT, 'scripts', 'plugins', 'localFolder.ts')

const file = process.argv[2]
process.argv.splice(1, 2, resolve(file))
const config = { configFile: false, logLevel: 'error', appType: 'custom' }
// Makes the module types, views and pages of the `local` folder available to commands (docs/how-to/extend/extending.md).
const plugins = existsSync(LOCAL) ? [(await runnerImport(PLUGIN, config)).module.localFolder(ROOT)] : []
await runnerImport(resolve(file), { ...config, plugins })
