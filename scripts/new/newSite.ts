import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { adapters, mapAnswer, readAnswer } from '../adapters/adapters'
import { textOf } from '../adapters/textOf'
import { asGiven, CallError, oneOf } from '../commands/runCommand'
import { type Brand, minimalSite, playlistSite, renamedSite, type SiteFiles, titleOf, withSchemas } from './siteFiles'

/** What a site can begin with, beside the answer of another service. */
export const STARTS = ['lumen', 'minimal'] as const

/** @throws CallError where a name can be no folder, address and class name at once */
export function brandOf(name: string): Brand {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 50)
    throw new CallError(
      `"${name}" can be no name of a site: up to 50 lower case letters and digits, with single hyphens between them, as in corner-cinema.`,
    )
  return { name, title: titleOf(name) }
}

/**
 * Makes the files of a new site.
 * @param from one of STARTS, or the path of a file, JSON or XML, that an adapter understands
 * @returns the files, and what is to be said of them
 */
export function filesOf(brand: Brand, from: string, root: string): { files: SiteFiles; notes: string[] } {
  if (from === 'minimal') return { files: minimalSite(brand), notes: [] }
  if (from === 'lumen')
    return {
      files: renamedSite(brand, join(root, 'fixtures', 'sites', 'lumen')),
      notes: ['The logo was left out: until "logo" names yours, the name stands in its place.'],
    }
  if (!/\.(?:json|xml)$/.test(from)) oneOf([...STARTS, 'FILE.json' as const, 'FILE.xml' as const], '--from', from)
  return fromAnswer(brand, from)
}

function fromAnswer(brand: Brand, from: string) {
  const file = asGiven(from)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CallError(`There is no file ${from}.`)
  let answer: unknown
  try {
    answer = readAnswer(textOf(readFileSync(file)))
  } catch (error) {
    throw new CallError(`${from} is no ${from.endsWith('.xml') ? 'XML' : 'JSON'}: ${(error as Error).message}`)
  }
  const mapped = mapAnswer(answer)
  const known = Object.values(adapters).map(({ of }) => of)
  if (!mapped) throw new CallError(`${from} is nothing that is understood here: ${known.join(', ')}.`)
  if (mapped.cards.length === 0) throw new CallError(`${from} is ${mapped.of} without a single usable item.`)
  const notes = [
    `${mapped.cards.length} ${mapped.cards.length === 1 ? 'title' : 'titles'} from ${mapped.of}.`,
    ...[
      ...mapped.bad.map((said) => ({ ...said, out: 'left out: ' })),
      ...mapped.left.map((said) => ({ ...said, out: '' })),
    ]
      .sort((a, b) => a.index - b.index)
      .map(({ index, why, out }) => `Item ${index + 1} ${out}${why}`),
  ]
  return { files: playlistSite(brand, mapped), notes }
}

/**
 * Writes a new site folder, with a `$schema` line in each document.
 * @throws CallError where something is there already: nothing is ever overwritten
 */
export function writeSite(folder: string, shown: string, files: SiteFiles, root: string): void {
  if (existsSync(folder)) throw new CallError(`${shown} is there already, and nothing is overwritten.`)
  for (const [path, content] of withSchemas(files, folder, root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // Never over a file that came meanwhile.
    writeFileSync(join(folder, path), content, { flag: 'wx' })
  }
}
