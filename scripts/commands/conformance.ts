// `npm run conformance`: what a service lacks for a site.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CALLS } from '../calls/calls'
import { conform } from '../conformance/conform'
import type { CallReport } from '../conformance/finding'
import { jsonOf, junitOf, summaryOf, textOf } from '../conformance/output'
import { print, printError } from './print'
import { asGiven, CallError, oneOf, ROOT, readSite, runCommand } from './runCommand'

const FORMATS = ['text', 'json', 'junit'] as const
const USAGE = `Asks a service every call that a site makes, and says what is missing or wrong.
  npm run conformance -- URL [options]

  URL                       base of the service, as in https://site.example/api/v1/
  --site NAME|FOLDER        the site that it is for (default: what the service's config says)
  --token TOKEN             of who is signed in; "Bearer …" is sent as it is. Without: what anybody may ask
  --write                   makes the calls that change something, too, and puts back what they changed
  --origin URL              of the site, where that is not the service's: what browsers ask for then
  --base2 URL               the second base (default: v2 in place of v1 at the end of URL)
  --only NAME               tells of this call only, by its name in openapi.json; may be given several times
  --format text|json|junit  how it is written (default: text)

Exit codes: 0 nothing fails, 1 at least one failure, 2 wrong usage, or no answer.`

/** Timeout of a request in milliseconds, as in the site (reliability P3). */
const TIMEOUT_MS = 10_000

function addressGiven(option: string, given: string): string {
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new CallError(`${option} is an address, as in https://site.example/api/v1/, not "${given}".`)
  return given.endsWith('/') ? given : `${given}/`
}

function configOf(given: string): string {
  const site = readSite(given)
  const named = join(ROOT, 'fixtures', 'sites', site, 'config.json')
  return readFileSync(existsSync(named) ? named : join(asGiven(site), 'config.json'), 'utf8')
}

/** Reads and checks the command line. Throws CallError with a message for the user. */
function readCall() {
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
  const [given, ...more] = positionals
  if (given === undefined) throw new CallError('Missing argument: URL')
  if (more.length > 0) throw new CallError(`Too many arguments: ${more.join(' ')}`)
  const format = oneOf(FORMATS, '--format', values.format ?? 'text')
  const { site, token, write, origin, base2 } = values
  if (write && token === undefined) throw new CallError('--write needs the --token of somebody.')
  const ids = CALLS.map(({ id }) => id)
  const only = values.only?.map((id) => oneOf(ids, '--only', id))
  const settings = {
    base: addressGiven('URL', given),
    base2: base2 && addressGiven('--base2', base2),
    authorization: token && (/\s/.test(token) ? token : `Token ${token}`),
    origin: origin && new URL(addressGiven('--origin', origin)).origin,
    patience: TIMEOUT_MS,
    config: site === undefined ? undefined : configOf(site),
    write,
  }
  return { settings, only, format }
}

await runCommand(USAGE, async () => {
  const { settings, only, format } = readCall()
  const all = await conform(settings)
  // All calls are made, because parameters of one call come from the answers to others.
  const reports = all.reports.filter(({ call }) => !only || only.includes(call.id))
  const found = { reports, findings: reports.flatMap(({ findings }) => findings) }
  if (format === 'json') print(jsonOf(found))
  else if (format === 'junit') print(junitOf(found))
  else printText(found)
  if (!all.reports.some(isAnswered)) return 2
  return found.findings.some(({ severity }) => severity === 'failure') ? 1 : 0
})

function printText(found: Parameters<typeof textOf>[0]): void {
  const text = textOf(found)
  if (text) print(text)
  printError(summaryOf(found))
}

function isAnswered({ state, findings }: CallReport): boolean {
  return state === 'asked' && !findings.some(({ rule }) => rule === 'silent')
}
