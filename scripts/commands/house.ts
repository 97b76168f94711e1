import { figuresOf } from '../house/figures'

import { objection } from '../house/layers'
import { readSources } from '../house/sources'
import { print, printError } from './print'
import { ROOT, readOptions, runCommand } from './runCommand'

const USAGE = `Says how the house stands (files, median, imports, crowded folders), and fails on an import against the direction.
  npm run lint`

await runCommand(USAGE, async () => {
  readOptions({})
  const root = ROOT
  const sources = readSources(root)
  const { files, median, importShare, singleImporter, above300, crowded } = figuresOf(root, sources)
  print(`files of src and registry  ${files}`)
  print(`median of their lines      ${median}`)
  print(`lines that import          ${importShare.toFixed(1)} %`)
  print(`files with one importer    ${singleImporter}`)
  print(`files above 300 lines      ${above300.join(', ') || 'none'}`)
  print(`crowded folders            ${crowded.map(({ folder, files }) => `${folder} ${files}`).join(', ') || 'none'}`)

  // Tests reach where they need to.
  const own = sources.filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
  const against = own.flatMap(({ path, imports }) =>
    imports.flatMap(({ to, line, typesOnly }) => {
      const why = objection(path, to, typesOnly)
      return why ? [`${path}:${line} imports ${to}: ${why}`] : []
    }),
  )
  for (const sentence of against) printError(sentence)
  print(`imports against the direction  ${against.length}`)
  return against.length > 0 ? 1 : 0
})
