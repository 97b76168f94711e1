// Checks site folders and single documents: `npm run validate -- FILE|FOLDER… [--json]`. See docs/validating.md.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { codeFrame } from '../validate/codeFrame'
import { problemLine, summary } from '../validate/output'
import { validatePaths } from '../validate/validatePaths'

const USAGE = 'Usage: npm run validate -- FILE|FOLDER… [--json]'

/** Exit codes: 0 no error, 1 at least one error, 2 nothing could be checked. */
async function main(): Promise<number> {
  let json: boolean | undefined
  let paths: string[]
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } })
    json = values.json
    paths = positionals
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
    return 2
  }
  if (paths.length === 0) {
    console.error(USAGE)
    return 2
  }
  // npm changes into the project: what is written is meant from where the command was given.
  const { npm_lifecycle_event: command, INIT_CWD: given } = process.env
  const from = command === 'validate' && given ? given : process.cwd()
  const root = resolve(import.meta.dirname, '..', '..')
  const report = await validatePaths(paths, { from, root })
  for (const path of report.missing) console.error(`${path}: there is no such file or folder`)
  if (json) {
    console.log(JSON.stringify(report.problems, null, 2))
  } else {
    for (const problem of report.problems) {
      console.log(problemLine(problem))
      const frame = process.stdout.isTTY && codeFrame(problem, report.texts.get(problem.file))
      if (frame) console.log(frame)
    }
    console.error(summary(report))
  }
  if (report.missing.length > 0) return 2
  return report.problems.some(({ severity }) => severity === 'error') ? 1 : 0
}

// A reader that has seen enough, as in `… | head`, is no failure.
process.stdout.on('error', () => process.exit())
process.exitCode = await main()
