// `npm run new`: creates a site folder. It never prompts: every option has a default.
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createBrand, createSiteFiles, writeSite } from '../new/newSite'
import { ROOT } from '../package/installation'
import { formatSummary, problemLine } from '../validate/output'
import { validatePaths } from '../validate/validatePaths'
import { oneLine, print } from './print'
import { getInvocationFolder, InvalidArgumentsError, resolveArgumentPath, runCommand } from './runCommand'

const USAGE = `Creates a site folder that works without changes, and validates it.
  npm run new -- NAME [--from lumen|minimal|SITE|FILE] [--examples] [--in FOLDER]

  NAME        name of the brand and its folder, such as corner-cinema
  --from      minimal: one page with three titles, which the folder contains (default)
              lumen: a copy of the fixture site lumen under the new name
              SITE: a copy of another site folder under the new name
              FILE: a home page with the titles of another service: a JW Platform playlist, a Jellyfin or TMDB item list,
              a schema.org ItemList (FILE.json), or an MRSS or Atom feed (FILE.xml)
  --examples  minimal: without titles of its own; shows those of the fixture catalogue as examples
  --in        parent folder (default: sites)`

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'minimal' },
      examples: { type: 'boolean' },
      in: { type: 'string', default: 'sites' },
    },
  })
  const [name, ...more] = positionals
  if (name === undefined) throw new InvalidArgumentsError('Missing argument: NAME')
  if (more.length > 0) throw new InvalidArgumentsError(`Too many arguments: ${more.join(' ')}`)

  const brand = createBrand(name)
  const folder = resolveArgumentPath(join(values.in, name))
  const shown = (relative(getInvocationFolder(), folder) || folder).replaceAll('\\', '/')
  const { files, notes } = createSiteFiles(brand, values, ROOT)
  writeSite(folder, shown, files, ROOT)

  const report = await validatePaths([folder], { baseFolder: getInvocationFolder(), root: ROOT })
  for (const problem of report.problems) print(problemLine(problem))
  print(`${shown}: ${files.size} files. ${formatSummary(report)}`)
  for (const note of notes) print(oneLine(note))
  // The printed commands run in the project folder, so a path relative to another folder would not work.
  const path = getInvocationFolder() === ROOT ? shown : folder
  print(`
  npm start -- --site ${path}        preview; updates on each save
  npm run validate -- ${path}        validate
  npm run serve -- --site ${path}    preview the production build`)
  return report.problems.some(({ severity }) => severity === 'error') ? 1 : 0
})
