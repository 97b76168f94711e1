import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { InvalidArgumentsError, parseEnumOption, resolveArgumentPath } from '../commands/runCommand'
import { playlistSite, titleFromName } from '../new/siteFiles'
import type { MappedList, ValidatingAdapter } from './adapter'
import { adapters, parseJsonOrXml } from './adapters'
import { decodeText } from './decodeText'

/** The list of another service: an adapter and a file or URL. */
export interface AdapterSource {
  name: keyof typeof adapters
  /** Path of a local file; else `url` is set. */
  file?: string
  url?: string
}

const FETCH_TIMEOUT_MS = 10_000

/** A URL is fetched again if its last response is older. */
const MAX_AGE_MS = 60_000

/** Files of a site that are generated from the list. */
const GENERATED_FILES = /^(?:modules\/home\.json|titles\/)/

/**
 * Parses `NAME:SOURCE`.
 * @throws InvalidArgumentsError for an unknown adapter, an invalid URL, or a missing file
 */
export function parseAdapterSource(value: string): AdapterSource {
  const [word = '', ...rest] = value.split(':')
  const names = Object.keys(adapters) as AdapterSource['name'][]
  const name = parseEnumOption(names, '--adapt', word)
  const location = rest.join(':')
  if (location === '') throw new InvalidArgumentsError(`--adapt is "${value}": expected ${word}:FILE or ${word}:URL.`)
  if (/^https?:\/\//.test(location)) {
    if (!URL.canParse(location))
      throw new InvalidArgumentsError(`--adapt is "${value}": ${location} is not a valid URL.`)
    return { name, url: location }
  }
  const file = resolveArgumentPath(location)
  if (existsSync(file)) return { name, file }
  if (name === 'jw' && /^\w{8}$/.test(location))
    return { name, url: `https://cdn.jwplayer.com/v2/playlists/${location}?page_limit=500` }
  throw new InvalidArgumentsError(`--adapt is "${value}": no such file.`)
}

export type AdaptedSite = Awaited<ReturnType<typeof createAdaptedSite>>

/**
 * Creates a temporary site folder whose home page and titles come from the list of another service.
 * @param baseFolder site folder that provides the brand and other pages; undefined: a default brand
 * @param log receives a message after each update
 * @param maxAgeMs maximum age of a response before a refresh fetches it again
 * @throws InvalidArgumentsError if the first response is missing or invalid
 */
export async function createAdaptedSite(
  source: AdapterSource,
  baseFolder: string | undefined,
  log: (message: string) => void,
  maxAgeMs = MAX_AGE_MS,
) {
  const first = await readList(source)
  const parent = mkdtempSync(join(tmpdir(), 'marquee-adapt-'))
  const folder = join(parent, baseFolder === undefined ? source.name : basename(baseFolder))
  if (baseFolder !== undefined) cpSync(baseFolder, folder, { recursive: true })
  let listFiles = new Set<string>()
  write(first)
  let fetchedAt = Date.now()
  let modifiedAt = modificationTime(source)
  let running: Promise<void> | undefined

  function write(mapped: MappedList): void {
    const brand = { name: basename(folder), title: mapped.heading ?? titleFromName(source.name) }
    const files = [...playlistSite(brand, mapped)].filter(
      ([path]) => baseFolder === undefined || GENERATED_FILES.test(path),
    )
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const newFiles = new Set(files.map(([path]) => path))
    for (const path of listFiles) if (!newFiles.has(path)) rmSync(join(folder, path))
    listFiles = newFiles
    const { cards, skipped } = mapped
    const suffix = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
    log(`${cards.length} titles from ${adapters[source.name].label}${suffix}.`)
  }

  async function update(): Promise<void> {
    try {
      write(await readList(source))
    } catch (error) {
      log(`${(error as Error).message} Keeping the previous titles.`)
    } finally {
      running = undefined
    }
  }

  return {
    folder,
    /** Reads the list again if its file changed or the last response is too old. On failure the titles stay unchanged. */
    async refresh(): Promise<void> {
      const modified = modificationTime(source)
      if (source.file === undefined ? Date.now() - fetchedAt < maxAgeMs : modified === modifiedAt) return running
      fetchedAt = Date.now()
      modifiedAt = modified
      running ??= update()
      return running
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

/** In milliseconds; undefined for a URL or a deleted file. */
const modificationTime = ({ file }: AdapterSource) => file && statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** @throws InvalidArgumentsError if the list cannot be read, or does not match the adapter */
async function readList(source: AdapterSource): Promise<MappedList> {
  const { name, file, url } = source
  const location = file ?? url ?? ''
  const { label, map }: ValidatingAdapter = adapters[name]
  let response: unknown
  try {
    response = parseJsonOrXml(file === undefined ? await fetchText(location) : decodeText(readFileSync(file)))
  } catch (error) {
    throw new InvalidArgumentsError(`${location} cannot be read: ${(error as Error).message}.`)
  }
  const mapped = map(response)
  if (!mapped) throw new InvalidArgumentsError(`${location} is not ${label}.`)
  if (mapped.cards.length === 0)
    throw new InvalidArgumentsError(`${location} was read as ${label}, but has no valid item.`)
  return mapped
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return decodeText(new Uint8Array(await response.arrayBuffer()), response.headers.get('Content-Type') ?? undefined)
}
