// `npm test`: everything that must hold, in the order of what it costs. Closes on a line "N passed, N failed".
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './setup/ensureBrowser.mjs'
import { ensureInstalled } from './setup/ensureInstalled.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
if (process.argv.length > 2) {
  console.error('npm test takes no arguments. For single unit tests: npm run unit -- PATH')
  process.exit(2)
}
process.chdir(root)
ensureInstalled(root)
const browser = ensureBrowser() ?? ''
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')

/** So many journeys may need a second try before that is a failure of its own. */
const SECOND_TRIES = 3

const bin = (name) => join('node_modules', '.bin', name)
const script = (name, ...args) => [process.execPath, 'scripts/run.mjs', `scripts/commands/${name}.ts`, ...args]
const SITES = ['lumen', 'laurel', 'vault', 'orchard', 'bare']
const REPORTERS = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json']
const UNIT = [bin('vitest'), 'run', '--configLoader', 'runner', ...REPORTERS]
const total = { passed: 0, failed: 0 }

// Unit tests leave a part of two processors idle: what needs neither them nor a browser is done beside them.
await Promise.all([
  (async () => {
    await check('generated files are up to date', script('generate', '--check'))
    await check('lint and format', [bin('biome'), 'check', '--error-on-warnings', '.'])
    await check('imports run one way', script('house'))
    await check('types', [bin('tsc'), '--noEmit'])
    await check('fixture sites are valid', script('validate', ...SITES.map((name) => `fixtures/sites/${name}`)))
    await check('build', script('build'))
    await check('byte budgets', script('budgets'))
  })(),
  suite('unit tests', UNIT, countUnit),
])
await suite('journeys', [bin('playwright'), 'test', '--retries', '1'], countJourneys, { MARQUEE_BROWSER: browser })

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

/** Runs a command, and says how it ended. One that is kept together is heard when it is over, and one that is not at once. */
function run(name, [command, ...args], { together = false, env = {} }) {
  const started = Date.now()
  const output = []
  if (!together) console.log(`\n— ${name}`)
  const stdio = ['ignore', ...Array(2).fill(together ? 'pipe' : 'inherit')]
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
  return new Promise((done) => {
    const end = (ok, why = '') => {
      if (together) process.stdout.write(`\n— ${name}\n${Buffer.concat(output)}`)
      console.log(`${why}  ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
      done(ok)
    }
    child.once('close', (status) => end(status === 0))
    child.once('error', ({ message }) => {
      // Of what cannot be started Node tells the end, too, but not always.
      child.removeAllListeners('close')
      end(false, `${message}\n`)
    })
  })
}

/** One thing that holds or does not. */
async function check(name, command) {
  total[(await run(name, command, { together: true })) ? 'passed' : 'failed'] += 1
}

/** Many tests, counted from their report; a suite that fell over, or left no report to count from, is one failure. */
async function suite(name, command, count, env) {
  const ok = await run(name, command, { env })
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
