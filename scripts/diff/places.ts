import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { parseJson } from '../../src/lib/json/parseJson'
import { asGiven, CallError, givenFrom } from '../commands/runCommand'

/** Where a site is read from. What is not there is undefined; what cannot be read at all throws a CallError. */
export interface Place {
  name: string
  isService: boolean
  config(): Promise<string>
  /** A module list, or the layouts of titles, by its address below the service. */
  list(uri: string): Promise<string | undefined>
  /** A file of the site's own by its address, `/site/…`. */
  file(address: string): Promise<string | undefined>
  titles(): Promise<Record<string, unknown>>
  /** What tells its other files from other ones, by path: pictures, pages, lists of one title. Undefined: unknown. */
  others(): Promise<Record<string, string> | undefined>
  /** The site as a folder that can be served; undefined where it is none. */
  folder?: string
}

/** Longest time that a service is waited for, in milliseconds. */
const PATIENCE = 10_000

/**
 * A place by its name on the command line: the address of a service, a folder, or `REVISION:FOLDER` as git writes it.
 * @throws CallError where it is neither
 */
export function placeOf(name: string): Place {
  if (/^https?:\/\//.test(name)) return servicePlace(name)
  const folder = asGiven(name)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folderPlace(name, folder)
  if (/^[^-:][^:]*:./.test(name)) return revisionPlace(name)
  throw new CallError(
    `${name} is neither a folder nor a revision with a folder (as in HEAD~3:sites/corner) nor the address of a service.`,
  )
}

/**
 * A site folder.
 * @param name what it is called in sentences
 */
export function folderPlace(name: string, folder: string): Place {
  const read = (path: string) => {
    const file = join(folder, path)
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined
  }
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return {
    name,
    isService: false,
    async config() {
      const text = read('config.json')
      if (text === undefined) throw new CallError(`${name} holds no config.json.`)
      return text
    },
    async list(uri) {
      const slug = /^modules\/placement\/([\w.~-]+)\/?(?:\?|$)/.exec(uri)?.[1]
      return slug && read(`modules/${slug}.json`)
    },
    file: async (address) => read(address.replace(/^\/site\//, '').replace(/[?#].*$/, '')),
    async titles() {
      const titles: Record<string, unknown> = {}
      for (const file of all.filter((path) => /^titles\/[^/]+\.json$/.test(path))) {
        try {
          const { $schema, ...title } = parseJson(read(file) ?? '') as Record<string, unknown>
          if (typeof title.slug === 'string') titles[title.slug] = title
        } catch {
          // What cannot be read is no title.
        }
      }
      return titles
    },
    others: async () =>
      Object.fromEntries(all.filter((path) => !READ.test(path)).map((path) => [path, contentOf(join(folder, path))])),
    folder,
  }
}

/** What is read and compared as what it says, and what no visitor sees. */
const READ = /^config\.json$|^modules\/[^/]+\.json$|^titles\/|\.css$|(?:^|\/)\./

/** What tells a file from others. How JSON is laid out tells nothing. */
function contentOf(file: string): string {
  const bytes = readFileSync(file)
  const hash = createHash('sha256')
  try {
    return hash.update(file.endsWith('.json') ? JSON.stringify(parseJson(bytes.toString('utf8'))) : bytes).digest('hex')
  } catch {
    return createHash('sha256').update(bytes).digest('hex')
  }
}

/** @throws CallError with what git says */
function git(
  from: string,
  args: readonly string[],
  { env = {}, wrong = `git ${args[0]}` }: { env?: NodeJS.ProcessEnv; wrong?: string } = {},
): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: from,
    env: { ...process.env, ...env },
    maxBuffer: 200_000_000,
  })
  if (status !== 0) throw new CallError(`${wrong}: ${String(stderr ?? error).trim()}`)
  return stdout
}

/**
 * A folder as it was, until this process ends.
 * @param name `REVISION:FOLDER`, as git writes it
 * @throws CallError where git knows no such thing
 */
function revisionPlace(name: string): Place {
  const parent = mkdtempSync(join(tmpdir(), 'marquee-diff-'))
  process.on('exit', () => rmSync(parent, { recursive: true, force: true }))
  // Some answers of the fixture service go by the folder's name.
  const folder = join(parent, basename(name))
  checkOut(givenFrom(), name, folder, `git knows no ${name}`)
  return folderPlace(name, folder)
}

/**
 * Writes a folder as it was. The index of the work tree stays as it is.
 * @param from a folder of the work tree; paths that begin with `./` begin there
 * @param tree `REVISION:FOLDER`
 * @param to a folder that is not there yet
 * @param wrong what is said where git knows no such tree
 * @throws CallError
 */
export function checkOut(from: string, tree: string, to: string, wrong: string): void {
  mkdirSync(to, { recursive: true })
  const index = `${to}.index`
  const env = { GIT_INDEX_FILE: index }
  const top = String(git(from, ['rev-parse', '--show-toplevel'], { wrong })).trim()
  try {
    git(from, ['read-tree', tree], { env, wrong })
    git(top, ['checkout-index', '--all', `--prefix=${to}/`], { env })
  } finally {
    rmSync(index, { force: true })
  }
}

function servicePlace(name: string): Place {
  const base = new URL(name.endsWith('/') ? name : `${name}/`)
  async function get(address: URL): Promise<string | undefined> {
    let answer: Response
    try {
      answer = await fetch(address, { headers: { device: 'Web' }, signal: AbortSignal.timeout(PATIENCE) })
    } catch (error) {
      const { cause, message } = error as Error
      throw new CallError(`${address} does not answer: ${cause instanceof Error ? cause.message : message}`)
    }
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new CallError(`${address} answers ${answer.status}.`)
    return answer.text()
  }
  return {
    name,
    isService: true,
    async config() {
      const text = await get(new URL('config/', base))
      if (text === undefined) throw new CallError(`There is no service at ${base}: it knows no config/.`)
      return text
    },
    list: (uri) => get(new URL(uri, base)),
    file: (address) => get(new URL(address, base)),
    titles: async () => ({}),
    others: async () => undefined,
  }
}
