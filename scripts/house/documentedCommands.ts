import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The usage of each command, by name. */
export interface KnownCommands {
  /** Scripts of package.json: `npm run NAME`, `npm start`, `npm test`. */
  scripts: Readonly<Record<string, string>>
  /** Commands of the package: `marquee NAME`. */
  commands: Readonly<Record<string, string>>
  /** Usage of `npm create @marquee-sites`. */
  create: string
}

/** Scripts that pass their options to a test runner, with the options that docs may name. */
const RUNNER_OPTIONS: Record<string, string> = { unit: '--watch -t', soak: '-g', platforms: '-g' }

/** npm commands that are not scripts of package.json. */
const NPM_COMMANDS = /^(?:ci|config|create|exec|install|login|pack|publish|run|view)$/

/** npm's own options, which precede `--`. */
const NPM_OPTIONS = '--silent --save-dev --omit --ignore-scripts --version'

const readUsage = (root: string, path: string): string =>
  /^const USAGE = `([\s\S]*?)`$/m.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? ''

/** The commands of this project and of its package. */
export function readKnownCommands(root: string): KnownCommands {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
  const usageOf = (name: string, line: string): string => {
    if (name === 'start') return readUsage(root, 'scripts/commands/dev.ts')
    if (name === 'test') return /Usage: npm test (.*)/.exec(read('scripts/test.mjs'))?.[1] ?? ''
    const file = /^node scripts\/run\.mjs (\S+)$/.exec(line)?.[1]
    return file ? readUsage(root, file) : (RUNNER_OPTIONS[name] ?? '')
  }
  const folder = 'scripts/package'
  const imported = read(`${folder}/marquee.ts`).matchAll(/^ {2}(\w+): \{ summary: .* import\('([^']+)'\)/gm)
  return {
    scripts: Object.fromEntries(Object.entries(scripts).map(([name, line]) => [name, usageOf(name, line)])),
    commands: Object.fromEntries(
      [...imported].map(([, name = '', path]) => [name, readUsage(root, join(folder, `${path}.ts`))]),
    ),
    create: readUsage(root, `${folder}/create/create.mjs`),
  }
}

/** Code blocks and inline code of a page; other files without their comments. */
function codeOf(path: string, text: string): string[] {
  if (!path.endsWith('.md')) return text.replace(/(?:^|\s)#.*/gm, '').split('\n')
  const blocks = [...text.matchAll(/^ *```.*\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) => block.split('\n'))
  const inline = text.replace(/^ *```.*\n[\s\S]*?^ *```/gm, '').matchAll(/`([^`]+)`/g)
  return [...blocks, ...[...inline].map(([, code = '']) => code.replace(/\s+/g, ' '))]
}

const DOCUMENTED_COMMAND =
  /(?<![\w@/.-])(?:npm create @marquee-sites(?<create>)|npm (?:run (?:--\S+ )*(?<run>[a-z][\w:-]*)|(?<named>start|test)\b|(?<other>[a-z]+))|npx (?!marquee\b)(?<tool>[a-z][\w-]*)|(?:npx )?marquee (?<command>[a-z][\w-]*)|node (?=scripts\/)|docker (?:build|compose) )(?<rest>.*)/g

/** Where the arguments of a command end: a comment, another command, a redirection, or a quotation mark. */
const ARGUMENTS_END = / #| {2,}| && | \| | > |[;"’`…]/

/** The commands in a file of the docs that do not exist or have an unknown option, as messages. */
export function findWrongCommands(root: string, path: string, text: string, known: KnownCommands): string[] {
  return codeOf(path, text).flatMap((code) => [
    // "npm packages" within a sentence is not a command.
    ...[...code.matchAll(DOCUMENTED_COMMAND)]
      .filter(({ index, groups }) => !groups?.other || code.slice(0, index).trim() === '')
      .flatMap((match) => problemsOfCommand(root, match[0], match.groups ?? {}, known)),
    ...problemsOfShortForm(code, known),
  ])
}

function problemsOfCommand(
  root: string,
  written: string,
  { create, run, named, other, tool, command, rest = '' }: Record<string, string | undefined>,
  known: KnownCommands,
): string[] {
  const line = rest.split(ARGUMENTS_END)[0] ?? ''
  const [own = '', ...passed] = ` ${line} `.split(/ -- /)
  const wrong = (message: string) => [`${written.split(ARGUMENTS_END)[0]?.trim()}: ${message}`]
  const missing = (
    line.match(/(?<=\s|=|^)(?:src|scripts|registry|fixtures|e2e|docs|examples)\/[\w./-]+/g) ?? []
  ).filter((file) => !/[A-Z]{3}/.test(file) && !existsSync(join(root, file)))
  if (missing.length > 0) return wrong(`${missing.join(', ')} does not exist`)
  if (tool !== undefined) return existsSync(join(root, 'node_modules', '.bin', tool)) ? [] : wrong(`no tool ${tool}`)
  if (command !== undefined) {
    const usage = known.commands[command]
    return usage === undefined ? wrong(`no command ${command}`) : unknownOptionMessages(line, usage).flatMap(wrong)
  }
  if (create !== undefined) return unknownOptionMessages(passed.join(' '), known.create).flatMap(wrong)
  if (other !== undefined) return NPM_COMMANDS.test(other) ? [] : wrong(`no npm command ${other}`)
  const script = run ?? named
  if (script === undefined) return []
  const usage = known.scripts[script]
  if (usage === undefined) return wrong(`no script ${script}`)
  return [...unknownOptionMessages(own, NPM_OPTIONS), ...unknownOptionMessages(passed.join(' '), usage)].flatMap(wrong)
}

/** Inline code such as `diff --shots`. */
function problemsOfShortForm(code: string, { scripts, commands }: KnownCommands): string[] {
  const [, name = '', rest = ''] = /^([a-z]+)((?: .*)? --[a-z].*)$/.exec(code) ?? []
  const usages = [scripts[name], commands[name]].filter((usage) => usage !== undefined)
  return usages.length > 0 ? unknownOptionMessages(rest, usages.join(' ')).map((message) => `${code}: ${message}`) : []
}

/** Messages about the options in a text that its usage does not list. */
function unknownOptionMessages(text: string, usage: string): string[] {
  const listed = new Set(['--help', '-h', ...(usage.match(OPTION) ?? [])])
  return (text.match(OPTION) ?? []).filter((option) => !listed.has(option)).map((option) => `no option ${option}`)
}

const OPTION = /(?<![\w-])(?:--[a-z][\w-]*|-[a-z]\b)/g
