// The `marquee` command of the package (scripts/bin/marquee.mjs).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findNearestWord } from '../../src/lib/text/findNearestWord'
import { print, printError } from '../commands/print'
import { CommandError } from '../commands/runCommand'
import { COMMANDS_FOLDER } from './builds'
import { getExtendedBuild } from './extensions/getExtendedBuild'
import { runDev } from './extensions/runDev'
import { ROOT } from './installation'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

/** Each module runs its command when it is imported. */
const COMMANDS: Record<string, { summary: string; run: () => Promise<unknown> }> = {
  new: { summary: 'creates a repository with a site', run: () => import('./commands/new') },
  dev: { summary: 'serves a site with live preview and Compose', run: () => import('./commands/dev') },
  validate: { summary: 'checks site folders and single documents', run: () => import('../commands/validate') },
  diff: { summary: 'lists what a change means for visitors', run: () => import('../commands/diff') },
  export: { summary: 'exports a site as static files', run: () => import('../commands/export') },
  serve: { summary: 'serves the production build of a site', run: () => import('../commands/serve') },
  build: { summary: 'copies the production build and the SSR server', run: () => import('./commands/build') },
  headers: { summary: 'prints or checks security headers', run: () => import('../commands/headers') },
  conformance: { summary: 'tests a service with the calls of a site', run: () => import('../commands/conformance') },
}

const USAGE = `marquee ${version}

  marquee COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(13)}${summary}`)
  .join('\n')}

  marquee COMMAND --help prints the options of a command. marquee --version prints the version.

Exit codes of every command: 0 success; 1 problems, changes or a failure; 2 invalid arguments.`

const [name, ...rest] = process.argv.slice(2)
if (name === '--version' || name === '-v') print(version)
else if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
  print(USAGE)
  process.exitCode = name === undefined ? 2 : 0
} else if (Object.hasOwn(COMMANDS, name)) {
  await runExtended(name).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error
    printError(error.message)
    process.exitCode = 1
  })
} else {
  const similar = findNearestWord(name, Object.keys(COMMANDS))
  printError(`Unknown command "${name}"${similar ? ` (did you mean "${similar}"?)` : ''}.\n\n${USAGE}`)
  process.exitCode = 2
}

/** Runs a command: that of a build with the extensions of the repository, if it has any. */
async function runExtended(name: string): Promise<void> {
  const isHelp = rest.some((word) => word === '--help' || word === '-h')
  // The variable is set in the process that runs such a build.
  const build = isHelp || process.env.MARQUEE_EXTENSIONS ? undefined : getExtendedBuild(name)
  if (build && name === 'dev') return runDev(build)
  if (build) return void (await import(pathToFileURL(join(build, COMMANDS_FOLDER, 'commands', 'marquee.mjs')).href))
  process.argv.splice(2, process.argv.length, ...rest)
  await COMMANDS[name]?.run()
}
