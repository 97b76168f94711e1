import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../../src/lib/nearest'

/** A call that cannot be understood or followed: a sentence for who gave it. */
export class CallError extends Error {}

/** The project. */
export const ROOT = resolve(import.meta.dirname, '..', '..')

/** Where the command was given: npm changes into the project before it runs it. */
export const givenFrom = (): string => (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd()

/** A path as it was meant by who gave the command. */
export const asGiven = (path: string): string => (isAbsolute(path) ? path : join(givenFrom(), path))

/**
 * Runs a command: its answer is the exit code. What is wrong with the call is one sentence with the usage below it, never
 * a stack; so is what the machine refuses, as a file that cannot be written.
 * @param wrong exit code of a call that cannot be understood or followed
 */
export async function runCommand(usage: string, wrong: number, main: () => Promise<number>): Promise<void> {
  // A reader that has seen enough, as in `… | head`, is no failure.
  process.stdout.on('error', () => process.exit())
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage)
    return
  }
  try {
    process.exitCode = await main()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const isCall = error instanceof CallError || code.startsWith('ERR_PARSE_ARGS')
    if (!isCall && !/^E[A-Z]+$/.test(code)) throw error
    console.error(isCall ? `${firstSentence(message)}\n\n${usage}` : message)
    process.exitCode = wrong
  }
}

/** The options of a command that takes nothing else. Throws a sentence for what it does not know. */
export const readOptions = <Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) =>
  parseArgs({ args: process.argv.slice(2).filter((argument) => argument !== '--'), options }).values

/** A whole number above 0. Throws a sentence for what is none. */
export function readCount(option: string, given: string): number {
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given)
  throw new CallError(`${option} is a whole number above 0, not "${given}".`)
}

/** A port of this machine; 0: any free one. Throws a sentence for what is none. */
export function readPort(given: string): number {
  const port = Number(given)
  if (/^\d+$/.test(given) && port <= 65_535) return port
  throw new CallError(`--port is a number from 0 to 65535, not "${given}".`)
}

/**
 * A site as it was meant: a name of fixtures/sites, or the path of a folder with a config.json. Throws a sentence, with
 * the name that was probably meant, for what is neither.
 */
export function readSite(given: string): string {
  const sites = join(ROOT, 'fixtures', 'sites')
  const names = readdirSync(sites).filter((name) => existsSync(join(sites, name, 'config.json')))
  if (names.includes(given)) return given
  const folder = asGiven(given)
  if (existsSync(join(folder, 'config.json'))) return folder
  const meant = nearest(given, names)
  const hint = meant ? ` (did you mean "${meant}"?)` : ''
  throw new CallError(`--site is one of ${names.join(', ')}, or a folder with a config.json, not "${given}"${hint}.`)
}

/** Node goes on with what an option could be quoted like. */
const firstSentence = (message: string) => message.replace(/\. To specify a positional argument[\s\S]*/, '.')

/** One of the words that an option takes. Throws with the word that was probably meant. */
export function oneOf<Word extends string>(words: readonly Word[], option: string, given: string): Word {
  const known = words.find((word) => word === given)
  if (known !== undefined) return known
  const meant = nearest(given, words)
  const hint = meant ? ` (did you mean "${meant}"?)` : ''
  throw new CallError(`${option} is one of ${words.join(', ')}, not "${given}"${hint}.`)
}
