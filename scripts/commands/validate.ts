// Checks site folders and single documents: `npm run validate -- FILE|FOLDER… [options]`. See docs/how-to/sites/validating.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Problem } from '../../src/site/validate/problem'
import { ROOT, SAMPLES_FOLDER } from '../package/installation'
import { codeFrame } from '../validate/codeFrame'
import { fixPaths } from '../validate/fix/fixPaths'
import { baselineText, newProblems } from '../validate/formats/baseline'
import { fails, githubLines, junitReport } from '../validate/formats/machineFormats'
import { sarifLog } from '../validate/formats/sarif'
import { fixLine, formatSummary, problemLine } from '../validate/output'
import { rulesHint } from '../validate/problemsPage'
import { type ValidationReport, validatePaths } from '../validate/validatePaths'
import { watchChanges } from '../validate/watchChanges'
import { repositoryRoot, withRepositoryPaths } from '../validate/withRepositoryPaths'
import { oneLine, print, printError } from './print'
import { findDefaultSite, getInvocationFolder, InvalidArgumentsError, parseEnumOption, runCommand } from './runCommand'

const FORMATS = ['text', 'json', 'github', 'junit', 'sarif'] as const
const SEVERITIES = ['error', 'warning'] as const
const USAGE = `Checks site folders and single documents.
  npm run validate -- [FILE|FOLDER…] [options]

  FILE, FOLDER                           default: site, if the working folder has it
  --format text|json|github|junit|sarif  output format (default: text); --json is --format json
  --fail-on error|warning                lowest severity that fails the check (default: error)
  --export                               also reports features that a static export does not support
  --fix                                  applies unambiguous fixes, then reports the remaining problems
  --dry-run                              with --fix: lists the fixes, and writes nothing
  --watch                                checks again after each change, until Ctrl+C
  --baseline FILE                        ignores the problems that FILE records
  --write-baseline FILE                  records all problems in FILE

Exit codes: 0 no problem that fails the check, 1 at least one, 2 invalid arguments, or a path that cannot be checked.`

/** Reads and checks the command line. Throws InvalidArgumentsError with a message for the user. */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      json: { type: 'boolean' },
      'fail-on': { type: 'string', default: 'error' },
      baseline: { type: 'string' },
      'write-baseline': { type: 'string' },
      fix: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      export: { type: 'boolean', default: false },
    },
  })
  if (values.json && values.format !== undefined && values.format !== 'json')
    throw new InvalidArgumentsError(`--json and --format ${values.format} cannot be combined.`)
  const paths = positionals.length > 0 ? positionals : [findDefaultSite() ?? []].flat()
  if (paths.length === 0) throw new InvalidArgumentsError('Missing argument: FILE or FOLDER')
  const format = parseEnumOption(FORMATS, '--format', values.format ?? (values.json ? 'json' : 'text'))
  const { baseline, 'write-baseline': writeTo, fix, 'dry-run': isDry, watch, export: forExport } = values
  if (isDry && !fix) throw new InvalidArgumentsError('--dry-run needs --fix.')
  if (watch && format !== 'text')
    throw new InvalidArgumentsError('--watch and --format cannot be combined: it prints text only.')
  const failOn = parseEnumOption(SEVERITIES, '--fail-on', values['fail-on'])
  return { paths, format, failOn, baseline, writeTo, fix, isDry, watch, forExport }
}

type ValidateArguments = ReturnType<typeof readArguments>

await runCommand(USAGE, async () => {
  const call = readArguments()
  const from = getInvocationFolder()
  if (!call.watch) return validateOnce(call, from)
  const paths = call.paths.map((path) => resolve(from, path))
  for await (const _ of watchChanges(paths)) {
    print(`— ${new Date().toLocaleTimeString('en-GB')}`)
    await validateOnce(call, from)
  }
  return 0
})

/** Checks once. Returns the exit code. */
async function validateOnce(call: ValidateArguments, from: string): Promise<number> {
  const { paths, format, failOn, baseline, writeTo, fix, isDry, forExport } = call
  if (baseline !== undefined && !existsSync(resolve(from, baseline)))
    throw new InvalidArgumentsError(`--baseline is ${baseline}: no such file. Create it with --write-baseline.`)
  const options = { baseFolder: from, root: SAMPLES_FOLDER, forExport }
  const { report: all, fixes } = fix
    ? await fixPaths(paths, options, !isDry)
    : { report: await validatePaths(paths, options), fixes: [] }
  // Other formats are parsed from stdout, so fixes go to stderr.
  const printFix = format === 'text' ? print : printError
  for (const each of fixes) printFix(fixLine(each, isDry))
  if (writeTo !== undefined)
    writeFileSync(resolve(from, writeTo), baselineText(withRepositoryPaths(all.problems, from)))
  const report =
    baseline === undefined ? all : removeBaselineProblems(all, from, readFileSync(resolve(from, baseline), 'utf8'))

  for (const sentence of report.unchecked) printError(oneLine(sentence))
  if (format === 'text') printProblems(report)
  else printFormatted(report, format, failOn, from)
  // Without any checked file, "No problem" would be misleading.
  const hasResult = report.checked + report.skipped > 0 || report.unchecked.length === 0
  const hint = format === 'text' && report.problems.length > 0 ? ` ${rulesHint(from)}` : ''
  if (hasResult && ['text', 'github'].includes(format)) printError(formatSummary(report, fixes.length, isDry) + hint)
  if (report.unchecked.length > 0) return 2
  return report.problems.some((problem) => fails(problem, failOn)) ? 1 : 0
}

function removeBaselineProblems(report: ValidationReport, from: string, baseline: string): ValidationReport {
  const top = repositoryRoot(from)
  const isNew = (problem: Problem) => newProblems(withRepositoryPaths([problem], from, top), baseline).length > 0
  return { ...report, problems: report.problems.filter(isNew) }
}

function printFormatted(
  report: ValidationReport,
  format: Exclude<ValidateArguments['format'], 'text'>,
  failOn: ValidateArguments['failOn'],
  from: string,
) {
  const { problems, texts } = report
  if (format === 'json') return print(JSON.stringify(problems, null, 2))
  const located = withRepositoryPaths(problems, from)
  if (format === 'junit') return print(junitReport(located, failOn))
  if (format === 'sarif') {
    const { version } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'))
    const locatedTexts = new Map(
      [...texts].map(([file, text]) => [withRepositoryPaths([{ file }], from)[0]?.file ?? '', text]),
    )
    return print(JSON.stringify(sarifLog(located, locatedTexts, version), null, 2))
  }
  if (located.length > 0) print(githubLines(located))
}

function printProblems({ problems, texts }: ValidationReport): void {
  for (const problem of problems) {
    print(problemLine(problem))
    const frame = process.stdout.isTTY && codeFrame(problem, texts.get(problem.file))
    if (frame) print(frame)
  }
}
