import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorMessage } from '../../src/lib/errorMessage'
import { adapters, mapResponse, parseJsonOrXml } from '../adapters/adapters'
import { decodeText } from '../adapters/decodeText'
import { InvalidArgumentsError, parseEnumOption, resolveArgumentPath } from '../commands/runCommand'
import { SAMPLES_PACKAGE } from '../package/names'
import {
  addSchemaLines,
  type Brand,
  copiedSite,
  minimalSite,
  playlistSite,
  renamedSite,
  type SiteFiles,
  titleFromName,
} from './siteFiles'
import { TEMPLATE_TITLES, templateTitles } from './templateTitles'

/** Built-in templates of `--from`. */
export const TEMPLATE_NAMES = ['lumen', 'minimal'] as const

const EXAMPLES_NOTE =
  'The titles are examples from the fixture catalogue. Add your own in titles/, or export the site with --examples.'

/** @throws InvalidArgumentsError unless the name is valid as a folder, in a URL, and as a class name */
export function createBrand(name: string): Brand {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 50)
    throw new InvalidArgumentsError(
      `NAME is "${name}": expected up to 50 lowercase letters and digits, with single hyphens between them, such as corner-cinema.`,
    )
  return { name, title: titleFromName(name) }
}

interface Template {
  /** One of TEMPLATE_NAMES, a site folder, or the path of a JSON or XML file in the format of an adapter. */
  from: string
  /** minimal: shows titles of the fixture catalogue instead of its own. */
  examples?: boolean
}

/**
 * Creates the files of a new site.
 * @returns the files, and notes for the user
 */
export function createSiteFiles(
  brand: Brand,
  { from, examples = false }: Template,
  root: string,
): { files: SiteFiles; notes: string[] } {
  if (examples && from !== 'minimal')
    throw new InvalidArgumentsError(`--examples is for --from minimal only, not for ${from}.`)
  const fixtures = join(root, 'fixtures')
  if (from === 'minimal') {
    const site = minimalSite(brand, TEMPLATE_TITLES)
    return examples
      ? { files: site, notes: [EXAMPLES_NOTE] }
      : { files: new Map([...site, ...templateTitles(fixtures)]), notes: [] }
  }
  if (from === 'lumen') {
    const lumen = join(fixtures, 'sites', 'lumen')
    if (!existsSync(lumen))
      throw new InvalidArgumentsError(`--from is lumen: install ${SAMPLES_PACKAGE}, which contains this site.`)
    return {
      files: renamedSite(brand, lumen),
      notes: [
        'The logo of lumen was removed. The site shows its name until you set "logo" in config.json.',
        EXAMPLES_NOTE,
      ],
    }
  }
  const folder = resolveArgumentPath(from)
  if (existsSync(join(folder, 'config.json'))) {
    try {
      return { files: copiedSite(brand, folder), notes: ['Replace the copied logo and pictures with your own.'] }
    } catch (error) {
      throw new InvalidArgumentsError(`--from is ${from}: its config.json cannot be read: ${errorMessage(error)}`)
    }
  }
  if (/[\\/]/.test(from) && !/\.(?:json|xml)$/.test(from))
    throw new InvalidArgumentsError(`--from is ${from}: expected a site folder with a config.json.`)
  if (!/\.(?:json|xml)$/.test(from))
    parseEnumOption([...TEMPLATE_NAMES, 'FILE.json' as const, 'FILE.xml' as const], '--from', from)
  return siteFromFile(brand, from)
}

function siteFromFile(brand: Brand, from: string) {
  const file = resolveArgumentPath(from)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new InvalidArgumentsError(`--from is ${from}: no such file.`)
  let response: unknown
  try {
    response = parseJsonOrXml(decodeText(readFileSync(file)))
  } catch (error) {
    throw new InvalidArgumentsError(
      `${from} is not valid ${from.endsWith('.xml') ? 'XML' : 'JSON'}: ${(error as Error).message}`,
    )
  }
  const mapped = mapResponse(response)
  const known = Object.values(adapters).map(({ label }) => label)
  if (!mapped) throw new InvalidArgumentsError(`${from} has an unknown format: expected ${known.join(', ')}.`)
  if (mapped.cards.length === 0)
    throw new InvalidArgumentsError(`${from} was read as ${mapped.label}, but has no valid item.`)
  const notes = [
    `${mapped.cards.length} ${mapped.cards.length === 1 ? 'title' : 'titles'} from ${mapped.label}.`,
    ...[
      ...mapped.skipped.map((note) => ({ ...note, prefix: 'skipped: ' })),
      ...mapped.invalidFields.map((note) => ({ ...note, prefix: '' })),
    ]
      .sort((a, b) => a.index - b.index)
      .map(({ index, reason, prefix }) => `Item ${index + 1} ${prefix}${reason}`),
  ]
  return { files: playlistSite(brand, mapped), notes }
}

/**
 * Writes a new site folder, with a `$schema` line in each document.
 * @throws InvalidArgumentsError if the folder exists: nothing is ever overwritten
 */
export function writeSite(folder: string, shownFolder: string, files: SiteFiles, root: string): void {
  if (existsSync(folder))
    throw new InvalidArgumentsError(`${shownFolder} already exists: choose another NAME, or another folder with --in.`)
  for (const [path, content] of addSchemaLines(files, folder, root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // The flag fails if a file was created in the meantime.
    writeFileSync(join(folder, path), content, { flag: 'wx' })
  }
}
