// `npm run conformance`: checks a service against the calls that a site makes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CALLS } from '../calls/calls'
import { checkConformance } from '../conformance/checkConformance'
import type { CallReport } from '../conformance/finding'
import { formatJson, formatJunit, formatSummary, formatText } from '../conformance/output'
import { SAMPLE_SITES } from '../package/installation'
import { print, printError } from './print'
import {
  InvalidArgumentsError,
  parseEnumOption,
  parseSiteArgument,
  resolveArgumentPath,
  runCommand,
} from './runCommand'

const FORMATS = ['text', 'json', 'junit'] as const
const USAGE = `Checks whether a service implements every call that a site makes.
  npm run conformance -- URL [options]

  URL                       base URL of the service, such as https://site.example/api/v1/
  --site NAME|FOLDER        site whose config to use (default: the config that the service returns)
  --token TOKEN             token of a signed-in user; "Bearer …" is sent unchanged (default: calls without sign-in)
  --write                   also makes the calls that modify data, and reverts their changes; needs --token
  --origin URL              origin of the site, if it differs from that of the service; checks CORS
  --base2 URL               base URL of version 2 (default: URL with v2/ in place of v1/ at the end)
  --only NAME               reports this call only, by its operationId in openapi.json; repeatable
  --format text|json|junit  output format (default: text)

Exit codes: 0 no failures, 1 at least one failure, 2 invalid arguments, or no response.`

/** Milliseconds, as in the site (reliability P3). */
const TIMEOUT_MS = 10_000

function parseUrl(option: string, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new InvalidArgumentsError(
      `${option} is "${value}": expected an HTTP URL, such as https://site.example/api/v1/.`,
    )
  return value.endsWith('/') ? value : `${value}/`
}

function readConfigText(value: string): string {
  const site = parseSiteArgument(value)
  const fixture = join(SAMPLE_SITES, site, 'config.json')
  return readFileSync(existsSync(fixture) ? fixture : join(resolveArgumentPath(site), 'config.json'), 'utf8')
}

/** Reads and checks the command line. Throws InvalidArgumentsError with a message for the user. */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      token: { type: 'string' },
      write: { type: 'boolean', default: false },
      origin: { type: 'string' },
      base2: { type: 'string' },
      only: { type: 'string', multiple: true },
      format: { type: 'string' },
    },
  })
  const [url, ...more] = positionals
  if (url === undefined) throw new InvalidArgumentsError('Missing argument: URL')
  if (more.length > 0) throw new InvalidArgumentsError(`Too many arguments: ${more.join(' ')}`)
  const format = parseEnumOption(FORMATS, '--format', values.format ?? 'text')
  const { site, token, write, origin, base2 } = values
  if (write && token === undefined)
    throw new InvalidArgumentsError('--write needs --token: the calls that modify data require a signed-in user.')
  const ids = CALLS.map(({ id }) => id)
  const only = values.only?.map((id) => parseEnumOption(ids, '--only', id))
  const settings = {
    baseUrl: parseUrl('URL', url),
    baseUrl2: base2 && parseUrl('--base2', base2),
    authorization: token && (/\s/.test(token) ? token : `Token ${token}`),
    origin: origin && new URL(parseUrl('--origin', origin)).origin,
    timeoutMs: TIMEOUT_MS,
    config: site === undefined ? undefined : readConfigText(site),
    write,
  }
  return { settings, only, format }
}

await runCommand(USAGE, async () => {
  const { settings, only, format } = readArguments()
  const all = await checkConformance(settings)
  // All calls are made, because parameters of one call come from the responses to others.
  const reports = all.reports.filter(({ call }) => !only || only.includes(call.id))
  const result = { reports, findings: reports.flatMap(({ findings }) => findings) }
  if (format === 'json') print(formatJson(result))
  else if (format === 'junit') print(formatJunit(result))
  else printText(result)
  if (!all.reports.some(hasResponse)) return 2
  return result.findings.some(({ severity }) => severity === 'failure') ? 1 : 0
})

function printText(result: Parameters<typeof formatText>[0]): void {
  const text = formatText(result)
  if (text) print(text)
  printError(formatSummary(result))
}

function hasResponse({ state, findings }: CallReport): boolean {
  return state === 'asked' && !findings.some(({ rule }) => rule === 'silent')
}
