// `npm run diff`: what a change means to visitors. Exit codes as of `terraform plan -detailed-exitcode`.
import { parseArgs } from 'node:util'
import { compareSites } from '../diff/compareSites'
import { compareLike, markdownOf, reportOf, textOf } from '../diff/output'
import { placeOf } from '../diff/places'
import { readSite } from '../diff/readSite'
import { CallError, runCommand } from './runCommand'

const USAGE = `Says what a change of a site means: routes, menus, pages, who may see what.
  npm run diff -- OLD [NEW] [--json] [--md] [--shots FOLDER]

  OLD, NEW  a site folder, a folder at a revision as git writes it (HEAD~3:sites/corner), or the address of a
            service (https://site.example/api/v1/); without NEW: the folder of OLD as it lies here
  --json    for tools
  --md      for pull requests
  --shots   pictures of the affected addresses, before and after, as one page in this folder

Exit codes: 0 the same, 2 changes, 1 a fault.`

await runCommand(USAGE, 1, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, md: { type: 'boolean' }, shots: { type: 'string' } },
  })
  const [old, now = old?.replace(/^[^:/]+:(?!\/\/)/, ''), ...more] = positionals
  if (old === undefined || now === undefined) throw new CallError('Two sites are needed.')
  if (more.length > 0) throw new CallError(`Two sites, not ${positionals.length}: ${positionals.join(' ')}`)
  if (old === now) throw new CallError(`Both are ${old}: another revision, folder or service is needed.`)
  if (values.json && values.md) throw new CallError('--json and --md ask for two formats.')

  const places = [placeOf(old), placeOf(now)] as const
  if (values.shots !== undefined && places.some(({ isService }) => isService))
    throw new CallError('--shots needs two folders or revisions: a service is not served here.')
  const sites = compareLike(await readSite(places[0]), await readSite(places[1]), places)
  const report = reportOf(compareSites(...sites))
  for (const sentence of sites.flatMap(({ faults }) => faults)) console.error(sentence)
  if (values.json) console.log(JSON.stringify(report, null, 2))
  else console.log(values.md ? markdownOf(report) : textOf(report))
  if (values.shots !== undefined && !report.same) {
    const { takeShots } = await import('../diff/shots')
    console.error(await takeShots(places, sites, report, values.shots))
  }
  return report.same ? 0 : 2
})
