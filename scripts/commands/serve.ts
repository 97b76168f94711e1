import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { startOidc } from '../../fixtures/oidc/startOidc'
import { securityHeaders } from '../plugins/securityHeaders'
import { siteSources } from './siteSources'

/** What the built site is made from. */
const SOURCES = ['src', 'registry', 'schemas', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

const USAGE = `Serves the built site with the fixture service.
  npm run serve -- [--site NAME|FOLDER] [--port N] [--host ADDRESS] [--no-build]

  --site      a name of fixtures/sites, or a site folder elsewhere (default: MARQUEE_SITE, else lumen)
  --port      default 4173
  --host      default 127.0.0.1
  --no-build  serves dist/ as it is`

/** When a file was changed last; of a folder: the newest file in it. 0 where there is nothing. */
function changed(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return basename(path).includes('.test.') ? 0 : stats.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => changed(join(path, name))))
}

/** Builds when dist/ is missing or older than what it is made from. */
function buildIfNeeded(root: string): void {
  const built = changed(join(root, 'dist', 'index.html'))
  if (built > 0 && SOURCES.every((path) => changed(join(root, path)) <= built)) return
  console.log(built > 0 ? 'dist/ is older than its sources: building.' : 'There is no dist/: building.')
  const command = ['scripts/run.mjs', 'scripts/commands/build.ts']
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail('The build failed. With --no-build, dist/ is served as it is.')
}

/** The config of a site, for its policy. What cannot be read adds nothing to it. */
function readConfig(root: string, site: string): unknown {
  const named = join(root, 'fixtures', 'sites', site)
  try {
    return JSON.parse(readFileSync(join(existsSync(named) ? named : resolve(site), 'config.json'), 'utf8'))
  } catch {
    return undefined
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const root = process.cwd()
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    site: { type: 'string' },
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    'no-build': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`--port ${values.port} is no port.`)
if (values.site) process.env.MARQUEE_SITE = values.site
if (!values['no-build']) buildIfNeeded(root)
if (!existsSync(join(root, 'dist', 'index.html'))) fail('There is no dist/: run "npm run build" first.')

// Any fixture site can be chosen by a link, so the identity provider is in the policy of all.
const { issuer } = await startOidc()
const sources = siteSources(readConfig(root, process.env.MARQUEE_SITE ?? 'lumen'))
for (const directive of ['connect-src', 'form-action']) sources[directive] = [...(sources[directive] ?? []), issuer]
const headers = securityHeaders(sources)
const server = await preview({
  root,
  configLoader: 'runner',
  logLevel: 'warn',
  preview: { port, host: values.host, strictPort: true, headers },
}).catch((error: Error) => fail(error.message))
const address = server.httpServer.address()
if (typeof address === 'object' && address) console.log(`http://${values.host}:${address.port}/`)
