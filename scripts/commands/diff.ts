// `npm run diff`: what a change means to visitors. Exit codes as of `diff`.
import { parseArgs } from 'node:util'
import { compareSites } from '../diff/compareSites'
import { compareLike, markdownOf, reportOf, textOf } from '../diff/output'
import { placeOf } from '../diff/places'
import { readSite } from '../diff/readSite'
import { print, printError } from './print'
import { CallError, runCommand } from './runCommand'

const USAGE = `Says what a change of a site means: routes, menus, pages, who may see what.
  npm run diff -- OLD [NEW] [--json] [--md] [--shots FOLDER]

  OLD, NEW  a site folder, a folder at a revision as git writes it (HEAD~3:sites/corner), or the address of a
            service (https://site.example/api/v1/); without NEW: the folder of OLD as it lies here
  --json    for tools
  --md      for pull requests
  --shots   pictures of the affected addresses, before and after, as one page in this folder

Exit codes: 0 no changes, 1 changes, 2 wrong usage, or a side that cannot be read.`

/** Reads and checks the command line. Throws CallError with a message for the user. */
function readCall() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, md: { type: 'boolean' }, shots: { type: 'string' } },
  })
  // Without NEW: the folder of OLD without its revision.
  const [before, after = before?.replace(/^[^:/]+:(?!\/\/)/, ''), ...more] = positionals
  if (before === undefined || after === undefined) throw new CallError('Missing argument: OLD')
  if (more.length > 0) throw new CallError(`Too many arguments: ${more.join(' ')}`)
  if (before === after) throw new CallError(`Both are ${before}: another revision, folder or service is needed.`)
  if (values.json && values.md) throw new CallError('--json and --md cannot be combined.')
  const places = [placeOf(before), placeOf(after)] as const
  if (values.shots !== undefined && places.some(({ isService }) => isService))
    throw new CallError('--shots needs two folders or revisions: a service is not served here.')
  return { ...values, places }
}

await runCommand(USAGE, async () => {
  const { places, json, md, shots } = readCall()
  const sites = compareLike(await readSite(places[0]), await readSite(places[1]), places)
  const report = reportOf(compareSites(...sites))
  for (const sentence of sites.flatMap(({ faults }) => faults)) printError(sentence)
  if (json) print(JSON.stringify(report, null, 2))
  else print(md ? markdownOf(report) : textOf(report))
  if (shots !== undefined && !report.same) {
    const { takeShots } = await import('../diff/shots')
    printError(await takeShots(places, sites, report, shots))
  }
  return report.same ? 0 : 1
})
