// Checks site folders and single documents: `npm run validate -- FILE|FOLDER… [options]`. See docs/validating.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Problem } from '../../src/site/validate/problem'
import { changesOf } from '../validate/changesOf'
import { codeFrame } from '../validate/codeFrame'
import { fixPaths } from '../validate/fix/fixPaths'
import { baselineText, withoutKnown } from '../validate/formats/baseline'
import { fails, githubLines, junitReport } from '../validate/formats/machineFormats'
import { sarifLog } from '../validate/formats/sarif'
import { fixLine, problemLine, summary } from '../validate/output'
import { ruleOf } from '../validate/rules'
import { type Report, validatePaths } from '../validate/validatePaths'
import { oneLine, print, printError } from './print'
import { CallError, givenFrom, oneOf, ROOT, runCommand } from './runCommand'

const FORMATS = ['text', 'json', 'github', 'junit', 'sarif'] as const
const SEVERITIES = ['error', 'warning'] as const
const USAGE = `Checks site folders and single documents.
  npm run validate -- FILE|FOLDER… [options]

  --format text|json|github|junit|sarif  output format (default: text); --json is --format json
  --fail-on error|warning                lowest severity that fails the check (default: error)
  --export                               also reports features that a static export does not support
  --fix                                  applies unambiguous fixes, then reports the remaining problems
  --dry-run                              with --fix: lists the fixes, and writes nothing
  --watch                                checks again after each change, until Ctrl+C
  --baseline FILE                        ignores the problems that FILE records
  --write-baseline FILE                  records all problems in FILE

Exit codes: 0 no problem that fails the check, 1 at least one, 2 wrong usage, or a path that cannot be checked.`

/** Reads and checks the command line. Throws CallError with a message for the user. */
function readCall() {
  const { values, positionals: paths } = parseArgs({
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
    throw new CallError(`--json and --format ${values.format} cannot be combined.`)
  if (paths.length === 0) throw new CallError('Missing argument: FILE or FOLDER')
  const format = oneOf(FORMATS, '--format', values.format ?? (values.json ? 'json' : 'text'))
  const { baseline, 'write-baseline': writeTo, fix, 'dry-run': isDry, watch, export: forExport } = values
  if (isDry && !fix) throw new CallError('--dry-run needs --fix.')
  if (watch && format !== 'text') throw new CallError('--watch and --format cannot be combined: it prints text only.')
  const failOn = oneOf(SEVERITIES, '--fail-on', values['fail-on'])
  return { paths, format, failOn, baseline, writeTo, fix, isDry, watch, forExport }
}

type Call = ReturnType<typeof readCall>

await runCommand(USAGE, async () => {
  const call = readCall()
  const from = givenFrom()
  if (!call.watch) return check(call, from)
  const paths = call.paths.map((path) => resolve(from, path))
  for await (const _ of changesOf(paths)) {
    print(`— ${new Date().toLocaleTimeString('en-GB')}`)
    await check(call, from)
  }
  return 0
})

/** Checks once. Returns the exit code. */
async function check(
  { paths, format, failOn, baseline, writeTo, fix, isDry, forExport }: Call,
  from: string,
): Promise<number> {
  const root = ROOT
  const known = baseline === undefined ? undefined : resolve(from, baseline)
  if (known !== undefined && !existsSync(known)) {
    throw new CallError(`There is no file ${baseline}. Create it with --write-baseline.`)
  }
  const options = { from, root, forExport }
  const { report: all, fixes } = fix
    ? await fixPaths(paths, options, !isDry)
    : { report: await validatePaths(paths, options), fixes: [] }
  // Other formats are parsed from stdout, so fixes go to stderr.
  const printFix = format === 'text' ? print : printError
  for (const each of fixes) printFix(fixLine(each, isDry))
  if (writeTo !== undefined) writeFileSync(resolve(from, writeTo), baselineText(inRepository(all.problems, from)))
  const text = known === undefined ? '' : readFileSync(known, 'utf8')
  const report = known === undefined ? all : { ...all, problems: notInBaseline(all.problems, from, text) }
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  for (const sentence of report.unchecked) printError(oneLine(sentence))
  const named = report.problems.map((problem) => ({ ...problem, rule: ruleOf(problem) }))
  if (format === 'json') print(JSON.stringify(named, null, 2))
  if (format === 'junit') print(junitReport(inRepository(report.problems, from), failOn))
  if (format === 'sarif') {
    const texts = new Map(
      [...report.texts].map(([file, each]) => [inRepository([{ file }], from)[0]?.file ?? '', each]),
    )
    print(JSON.stringify(sarifLog(inRepository(report.problems, from), texts, version), null, 2))
  }
  if (format === 'github' && report.problems.length > 0) print(githubLines(inRepository(report.problems, from)))
  if (format === 'text') printLines(report)
  // "No problem" would be misleading if no file was found.
  const isAnswer = report.checked + report.skipped > 0 || report.unchecked.length === 0
  if ((format === 'text' || format === 'github') && isAnswer) printError(summary(report, fixes.length, isDry))
  if (report.unchecked.length > 0) return 2
  return report.problems.some((problem) => fails(problem, failOn)) ? 1 : 0
}

/** CI services expect paths relative to the repository root. */
function inRepository<Found extends Pick<Problem, 'file'>>(
  problems: readonly Found[],
  from: string,
  top = repositoryOf(from),
): Found[] {
  return problems.map((problem) => ({
    ...problem,
    file: relative(top, resolve(from, problem.file)).replaceAll('\\', '/'),
  }))
}

function notInBaseline(problems: readonly Problem[], from: string, baseline: string): Problem[] {
  const top = repositoryOf(from)
  return problems.filter((problem) => withoutKnown(inRepository([problem], from, top), baseline).length > 0)
}

function repositoryOf(from: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--show-toplevel'], { cwd: from, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return from
  }
}

function printLines({ problems, texts }: Report): void {
  for (const problem of problems) {
    print(problemLine(problem))
    const frame = process.stdout.isTTY && codeFrame(problem, texts.get(problem.file))
    if (frame) print(frame)
  }
}
