// `npm run docs` serves the documentation site, `npm run docs:build` builds it. Its packages are in docs/node_modules,
// so that an installation of the product does not need them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './setup/ensureInstalled.mjs'

const docs = join(import.meta.dirname, '..', 'docs')
ensureInstalled(docs)
const vitepress = join(docs, 'node_modules', 'vitepress', 'bin', 'vitepress.js')
const [command = 'dev', ...options] = process.argv.slice(2)
const { status } = spawnSync(process.execPath, [vitepress, command, docs, ...options], { stdio: 'inherit' })
process.exit(status ?? 1)
