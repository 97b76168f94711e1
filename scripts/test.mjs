// `npm test`: everything that must hold, in the order of what it costs. Closes on a line "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './setup/ensureBrowser.mjs'
import { ensureInstalled } from './setup/ensureInstalled.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
ensureInstalled(root)
const browser = ensureBrowser() ?? ''
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')

/** So many journeys may need a second try before that is a failure of its own. */
const SECOND_TRIES = 3

const bin = (name) => join('node_modules', '.bin', name)
const script = (name, ...args) => [process.execPath, 'scripts/run.mjs', `scripts/commands/${name}.ts`, ...args]
const total = { passed: 0, failed: 0 }

check('generated files are up to date', script('generate', '--check'))
check('lint and format', [bin('biome'), 'check', '--error-on-warnings', '.'])
check('imports run one way', script('house'))
check('types', [bin('tsc'), '--noEmit'])
check(
  'fixture sites are valid',
  script('validate', ...['lumen', 'laurel', 'vault', 'orchard', 'bare'].map((name) => `fixtures/sites/${name}`)),
)
suite(
  'unit tests',
  [
    bin('vitest'),
    'run',
    '--configLoader',
    'runner',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ],
  countUnit,
)
check('build', script('build'))
check('byte budgets', script('budgets'))
suite('journeys', [bin('playwright'), 'test', '--retries', '1'], countJourneys, { MARQUEE_BROWSER: browser })

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

function run(name, [command, ...args], env = {}) {
  console.log(`\n— ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(`  ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0
}

/** One thing that holds or does not. */
function check(name, command) {
  total[run(name, command) ? 'passed' : 'failed'] += 1
}

/** Many tests, counted from their report; a suite that fell over, or left no report to count from, is one failure. */
function suite(name, command, count, env) {
  const ok = run(name, command, env)
  let counted = { passed: 0, failed: 1 }
  try {
    counted = count()
  } catch (error) {
    console.error(`  ${name}: no report (${error.message})`)
  }
  total.passed += counted.passed
  total.failed += counted.failed || (ok ? 0 : 1)
}

function countUnit() {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync('test-results/unit.json', 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

/**
 * The problem: of hundreds of journeys beside each other one in a while meets a browser that stops drawing. The solution:
 * it is played once more, and told by name: what fails now and then is a fault to be found, and more than a few are one.
 */
function countJourneys() {
  const { stats, suites } = JSON.parse(readFileSync('test-results/journeys.json', 'utf8'))
  for (const reason of reasons(suites)) console.log(reason)
  if (stats.flaky > 0) console.log(`  ${stats.flaky} of them passed at the second try only: see "flaky" above`)
  const tooMany = stats.flaky > SECOND_TRIES
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (tooMany ? stats.flaky : 0),
  }
}

/** Why journeys failed, each try in a few lines: whoever sees only the end of a long record should know. */
function reasons(suites) {
  const inner = suites.flatMap((each) => reasons(each.suites ?? []))
  const specs = suites.flatMap((each) => each.specs ?? [])
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ errors }) => errors.slice(0, 1))
      .map(({ message = '', location }) => {
        const words = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 8)
        return [`  ${file}:${line} › ${title}`, `at line ${location?.line ?? '?'}:`, ...words].join('\n    ')
      }),
  )
  return [...own, ...inner]
}
