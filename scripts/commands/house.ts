import { importError } from '../house/layers'
import { readSources } from '../house/sources'
import { ROOT } from '../package/installation'
import { printError } from './print'
import { readOptions, runCommand } from './runCommand'

const USAGE = `Checks the import directions of docs/explanation/architecture.md.
  npm run lint`

await runCommand(USAGE, async () => {
  readOptions({})
  // Tests may import from anywhere.
  const checked = readSources(ROOT).filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
  const problems = checked.flatMap(({ path, imports }) =>
    imports.flatMap(({ to, line, typesOnly }) => {
      const reason = importError(path, to, typesOnly)
      return reason ? [`${path}:${line} imports ${to}: ${reason}`] : []
    }),
  )
  for (const problem of problems) printError(problem)
  return problems.length > 0 ? 1 : 0
})
