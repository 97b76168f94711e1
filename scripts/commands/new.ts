// `npm run new`: a site folder to begin with. It asks nothing: what is not said has a default.
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { brandOf, filesOf, writeSite } from '../new/newSite'
import { problemLine, summary } from '../validate/output'
import { validatePaths } from '../validate/validatePaths'
import { oneLine, print } from './print'
import { asGiven, CallError, givenFrom, ROOT, runCommand } from './runCommand'

const USAGE = `Makes a site folder that runs as it is, and checks it.
  npm run new -- NAME [--from lumen|minimal|FILE] [--in FOLDER]

  NAME    of the brand and of its folder, as in corner-cinema
  --from  minimal: one page with three titles (default)
          lumen: all that the fixture site lumen has, under the new name
          FILE: a home made of a playlist of JW Platform, a list of Jellyfin or TMDB, an ItemList of schema.org
          (FILE.json), or a feed in MRSS or Atom (FILE.xml)
  --in    where the folder is made (default: sites)`

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string', default: 'minimal' }, in: { type: 'string', default: 'sites' } },
  })
  const [name, ...more] = positionals
  if (name === undefined) throw new CallError('Missing argument: NAME')
  if (more.length > 0) throw new CallError(`Too many arguments: ${more.join(' ')}`)

  const brand = brandOf(name)
  const folder = asGiven(join(values.in, name))
  const shown = (relative(givenFrom(), folder) || folder).replaceAll('\\', '/')
  const { files, notes } = filesOf(brand, values.from, ROOT)
  writeSite(folder, shown, files, ROOT)

  const report = await validatePaths([folder], { from: givenFrom(), root: ROOT })
  for (const problem of report.problems) print(problemLine(problem))
  print(`${shown}: ${files.size} files. ${summary(report)}`)
  for (const note of notes) print(oneLine(note))
  // Other commands run in the project, so that a path from elsewhere would not be found there.
  const path = givenFrom() === ROOT ? shown : folder
  print(`
  npm start -- --site ${path}        look at it; each save shows at once
  npm run validate -- ${path}        check it
  npm run serve -- --site ${path}    see it as it will be published`)
  return report.problems.some(({ severity }) => severity === 'error') ? 1 : 0
})
