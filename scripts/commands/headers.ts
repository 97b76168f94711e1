// `npm run headers`: prints the security headers of a site, or compares them with those of a server.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseJson } from '../../src/lib/json/parseJson'
import { securityHeaders } from '../../src/ssr/headers/securityHeaders'
import { neededSources, siteSources } from '../../src/ssr/headers/siteSources'
import { withoutService } from '../export/links/withoutService'
import { checkHeaders } from '../headers/checkHeaders'
import { FORMATS, formatHeaders } from '../headers/formats'
import { policiesIn } from '../headers/pagePolicy'
import { remoteMediaUrls } from '../headers/remoteMediaUrls'
import { SAMPLE_SITES, SAMPLES_FOLDER } from '../package/installation'
import { print } from './print'
import { findDefaultSite, InvalidArgumentsError, parseEnumOption, resolveArgumentPath, runCommand } from './runCommand'

const USAGE = `Prints the security headers of a site in the format of a server, with the reason for each origin.
  npm run headers -- [--site NAME|FOLDER] [--format nginx|caddy|netlify|cloudflare|json] [--check URL]

  --site    a sample site, or a site folder (default: site, if the working folder has it)
  --format  default nginx; netlify and cloudflare: a _headers file
  --check   compares the headers that URL returns, and the policy in its page, with those of the site

Exit codes: 0 printed, or the headers match; 1 they differ; 2 invalid arguments, or no response.`

const CHECK_TIMEOUT_MS = 10_000

function folderOf(siteNameOrFolder: string): string {
  const fixture = join(SAMPLE_SITES, siteNameOrFolder)
  const folder =
    /^[\w-]+$/.test(siteNameOrFolder) && existsSync(join(fixture, 'config.json'))
      ? fixture
      : resolveArgumentPath(siteNameOrFolder)
  if (!existsSync(join(folder, 'config.json')))
    throw new InvalidArgumentsError(
      `--site is "${siteNameOrFolder}": expected a sample site, or a folder with a config.json.`,
    )
  return folder
}

function readConfig(siteNameOrFolder: string, folder: string): unknown {
  try {
    return parseJson(readFileSync(join(folder, 'config.json'), 'utf8'))
  } catch (error) {
    throw new InvalidArgumentsError(`The config of ${siteNameOrFolder} is not valid JSON: ${(error as Error).message}`)
  }
}

async function fetchPage(address: string): Promise<{ headers: Headers; inPage: string[] }> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new InvalidArgumentsError(`--check is "${address}": expected an HTTP URL, such as https://site.example/.`)
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    return { headers: response.headers, inPage: isPage ? policiesIn(await response.text()) : [] }
  } catch (error) {
    const { cause, message } = error as Error
    throw new InvalidArgumentsError(`${address} did not respond: ${cause instanceof Error ? cause.message : message}`)
  }
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      format: { type: 'string' },
      check: { type: 'string' },
    },
  })
  const { site = findDefaultSite() } = values
  if (site === undefined) throw new InvalidArgumentsError('Missing option: --site')
  if (values.check !== undefined && values.format !== undefined)
    throw new InvalidArgumentsError('--check and --format cannot be combined.')
  const folder = folderOf(site)
  const config = readConfig(site, folder)
  const media = remoteMediaUrls({ siteFolder: folder, mediaFolder: join(SAMPLES_FOLDER, 'fixtures', 'media') })
  if (values.check === undefined) {
    const format = parseEnumOption(FORMATS, '--format', values.format ?? 'nginx')
    try {
      print(formatHeaders(format, securityHeaders(siteSources(config, media)), neededSources(config, media)))
    } catch (error) {
      throw error instanceof RangeError ? new InvalidArgumentsError(error.message) : error
    }
    return 0
  }
  const sent = await fetchPage(values.check)
  // Only pages of a static export contain a policy.
  const published = sent.inPage.length > 0 ? withoutService(config).document : config
  const wanted = securityHeaders(siteSources(published, media))
  const differences = checkHeaders(wanted, sent, neededSources(published, media))
  print(differences.length > 0 ? differences.join('\n') : `${values.check} sends the headers of ${site}.`)
  return differences.length > 0 ? 1 : 0
})
