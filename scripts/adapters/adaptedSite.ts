import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { asGiven, CallError, oneOf } from '../commands/runCommand'
import { playlistSite, titleOf } from '../new/siteFiles'
import type { Mapped, ReadyAdapter } from './adapter'
import { adapters, readAnswer } from './adapters'
import { textOf } from './textOf'

/** Where the list of another service is, and what understands it. */
export interface Source {
  name: keyof typeof adapters
  /** Path of a file. */
  file?: string
  address?: string
}

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000

/** How old an answer may be before its address is asked again, in milliseconds. */
const FRESH = 60_000

/** What of a site another service's list is. */
const OF_LIST = /^(?:modules\/home\.json|titles\/)/

/**
 * Reads `NAME:SOURCE`.
 * @throws CallError where there is no such adapter, or nothing at SOURCE
 */
export function sourceOf(said: string): Source {
  const [word = '', ...rest] = said.split(':')
  const names = Object.keys(adapters) as Source['name'][]
  const name = oneOf(names, '--adapt', word)
  const where = rest.join(':')
  if (where === '')
    throw new CallError(`--adapt ${word} does not say where its list is: ${word}:FILE or ${word}:ADDRESS.`)
  if (/^https?:\/\//.test(where)) {
    if (!URL.canParse(where)) throw new CallError(`${where} is no address.`)
    return { name, address: where }
  }
  const file = asGiven(where)
  if (existsSync(file)) return { name, file }
  if (name === 'jw' && /^\w{8}$/.test(where))
    return { name, address: `https://cdn.jwplayer.com/v2/playlists/${where}?page_limit=500` }
  throw new CallError(`There is no file ${where}.`)
}

export type AdaptedSite = Awaited<ReturnType<typeof createAdaptedSite>>

/**
 * A site folder whose home and titles are the list of another service: what stands behind it shows it as any other, and
 * knows of nothing.
 * @param base folder of the brand that it is shown in; undefined: one of its own
 * @param say told of what became of an answer, in sentences
 * @param fresh how old an answer may be, in milliseconds
 * @throws CallError where the first answer is none
 */
export async function createAdaptedSite(
  source: Source,
  base: string | undefined,
  say: (sentence: string) => void,
  fresh = FRESH,
) {
  const first = await read(source)
  const above = mkdtempSync(join(tmpdir(), 'marquee-adapt-'))
  const folder = join(above, base === undefined ? source.name : basename(base))
  if (base !== undefined) cpSync(base, folder, { recursive: true })
  let before = new Set<string>()
  write(first)
  let asked = Date.now()
  let changed = changeOf(source)
  let running: Promise<void> | undefined

  function write(mapped: Mapped): void {
    const brand = { name: basename(folder), title: mapped.heading ?? titleOf(source.name) }
    const files = [...playlistSite(brand, mapped)].filter(([path]) => base === undefined || OF_LIST.test(path))
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const now = new Set(files.map(([path]) => path))
    for (const path of before) if (!now.has(path)) rmSync(join(folder, path))
    before = now
    const { cards, bad } = mapped
    const left = bad.length > 0 ? `, ${bad.length} left out` : ''
    say(`${cards.length} titles of ${adapters[source.name].of}${left}.`)
  }

  async function again(): Promise<void> {
    try {
      write(await read(source))
    } catch (error) {
      say(`${(error as Error).message} What was there stays.`)
    } finally {
      running = undefined
    }
  }

  return {
    folder,
    /** Takes the list anew where its file has changed, or its address was asked a while ago. What fails changes nothing. */
    async refresh(): Promise<void> {
      const change = changeOf(source)
      if (source.file === undefined ? Date.now() - asked < fresh : change === changed) return running
      asked = Date.now()
      changed = change
      running ??= again()
      return running
    },
    remove: () => rmSync(above, { recursive: true, force: true }),
  }
}

/** When a file was changed last, in milliseconds; undefined: it is none, or gone. */
const changeOf = ({ file }: Source) => file && statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** @throws CallError where there is no answer, or none that is understood */
async function read(source: Source): Promise<Mapped> {
  const { name, file, address } = source
  const where = file ?? address ?? ''
  const { of, map }: ReadyAdapter = adapters[name]
  let answer: unknown
  try {
    answer = readAnswer(file === undefined ? await textAt(where) : textOf(readFileSync(file)))
  } catch (error) {
    throw new CallError(`${where} gave nothing that can be read: ${(error as Error).message}.`)
  }
  const mapped = map(answer)
  if (!mapped) throw new CallError(`${where} is not ${of}.`)
  if (mapped.cards.length === 0) throw new CallError(`${where} is ${of} without a single usable item.`)
  return mapped
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return textOf(new Uint8Array(await answer.arrayBuffer()), answer.headers.get('Content-Type') ?? undefined)
}
