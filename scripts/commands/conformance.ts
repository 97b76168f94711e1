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

/** The site gives a page up after this time, in milliseconds (reliability P3). */
const PATIENCE = 10_000

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

await runCommand(USAGE, async () => {
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
  if (values.write && values.token === undefined) throw new CallError('--write needs the --token of somebody.')
  const ids = CALLS.map(({ id }) => id)
  const only = values.only?.map((id) => oneOf(ids, '--only', id))
  const all = await conform({
    base: addressGiven('URL', given),
    base2: values.base2 && addressGiven('--base2', values.base2),
    authorization: values.token && (/\s/.test(values.token) ? values.token : `Token ${values.token}`),
    origin: values.origin && new URL(addressGiven('--origin', values.origin)).origin,
    patience: PATIENCE,
    config: values.site === undefined ? undefined : configOf(values.site),
    write: values.write,
  })
  // All are asked: values for one call come out of the answers to others.
  const reports = all.reports.filter(({ call }) => !only || only.includes(call.id))
  const found = { reports, findings: reports.flatMap(({ findings }) => findings) }
  if (format === 'json') print(jsonOf(found))
  if (format === 'junit') print(junitOf(found))
  if (format === 'text') {
    const text = textOf(found)
    if (text) print(text)
    printError(summaryOf(found))
  }
  const isAnswer = ({ state, findings }: CallReport) =>
    state === 'asked' && !findings.some(({ rule }) => rule === 'silent')
  if (!all.reports.some(isAnswer)) return 2
  return found.findings.some(({ severity }) => severity === 'failure') ? 1 : 0
})
