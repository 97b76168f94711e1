import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readCatalogue } from '../../../fixtures/service/catalogue/catalogue'
import { siteShowsExamples } from '../../../fixtures/service/catalogue/readTitles'
import { statRegularFile } from '../../../fixtures/service/statRegularFile'
import type { CheckedDocument } from '../../../src/tools/documents/checkDocument'
import { ROOT } from '../../package/installation'
import type { Site } from './site'

export type ReadText = (path: string) => { file: string; text: string }

/**
 * Collects the input of the site checks from a folder.
 * @param documents the checked documents by path
 * @param root folder with `fixtures/`: the catalogue and its art
 * @param examples true: includes the fixture catalogue even if the folder has titles
 */
export function readSite(
  folder: string,
  documents: ReadonlyMap<string, CheckedDocument>,
  root: string,
  readText: ReadText,
  examples = false,
): Site {
  const fixtures = join(root, 'fixtures')
  const media = join(fixtures, 'media')
  const catalogue = readCatalogue({
    catalogueFolder: join(fixtures, 'catalogue'),
    artFolder: join(media, 'art'),
    siteFolder: folder,
    examples: examples || siteShowsExamples(folder),
  })
  const checked = [...documents.values()]
  const fileAt = (address: string) => {
    const [, home, ...rest] = decode(address).split('/')
    return rest.includes('..') ? undefined : join(home === 'site' ? folder : media, ...rest)
  }
  return {
    config: checked.find(({ config }) => config)?.config,
    lists: [...documents].flatMap(([path, { file, kind, isJson }]) => {
      const slug = /^modules\/(.+)\.json$/.exec(relative(folder, path).replaceAll('\\', '/'))?.[1]
      // A list that cannot be read still exists.
      return slug !== undefined && (kind === 'module-list' || kind === 'title-layouts' || !isJson)
        ? [{ file, slug }]
        : []
    }),
    modules: checked.flatMap(({ modules }) => modules),
    // undefined if a list has a syntax error: it may contain any module.
    invalidSlugs: checked.every(({ isJson }) => isJson)
      ? new Set(checked.flatMap(({ invalidSlugs }) => invalidSlugs))
      : undefined,
    ownTitles: [...documents].flatMap(([path, { file, data }]) =>
      data !== undefined && dirname(relative(folder, path)) === 'titles' ? [{ file, data }] : [],
    ),
    streams: documents.get(join(folder, 'streams.json')),
    titleSlugs: new Set(catalogue.all.map(({ slug }) => slug)),
    seriesSlugs: new Set(catalogue.titles.filter(({ title_type }) => title_type === 'series').map(({ slug }) => slug)),
    genreSlugs: new Set(catalogue.genres.map(({ slug }) => slug)),
    genreNames: new Set(catalogue.genres.map(({ name }) => name)),
    hasFile(address) {
      const path = fileAt(address)
      return path !== undefined && statRegularFile(path) !== undefined
    },
    siblingFiles(address) {
      const path = fileAt(address)
      const beside = path === undefined ? '' : dirname(path)
      if (!existsSync(beside)) return []
      const entries = readdirSync(beside, { withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    readFile(address) {
      const path = address.startsWith('/site/') ? fileAt(address) : undefined
      return path !== undefined && statRegularFile(path) ? readText(path) : undefined
    },
    brandTokens: new Map(
      Object.entries(JSON.parse(readFileSync(join(ROOT, 'docs', 'reference', 'brand-tokens.json'), 'utf8'))),
    ),
  }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
