// `npm run headers`: the headers of a site for its server, and whether a server sends them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseJson } from '../../src/lib/json/parseJson'
import { securityHeaders } from '../../src/ssr/headers/securityHeaders'
import { neededSources, siteSources } from '../../src/ssr/headers/siteSources'
import { checkHeaders } from '../headers/checkHeaders'
import { folderMedia } from '../headers/folderMedia'
import { FORMATS, formatHeaders } from '../headers/formats'
import { print } from './print'
import { asGiven, CallError, oneOf, ROOT, runCommand } from './runCommand'

const USAGE = `Writes the security headers of a site as a server reads them, with the reason of each origin.
  npm run headers -- --site NAME|FOLDER [--format nginx|caddy|netlify|cloudflare|json] [--check URL]

  --site    a name of fixtures/sites, or a site folder elsewhere
  --format  default nginx; netlify and cloudflare: a _headers file
  --check   asks this address, and says what its server sends otherwise

Exit codes: 0 written, or the server sends the same; 1 it sends others; 2 wrong usage, or no answer.`

/** Longest time that a server is waited for, in milliseconds. */
const PATIENCE = 10_000

function folderOf(site: string): string {
  const named = join(ROOT, 'fixtures', 'sites', site)
  const folder = /^[\w-]+$/.test(site) && existsSync(join(named, 'config.json')) ? named : asGiven(site)
  if (!existsSync(join(folder, 'config.json')))
    throw new CallError(`There is no site ${site}: no folder with a config.json.`)
  return folder
}

function readConfig(site: string, folder: string): unknown {
  try {
    return parseJson(readFileSync(join(folder, 'config.json'), 'utf8'))
  } catch (error) {
    throw new CallError(`The config of ${site} is no JSON: ${(error as Error).message}`)
  }
}

async function headersAt(address: string): Promise<Headers> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new CallError(`--check takes an address, as in https://site.example/, not "${address}".`)
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })).headers
  } catch (error) {
    const { cause, message } = error as Error
    throw new CallError(`${address} does not answer: ${cause instanceof Error ? cause.message : message}`)
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
  if (values.site === undefined) throw new CallError('Missing option: --site')
  if (values.check !== undefined && values.format !== undefined)
    throw new CallError('--check and --format cannot be combined.')
  const folder = folderOf(values.site)
  const config = readConfig(values.site, folder)
  const media = folderMedia({ site: folder, media: join(ROOT, 'fixtures', 'media') })
  const wanted = securityHeaders(siteSources(config, media))
  const needed = neededSources(config, media)
  if (values.check === undefined) {
    const format = oneOf(FORMATS, '--format', values.format ?? 'nginx')
    try {
      print(formatHeaders(format, wanted, needed))
    } catch (error) {
      throw error instanceof RangeError ? new CallError(error.message) : error
    }
    return 0
  }
  const found = checkHeaders(wanted, await headersAt(values.check), needed)
  print(found.length > 0 ? found.join('\n') : `${values.check} sends the headers of ${values.site}.`)
  return found.length > 0 ? 1 : 0
})
