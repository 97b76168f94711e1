import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { parseJson } from '../../src/lib/json/parseJson'
import { getInvocationFolder, InvalidArgumentsError, resolveArgumentPath } from '../commands/runCommand'
import { checkOut, commitOf, hasObject } from './git'

/** A source of a site. Missing files are undefined. Throws InvalidArgumentsError if the source cannot be read. */
export interface SiteSource {
  name: string
  isService: boolean
  config(): Promise<string>
  /** A module list or the title layouts, by the path below the service. */
  list(uri: string): Promise<string | undefined>
  /** A file of the site, by its address `/site/…`. */
  file(address: string): Promise<string | undefined>
  titles(): Promise<Record<string, unknown>>
  /** Hashes of other files by path: images, HTML pages, lists of single titles. Undefined for a service. */
  otherFiles(): Promise<Record<string, string> | undefined>
  /** A folder that can be served; undefined for a service. */
  folder?: string
  /** Message for the user */
  note?: string
}

/** The config of a site without pages. */
export const EMPTY_CONFIG = '{ "site_config": { "routing": [] } }'
const REQUEST_TIMEOUT_MS = 10_000

/**
 * The place of a command line argument: the address of a service, a folder, or `REVISION:FOLDER` in the syntax of Git.
 * @throws InvalidArgumentsError if it is none of these
 */
export function parseSiteSource(name: string): SiteSource {
  if (/^https?:\/\//.test(name)) return serviceSource(name)
  const folder = resolveArgumentPath(name)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folderSource(name, folder)
  if (/^[^-:][^:]*:./.test(name)) return revisionSource(name)
  throw new InvalidArgumentsError(
    `${name} does not exist: expected a folder, a folder at a revision (HEAD~3:sites/corner) or the address of a service.`,
  )
}

/**
 * A site folder.
 * @param name used in messages
 */
export function folderSource(name: string, folder: string): SiteSource {
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
      if (text === undefined) throw new InvalidArgumentsError(`${name} contains no config.json.`)
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
          // Invalid files are not titles.
        }
      }
      return titles
    },
    otherFiles: async () =>
      Object.fromEntries(
        all.filter((path) => !COMPARED_OR_HIDDEN_FILES.test(path)).map((path) => [path, hashOf(join(folder, path))]),
      ),
    folder,
  }
}

/** Files whose content is compared, and files that visitors cannot load. */
const COMPARED_OR_HIDDEN_FILES = /^config\.json$|^modules\/[^/]+\.json$|^titles\/|\.css$|(?:^|\/)\./

/** Hash of a file. The formatting of JSON does not change it. */
function hashOf(file: string): string {
  const bytes = readFileSync(file)
  const hash = createHash('sha256')
  try {
    return hash.update(file.endsWith('.json') ? JSON.stringify(parseJson(bytes.toString('utf8'))) : bytes).digest('hex')
  } catch {
    return createHash('sha256').update(bytes).digest('hex')
  }
}

/**
 * A folder at a revision, checked out until this process ends. A revision without the folder is a site without pages, so
 * that the first pull request of a site can be described.
 * @param name `REVISION:FOLDER`, in the syntax of Git
 * @throws InvalidArgumentsError if Git does not know the revision
 */
function revisionSource(name: string): SiteSource {
  const from = getInvocationFolder()
  const revision = name.slice(0, name.indexOf(':'))
  commitOf(from, revision)
  const parent = mkdtempSync(join(tmpdir(), 'marquee-diff-'))
  process.on('exit', () => rmSync(parent, { recursive: true, force: true }))
  // The fixture service uses the name of the folder in some responses.
  const folder = join(parent, basename(name))
  if (hasObject(from, name)) {
    checkOut(from, name, folder, `Git does not know ${name}`)
    return folderSource(name, folder)
  }
  mkdirSync(folder)
  writeFileSync(join(folder, 'config.json'), EMPTY_CONFIG)
  return { ...folderSource(name, folder), note: `${name} does not exist: a site without pages is used in its place` }
}

function serviceSource(name: string): SiteSource {
  const base = new URL(name.endsWith('/') ? name : `${name}/`)
  async function get(address: URL): Promise<string | undefined> {
    let answer: Response
    try {
      answer = await fetch(address, { headers: { device: 'Web' }, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
    } catch (error) {
      const { cause, message } = error as Error
      throw new InvalidArgumentsError(`${address} does not answer: ${cause instanceof Error ? cause.message : message}`)
    }
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new InvalidArgumentsError(`${address} answers with status ${answer.status}.`)
    return answer.text()
  }
  return {
    name,
    isService: true,
    async config() {
      const text = await get(new URL('config/', base))
      if (text === undefined)
        throw new InvalidArgumentsError(`There is no service at ${base}: config/ answers with status 404.`)
      return text
    },
    list: (uri) => get(new URL(uri, base)),
    file: (address) => get(new URL(address, base)),
    titles: async () => ({}),
    otherFiles: async () => undefined,
  }
}
