import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { basename, join } from 'node:path'
import { startOidc } from '../../fixtures/oidc/startOidc'
import { parseJson } from '../../src/lib/json/parseJson'
import { securityHeaders } from '../../src/ssr/headers/securityHeaders'
import { siteSources } from '../../src/ssr/headers/siteSources'
import { type AdaptedSite, type AdapterSource, createAdaptedSite, parseAdapterSource } from '../adapters/adaptedSite'
import { remoteMediaUrls } from '../headers/remoteMediaUrls'
import { isInstalled, ROOT, SAMPLE_SITES, SAMPLES_FOLDER } from '../package/installation'
import { type Handler, serveBuilt } from '../serve/serveBuilt'
import { proxiedBrand, startSsrServer } from '../ssr/startSsrServer'
import { requirePort } from './ports'
import { print } from './print'
import {
  CommandError,
  findDefaultSite,
  InvalidArgumentsError,
  parseSiteArgument,
  readOptions,
  readPort,
  resolveArgumentPath,
  runCommand,
} from './runCommand'

/** Files and folders that the build depends on. */
const BUILD_SOURCES = ['src', 'registry', 'local', 'schemas', 'index.html', 'vite.config.ts', 'package-lock.json']

const USAGE = `Serves the production build of a site with the fixture service.
  npm run serve -- [--site NAME|FOLDER] [--adapt NAME:SOURCE] [--ssr] [--port N] [--host ADDRESS] [--name NAME]
                  [--no-build]

  --site      a sample site, or a site folder (default: MARQUEE_SITE, else site if the working folder has it, else
              lumen)
  --adapt     shows the titles of another service, in the brand of --site or a default brand. NAME is jw, jellyfin,
              schema-org, tmdb, mrss or atom; SOURCE is a file, a URL, or for jw a playlist ID
  --ssr       renders pages on the server, as in production (docs/how-to/publish/server-side-rendering.md)
  --port      default 4173
  --host      default 127.0.0.1
  --name      additional host name to accept, such as the name of a container; repeatable
  --no-build  serves dist/ without building`

const root = ROOT

/** Modification time of a file, or of the newest file in a folder; 0 if it does not exist. */
function modifiedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return basename(path).includes('.test.') ? 0 : stats.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => modifiedAt(join(path, name))))
}

/** Builds if dist/ is missing or older than its sources. */
function buildIfNeeded(root: string): void {
  const built = modifiedAt(join(root, 'dist', 'index.html'))
  if (built > 0 && BUILD_SOURCES.every((path) => modifiedAt(join(root, path)) <= built)) return
  print(built > 0 ? 'dist/ is older than its sources: building.' : 'dist/ is missing: building.')
  const command = ['scripts/run.mjs', 'scripts/commands/build.ts']
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0)
    throw new CommandError('The build failed. Fix the errors above, or serve the existing dist/ with --no-build.')
}

const folderOf = (siteNameOrFolder: string): string =>
  existsSync(join(SAMPLE_SITES, siteNameOrFolder))
    ? join(SAMPLE_SITES, siteNameOrFolder)
    : resolveArgumentPath(siteNameOrFolder)

/** Reads the config for the Content-Security-Policy. An unreadable config adds no origins. */
function readConfig(siteNameOrFolder: string): unknown {
  try {
    return parseJson(readFileSync(join(folderOf(siteNameOrFolder), 'config.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Starts the SSR server in front of the fixture service.
 * @param serviceUrl URL of the fixture service
 * @param names additional host names, on any port
 * @param port 0: any free port
 * @returns URL of the SSR server
 */
async function startSsr(serviceUrl: string, host: string, names: string[], port: number): Promise<string> {
  const server = await startSsrServer(
    (ownPort) => [proxiedBrand([...hostNames(host).map((each) => `${each}:${ownPort}`), ...names], serviceUrl)],
    {
      dist: join(root, 'dist'),
      host,
      port,
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  return `http://${urlHost(host)}:${server.port}/`
}

/** Host names that reach a server listening at `host`: for 0.0.0.0, all IPv4 addresses of this machine. */
function hostNames(host: string): string[] {
  if (!['0.0.0.0', '::'].includes(host)) return [host]
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  // The table of brands does not support IPv6.
  return ['localhost', ...addresses.filter(({ family }) => family === 'IPv4').map(({ address }) => address)]
}

/** Wraps an IPv6 address in brackets for a URL. */
const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Creates a site with the titles of another service, and serves it instead of any other site. */
async function startAdaptedSite(source: AdapterSource, siteNameOrFolder: string | undefined): Promise<AdaptedSite> {
  const brandFolder = siteNameOrFolder === undefined ? undefined : folderOf(siteNameOrFolder)
  const adapted = await createAdaptedSite(source, brandFolder, print)
  process.env.MARQUEE_SITE = adapted.folder
  process.on('exit', adapted.remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  return adapted
}

/** Refreshes the list in the background when a request arrives. */
const refreshOnRequest =
  ({ refresh }: AdaptedSite): Handler =>
  async () => {
    refresh()
    return false
  }

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
  const given = values.site ?? (process.env.MARQUEE_SITE ? undefined : findDefaultSite())
  if (given) process.env.MARQUEE_SITE = parseSiteArgument(given)
  const source = values.adapt === undefined ? undefined : parseAdapterSource(values.adapt)
  if (!process.env.MARQUEE_SITE && !source && !existsSync(SAMPLE_SITES))
    throw new InvalidArgumentsError('Missing option: --site')
  await requirePort(values.host, port)
  const adapted = source && (await startAdaptedSite(source, values.site))
  if (!values['no-build'] && !isInstalled) buildIfNeeded(root)
  if (!existsSync(join(root, 'dist', 'index.html')))
    throw new CommandError('dist/ is missing: run "npm run build" first.')

  // A link can select any sample site, so the policy contains their identity provider.
  const issuers = existsSync(SAMPLE_SITES) ? [(await startOidc()).issuer] : []
  const site = process.env.MARQUEE_SITE ?? 'lumen'
  const media = remoteMediaUrls({ siteFolder: folderOf(site), mediaFolder: join(SAMPLES_FOLDER, 'fixtures', 'media') })
  const sources = siteSources(readConfig(site), media)
  for (const directive of ['connect-src', 'form-action'])
    sources[directive] = [...(sources[directive] ?? []), ...issuers]
  // With --ssr, the SSR server listens at the requested port and proxies to this one.
  const server = await serveBuilt({
    root: SAMPLES_FOLDER,
    dist: join(root, 'dist'),
    port: values.ssr ? 0 : port,
    host: values.ssr ? '127.0.0.1' : values.host,
    names: values.name,
    headers: securityHeaders(sources),
    handlers: () => (adapted ? [refreshOnRequest(adapted)] : []),
  })
  const serviceUrl = `http://127.0.0.1:${server.port}/`
  const { host, name } = values
  print(values.ssr ? await startSsr(serviceUrl, host, name, port) : `http://${urlHost(host)}:${server.port}/`)
  return 0
})
