import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
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
  /** The site as a folder that can be served; undefined where it is none. */
  folder?: () => { path: string; remove: () => void }
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

function filesPlace(
  name: string,
  read: (path: string) => string | undefined,
  names: (folder: string) => string[],
): Place {
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
      for (const file of names('titles').filter((each) => each.endsWith('.json'))) {
        try {
          const { $schema, ...title } = parseJson(read(`titles/${file}`) ?? '') as Record<string, unknown>
          if (typeof title.slug === 'string') titles[title.slug] = title
        } catch {
          // What cannot be read is no title.
        }
      }
      return titles
    },
  }
}

function folderPlace(name: string, folder: string): Place {
  const read = (path: string) => {
    const file = join(folder, path)
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined
  }
  const names = (below: string) => (existsSync(join(folder, below)) ? readdirSync(join(folder, below)) : [])
  return { ...filesPlace(name, read, names), folder: () => ({ path: folder, remove: () => {} }) }
}

const git = (...args: string[]) => spawnSync('git', args, { cwd: givenFrom(), maxBuffer: 200_000_000 })

function revisionPlace(name: string): Place {
  const listed = git('ls-tree', '-r', '-z', '--name-only', name)
  if (listed.status !== 0) throw new CallError(`git knows no ${name}: ${String(listed.stderr).trim()}`)
  const files = new Set(String(listed.stdout).split('\0').filter(Boolean))
  const bytes = (path: string) => git('cat-file', 'blob', `${name.replace(/\/$/, '')}/${path}`).stdout
  const read = (path: string) => (files.has(path) ? bytes(path).toString('utf8') : undefined)
  const names = (below: string) => [...files].filter((path) => dirname(path) === below).map((path) => basename(path))
  return {
    ...filesPlace(name, read, names),
    folder() {
      const parent = mkdtempSync(join(tmpdir(), 'marquee-diff-'))
      // Some answers of the fixture service go by the folder's name.
      const path = join(parent, basename(name))
      for (const file of files) {
        mkdirSync(dirname(join(path, file)), { recursive: true })
        writeFileSync(join(path, file), bytes(file))
      }
      return { path, remove: () => rmSync(parent, { recursive: true, force: true }) }
    },
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
  }
}
