// `npm run diff`: lists what a change of a site means for visitors. Same exit codes as `diff`.
import { parseArgs } from 'node:util'
import { compareSites } from '../diff/compareSites'
import { createReport, formatMarkdown, formatText, keepComparableParts } from '../diff/output'
import { readSite } from '../diff/readSite'
import { parseSiteSource } from '../diff/siteSources'
import { isInstalled } from '../package/installation'
import { print, printError } from './print'
import { findDefaultSite, InvalidArgumentsError, runCommand } from './runCommand'

const USAGE = `Lists what a change of a site means for visitors: routes, menus, pages, and who may see them.
  npm run diff -- [OLD [NEW]] [--json] [--md] [--shots FOLDER]

  OLD, NEW  a site folder, a folder at a Git revision (HEAD~3:sites/corner), or the base URL of a service
            (https://site.example/api/v1/); default for NEW: the current state of the folder OLD;
            default for OLD: HEAD:./site, if the working folder has a site of this name
  --json    output for tools
  --md      output for pull requests
  --shots   writes a page to FOLDER with screenshots of the affected routes before and after; not in the npm package

Exit codes: 0 no changes, 1 changes, 2 invalid arguments, or OLD or NEW cannot be read.`

/** Reads and checks the command line. Throws InvalidArgumentsError with a message for the user. */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, md: { type: 'boolean' }, shots: { type: 'string' } },
  })
  // Without NEW: the folder of OLD without its revision, such as origin/main.
  const given = positionals.length > 0 ? positionals : [findDefaultSite() ?? []].flat().map((site) => `HEAD:./${site}`)
  const [before, after = before?.replace(/^[^:]+:(?!\/\/)/, ''), ...more] = given
  if (before === undefined || after === undefined) throw new InvalidArgumentsError('Missing argument: OLD')
  if (more.length > 0) throw new InvalidArgumentsError(`Too many arguments: ${more.join(' ')}`)
  if (before === after)
    throw new InvalidArgumentsError(`OLD and NEW are both ${before}: name another revision, folder or service.`)
  if (values.json && values.md) throw new InvalidArgumentsError('--json and --md cannot be combined.')
  if (values.shots !== undefined && isInstalled)
    throw new InvalidArgumentsError('--shots needs the browser of the project: the npm package has none.')
  const places = [parseSiteSource(before), parseSiteSource(after)] as const
  if (values.shots !== undefined && places.some(({ isService }) => isService))
    throw new InvalidArgumentsError('--shots needs two folders or revisions: it cannot take screenshots of a service.')
  return { ...values, places }
}

await runCommand(USAGE, async () => {
  const { places, json, md, shots } = readArguments()
  const sites = keepComparableParts(await readSite(places[0]), await readSite(places[1]), places)
  const report = createReport(compareSites(...sites))
  for (const sentence of sites.flatMap(({ faults }) => faults)) printError(sentence)
  if (json) print(JSON.stringify(report, null, 2))
  else print(md ? formatMarkdown(report) : formatText(report))
  if (shots !== undefined && !report.same) {
    const { writeShotComparison } = await import('../diff/shots')
    printError(await writeShotComparison(places, sites, report, shots))
  }
  return report.same ? 0 : 1
})
