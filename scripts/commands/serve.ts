import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { basename, join } from 'node:path'
import { type Plugin, preview } from 'vite'
import { startOidc } from '../../fixtures/oidc/startOidc'
import { parseJson } from '../../src/lib/json/parseJson'
import { securityHeaders } from '../../src/ssr/headers/securityHeaders'
import { siteSources } from '../../src/ssr/headers/siteSources'
import { type AdaptedSite, createAdaptedSite, type Source, sourceOf } from '../adapters/adaptedSite'
import { folderMedia } from '../headers/folderMedia'
import { proxiedBrand, startSsrServer } from '../ssr/startSsrServer'
import { requirePort } from './ports'
import { print } from './print'
import { asGiven, CommandError, readOptions, readPort, readSite, runCommand } from './runCommand'

/** What the built site is made from. */
const SOURCES = ['src', 'registry', 'local', 'schemas', 'index.html', 'vite.config.ts', 'package-lock.json']

const USAGE = `Serves the built site with the fixture service.
  npm run serve -- [--site NAME|FOLDER] [--adapt NAME:SOURCE] [--ssr] [--port N] [--host ADDRESS] [--name NAME]
                  [--no-build]

  --site      a name of fixtures/sites, or a site folder elsewhere (default: MARQUEE_SITE, else lumen)
  --adapt     home and titles are the list of another service, in the brand of --site, else in one of its own; NAME is
              jw, jellyfin, schema-org, tmdb, mrss or atom, SOURCE a file or an address, for jw also the id of a playlist
  --ssr       renders pages on the server, as in production (docs/deploy.md)
  --port      default 4173
  --host      default 127.0.0.1
  --name      another name by which it is asked, as a container is by others; may be given more than once
  --no-build  serves dist/ as it is`

const root = process.cwd()

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
  print(built > 0 ? 'dist/ is older than its sources: building.' : 'There is no dist/: building.')
  const command = ['scripts/run.mjs', 'scripts/commands/build.ts']
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new CommandError('The build failed. With --no-build, dist/ is served as it is.')
}

const isFixture = (root: string, site: string) => existsSync(join(root, 'fixtures', 'sites', site))

/** The folder of a site: of fixtures/sites, or elsewhere. */
const folderOf = (root: string, site: string): string =>
  isFixture(root, site) ? join(root, 'fixtures', 'sites', site) : asGiven(site)

/** The config of a site, for its policy. What cannot be read adds nothing to it. */
function readConfig(root: string, site: string): unknown {
  try {
    return parseJson(readFileSync(join(folderOf(root, site), 'config.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Starts the SSR server in front of the fixture service.
 * @param behind address of the service
 * @param names other names that it is asked by, at whatever port
 * @param port 0: any free one
 * @returns its address
 */
async function startSsr(behind: string, host: string, names: string[], port: number): Promise<string> {
  const server = await startSsrServer(
    (own) => [proxiedBrand([...namesOf(host).map((each) => `${each}:${own}`), ...names], behind)],
    {
      dist: join(root, 'dist'),
      host,
      port,
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  return `http://${inAddress(host)}:${server.port}/`
}

/** By what whoever comes may call a server at an address: one at all addresses of this machine by each of them. */
function namesOf(host: string): string[] {
  if (!['0.0.0.0', '::'].includes(host)) return [host]
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  // The table of brands knows none of version 6.
  return ['localhost', ...own.filter(({ family }) => family === 'IPv4').map(({ address }) => address)]
}

/** An address of version 6 has colons of its own. */
const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** A site made of another service's list, which is shown in place of all others. */
async function adapt(source: Source, site: string | undefined): Promise<AdaptedSite> {
  const say = (sentence: string) => print(sentence)
  const made = await createAdaptedSite(source, site === undefined ? undefined : folderOf(root, site), say)
  process.env.MARQUEE_SITE = made.folder
  process.on('exit', made.remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  return made
}

/** Asks for the list again now and then. Nobody waits for that. */
const keptFresh = ({ refresh }: AdaptedSite): Plugin => ({
  name: 'marquee-adapted-site',
  configurePreviewServer({ middlewares }) {
    middlewares.use((_message, _reply, next) => {
      refresh()
      next()
    })
  },
})

await runCommand(USAGE, async () => {
  const values = readOptions({
    site: { type: 'string' },
    adapt: { type: 'string' },
    ssr: { type: 'boolean', default: false },
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    name: { type: 'string', multiple: true, default: [] },
    'no-build': { type: 'boolean' },
  })
  const port = readPort(values.port)
  if (values.site) process.env.MARQUEE_SITE = readSite(values.site)
  const source = values.adapt === undefined ? undefined : sourceOf(values.adapt)
  await requirePort(values.host, port)
  const adapted = source && (await adapt(source, values.site))
  if (!values['no-build']) buildIfNeeded(root)
  if (!existsSync(join(root, 'dist', 'index.html')))
    throw new CommandError('There is no dist/: run "npm run build" first.')

  // Any fixture site can be chosen by a link, so the identity provider is in the policy of all.
  const { issuer } = await startOidc()
  const site = process.env.MARQUEE_SITE ?? 'lumen'
  const films = folderMedia({ site: folderOf(root, site), media: join(root, 'fixtures', 'media') })
  const sources = siteSources(readConfig(root, site), films)
  for (const directive of ['connect-src', 'form-action']) sources[directive] = [...(sources[directive] ?? []), issuer]
  const headers = securityHeaders(sources)
  const server = await preview({
    root,
    configLoader: 'runner',
    logLevel: 'warn',
    // With --ssr, the SSR server listens at the requested port and proxies to this one.
    preview: {
      port: values.ssr ? 0 : port,
      host: values.ssr ? '127.0.0.1' : values.host,
      // Any other name is refused: a page elsewhere could give itself one that leads here.
      allowedHosts: [...values.name],
      strictPort: true,
      headers,
    },
    plugins: adapted && [keptFresh(adapted)],
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) return 1
  const behind = `http://127.0.0.1:${address.port}/`
  const { host, name } = values
  print(values.ssr ? await startSsr(behind, host, name, port) : `http://${inAddress(host)}:${address.port}/`)
  return 0
})
