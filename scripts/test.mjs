// `npm test` runs the daily tests, `-- --all` everything, `-- --changed` what a change can affect (docs/contributing/testing.md).
// The last line is "N passed, N failed".
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { changeBase, changedSince } from './setup/changedFiles.mjs'
import { coreFolders } from './setup/coreFolders.mjs'
import { ensureBrowser } from './setup/ensureBrowser.mjs'
import { ensureInstalled } from './setup/ensureInstalled.mjs'

const { all, changed } = readOptions()
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
ensureInstalled(root)
const browser = ensureBrowser() ?? ''
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')

/** More end-to-end tests than this that pass only at the second attempt fail the run. */
const MAX_FLAKY = 3

const bin = (name) => join('node_modules', '.bin', name)
const script = (name, ...args) => [process.execPath, 'scripts/run.mjs', `scripts/commands/${name}.ts`, ...args]
const SITES = ['lumen', 'laurel', 'vault', 'orchard', 'bare']
const REPORTERS = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json']
const UNIT = [bin('vitest'), 'run', '--configLoader', 'runner', ...REPORTERS]
const END_TO_END = [bin('playwright'), 'test', '--retries', '1']
const SKIP_SLOW = ['--project', '!slow']
const total = { passed: 0, failed: 0 }
/** Failed and flaky tests, repeated at the end: the reports above may be thousands of lines long. */
const failures = []

if (changed) {
  const base = changeBase()
  const files = changedSince(base)
  console.log(`${files.length} files changed since ${base}`)
  // Without a path Biome checks the whole project.
  if (files.length > 0)
    await check('lint and format', [bin('biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files])
  const components = files.filter((file) => /^(src|registry)\/.*\.tsx?$/.test(file))
  if (components.length > 0) await check('rules of React', [bin('oxlint'), ...components])
  await check('import directions', script('house'))
  await check('types', [bin('tsc'), '--noEmit'])
  await check('no Node types in the browser', [bin('tsc'), '--noEmit', '--project', 'src'])
  await suite('unit tests', [...UNIT, ...SKIP_SLOW, '--passWithNoTests', '--changed', base], countUnit)
  const folders = coreFolders(files).map((folder) => `e2e/${folder}/`)
  if (folders.length > 0) await endToEnd(['--grep', '@core', ...folders])
} else {
  // Unit tests leave part of two processors idle: the checks and the build run beside them.
  await Promise.all([
    (async () => {
      await check('generated files are up to date', script('generate', '--check'))
      await check('lint and format', [bin('biome'), 'check', '--error-on-warnings', '.'])
      await check('rules of React', [bin('oxlint'), 'src', 'registry'])
      await check('import directions', script('house'))
      await check('types', [bin('tsc'), '--noEmit'])
      await check('no Node types in the browser', [bin('tsc'), '--noEmit', '--project', 'src'])
      if (all) await check('no unused files, exports or packages', [bin('knip'), '--no-config-hints'])
      await check('fixture sites are valid', script('validate', ...SITES.map((name) => `fixtures/sites/${name}`)))
      await check('build', script('build'))
      await check('byte budgets', script('budgets'))
    })(),
    suite('unit tests', all ? UNIT : [...UNIT, ...SKIP_SLOW], countUnit),
  ])
  await endToEnd(all ? [] : ['--grep', '@core'])
  // Last, because its time limits assume that nothing else uses the processors.
  if (all) await check('every part of the bench runs', script('bench', '--smoke'))
}

if (failures.length > 0) console.log(`\nFailed or flaky:\n${failures.map((each) => `  ${each}\n`).join('')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

function readOptions() {
  try {
    return parseArgs({ options: { all: { type: 'boolean' }, changed: { type: 'boolean' } } }).values
  } catch (error) {
    console.error(
      `${error.message}\nUsage: npm test [-- --all | --changed]. For single unit tests: npm run unit -- PATH`,
    )
    process.exit(2)
  }
}

/** @param {string[]} args filters of Playwright */
function endToEnd(args) {
  return suite('end-to-end tests', [...END_TO_END, ...args], countEndToEnd, { MARQUEE_BROWSER: browser })
}

/** Runs a command and prints how it ended. `together` prints its output as one block at the end. */
function run(name, [command, ...args], { together = false, env = {} }) {
  const started = Date.now()
  const output = []
  if (!together) console.log(`\n— ${name}`)
  const stdio = ['ignore', ...Array(2).fill(together ? 'pipe' : 'inherit')]
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
  return new Promise((done) => {
    const end = (ok, reason = '') => {
      if (together) process.stdout.write(`\n— ${name}\n${Buffer.concat(output)}`)
      console.log(`${reason}  ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
      done(ok)
    }
    child.once('close', (status) => end(status === 0))
    child.once('error', ({ message }) => {
      // Node may emit "close" too for a command that cannot be started.
      child.removeAllListeners('close')
      end(false, `${message}\n`)
    })
  })
}

/** A command that counts as one test. */
async function check(name, command) {
  const ok = await run(name, command, { together: true })
  total[ok ? 'passed' : 'failed'] += 1
  if (!ok) failures.push(name)
}

/** A test runner, counted from its report. A runner without a report counts as one failure. */
async function suite(name, command, count, env) {
  const ok = await run(name, command, { env })
  let counted = { passed: 0, failed: 1 }
  try {
    counted = count()
  } catch (error) {
    console.error(`  ${name}: no report (${error.message})`)
  }
  if (!ok && counted.failed === 0) failures.push(name)
  total.passed += counted.passed
  total.failed += counted.failed || (ok ? 0 : 1)
}

function countUnit() {
  const report = JSON.parse(readFileSync('test-results/unit.json', 'utf8'))
  const { numPassedTests, numFailedTests, testResults } = report
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    const file = relative(root, name)
    if (status === 'failed' && failed.length === 0) failures.push(file)
    for (const { fullName } of failed) failures.push(`${file} › ${fullName}`)
  }
  return { passed: numPassedTests, failed: numFailedTests }
}

/** A test that passes only at its second attempt is listed as flaky. Too many of them fail the run. */
function countEndToEnd() {
  const { stats, suites } = JSON.parse(readFileSync('test-results/journeys.json', 'utf8'))
  failures.push(...reasons(suites))
  const tooMany = stats.flaky > MAX_FLAKY
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (tooMany ? stats.flaky : 0),
  }
}

/** The first lines of the error of each failed attempt. */
function reasons(suites) {
  const inner = suites.flatMap((each) => reasons(each.suites ?? []))
  const specs = suites.flatMap((each) => each.specs ?? [])
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .flatMap(({ results, status }) => results.map(({ errors: [error] }) => ({ status, error })))
      .filter(({ error }) => error)
      .map(({ status, error: { message = '', location } }) => {
        const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 8)
        return [`${file}:${line} › ${title} (${status})`, `at line ${location?.line ?? '?'}:`, ...lines].join('\n    ')
      }),
  )
  return [...own, ...inner]
}
