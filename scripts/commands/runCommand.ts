import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isEmptyFolder } from '../../fixtures/service/sites/findSiteFolders'
import { findNearestWord } from '../../src/lib/text/findNearestWord'
import { SAMPLE_SITES } from '../package/installation'
import { shownUsage } from './commandLine'
import { print, printError } from './print'

/** Invalid arguments, including a file, folder or URL that cannot be read. */
export class InvalidArgumentsError extends Error {}

/** A failure despite valid arguments, for example a port that is in use. */
export class CommandError extends Error {}

/** The folder where the operator ran the command. npm itself changes to the project folder first. */
export const getInvocationFolder = (): string =>
  (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd()

/** Resolves a path of the command line. */
export const resolveArgumentPath = (path: string): string =>
  isAbsolute(path) ? path : join(getInvocationFolder(), path)

/** `site` if the working folder has a site of this name, as in the repositories that `marquee new` creates. */
export const findDefaultSite = (): string | undefined =>
  existsSync(join(getInvocationFolder(), 'site', 'config.json')) ? 'site' : undefined

/**
 * Runs a command and sets the exit code of the process, which means the same for every command (docs/reference/commands.md):
 * 0 success, 1 problems or a failure, 2 invalid arguments. Expected errors are printed without a stack.
 * @param main returns 0, or 1 when it found problems
 */
export async function runCommand(usage: string, main: () => Promise<number>): Promise<void> {
  // `off` first: tests run many commands in one process, which must not add a listener each.
  process.stdout.off('error', exitOnClosedPipe).on('error', exitOnClosedPipe)
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    print(shownUsage(usage))
    return
  }
  try {
    process.exitCode = await main()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const isUsageError = error instanceof InvalidArgumentsError || code.startsWith('ERR_PARSE_ARGS')
    const isSystem = /^E[A-Z]+$/.test(code)
    if (!isUsageError && !isSystem && !(error instanceof CommandError)) throw error
    printError(isUsageError ? `${firstSentence(message)}\n\n${shownUsage(usage)}` : message)
    process.exitCode = isUsageError || code === 'ENOENT' ? 2 : 1
  }
}

/** The reader of a pipe may close it early, like `head`. */
const exitOnClosedPipe = () => process.exit()

/** The options of a command without positional arguments. */
export const readOptions = <Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) =>
  parseArgs({ args: process.argv.slice(2).filter((argument) => argument !== '--'), options }).values

/** @throws InvalidArgumentsError unless the text is a whole number of at least `least` */
export function readCount(option: string, given: string, least = 1): number {
  if (/^\d{1,9}$/.test(given) && Number(given) >= least) return Number(given)
  throw new InvalidArgumentsError(`${option} must be a whole number of at least ${least}, not "${given}".`)
}

/** @throws InvalidArgumentsError unless the text is a port; 0 means any free port */
export function readPort(given: string): number {
  const port = Number(given)
  if (/^\d+$/.test(given) && port <= 65_535) return port
  throw new InvalidArgumentsError(`--port must be a number from 0 to 65535, not "${given}".`)
}

/**
 * @param given the name of a sample site (fixtures/sites), or the path of a folder with a config.json
 * @param options `mayBeEmpty`: an empty folder is allowed, too
 * @returns the name, or the absolute path
 * @throws InvalidArgumentsError for anything else, with a suggestion if a name is similar
 */
export function parseSiteArgument(given: string, { mayBeEmpty = false } = {}): string {
  const names = sampleSites()
  if (names.includes(given)) return given
  const folder = resolveArgumentPath(given)
  if (existsSync(join(folder, 'config.json')) || (mayBeEmpty && isEmptyFolder(folder))) return folder
  const similar = findNearestWord(given, names)
  const hint = similar ? ` (did you mean "${similar}"?)` : ''
  throw new InvalidArgumentsError(
    `--site must be ${names.length > 0 ? `one of ${names.join(', ')}, or ` : ''}a folder with a config.json${mayBeEmpty ? ', or an empty folder' : ''}, not "${given}"${hint}.`,
  )
}

/** Names of the sample sites. None if an installed package has no sample package beside it. */
const sampleSites = (): string[] =>
  existsSync(SAMPLE_SITES)
    ? readdirSync(SAMPLE_SITES).filter((name) => existsSync(join(SAMPLE_SITES, name, 'config.json')))
    : []

/** Removes the advice about quoting that follows in Node's message. */
const firstSentence = (message: string) => message.replace(/\. To specify a positional argument[\s\S]*/, '.')

/** @throws InvalidArgumentsError unless the text is one of the words, with a suggestion if one is similar */
export function parseEnumOption<Word extends string>(words: readonly Word[], option: string, given: string): Word {
  const known = words.find((word) => word === given)
  if (known !== undefined) return known
  const similar = findNearestWord(given, words)
  const hint = similar ? ` (did you mean "${similar}"?)` : ''
  throw new InvalidArgumentsError(`${option} must be one of ${words.join(', ')}, not "${given}"${hint}.`)
}
