import { findNearestWord } from '../../../../src/lib/text/findNearestWord'
import type { Problem } from '../../../../src/site/validate/problem'
import type { ValidModule } from '../../../../src/tools/documents/checkDocument'
import type { SiteCheck } from '../../site/site'
import { itemsWithPointers } from '../../site/walk'

/** Where the titles of a site are looked up. */
export const catalogueName = ({ ownTitles, examples }: Site): string =>
  ownTitles?.length && !examples ? 'titles/' : 'the catalogue'

/** Reports unknown titles, series and genres. Only as warnings, because the service may know more than the folder. */
export const checkTitleNames: SiteCheck = (site) => [
  ...site.modules.flatMap((read) => [...unknownTitles(read, site), ...unknownSeries(read, site)]),
  ...unknownModuleGenres(site),
  ...unknownConfigGenres(site),
]

type Site = Parameters<SiteCheck>[0]

const unknownName = (
  site: Site,
  file: string,
  pointer: string,
  what: 'title' | 'series' | 'genre',
  name: string,
  known: Iterable<string>,
): Problem => ({
  severity: 'warning',
  rule: what === 'genre' ? 'genre/unknown' : 'title/unknown',
  file,
  pointer,
  message: `there is no ${what} "${name}" in ${catalogueName(site)}`,
  suggestion: findNearestWord(name, known),
})

function unknownTitles(read: ValidModule, site: Site): Problem[] {
  const { titleSlugs } = site
  if (!titleSlugs) return []
  return itemsWithPointers(itemsOf(read), `${read.pointer}/content`).flatMap(([{ slug, name }, pointer]) => {
    // A card with its own name does not need the catalogue.
    if (typeof slug !== 'string' || name || titleSlugs.has(slug)) return []
    return [unknownName(site, read.file, `${pointer}/slug`, 'title', slug, titleSlugs)]
  })
}

function unknownSeries({ file, pointer, module }: ValidModule, site: Site): Problem[] {
  const { seriesSlugs } = site
  const { series: name } = asRecord(module.config)
  if (!seriesSlugs || typeof name !== 'string' || seriesSlugs.has(name)) return []
  return [unknownName(site, file, `${pointer}/config/series`, 'series', name, seriesSlugs)]
}

/** Modules may name genres by slug or by name. */
function unknownModuleGenres(site: Site): Problem[] {
  const { modules, genreSlugs, genreNames } = site
  if (!genreSlugs) return []
  const names = [...genreSlugs, ...(genreNames ?? [])]
  const known = new Set(names.map((name) => name.toLowerCase()))
  return modules.flatMap((read) =>
    genreLists(read).flatMap(([list, pointer]) =>
      listIn(list).flatMap((genre, index) => {
        if (typeof genre !== 'string' || known.has(genre.toLowerCase())) return []
        return [unknownName(site, read.file, `${pointer}/${index}`, 'genre', genre, names)]
      }),
    ),
  )
}

function genreLists({ pointer, module }: ValidModule): [list: unknown, pointer: string][] {
  const { filter, sort } = asRecord(module.targeting_params)
  const groups = itemsWithPointers(
    listIn(asRecord(filter).custom_genres).map(asRecord),
    `${pointer}/targeting_params/filter/custom_genres`,
  )
  return [
    [asRecord(sort).genresList, `${pointer}/targeting_params/sort/genresList`],
    ...groups.map(([group, at]): [unknown, string] => [group.genres, `${at}/genres`]),
  ]
}

function unknownConfigGenres(site: Site): Problem[] {
  const { config, genreSlugs } = site
  if (!config || !genreSlugs) return []
  const valid = config.document.site_config.genre_slugs ?? []
  // Validation may have removed entries before this one.
  const original = listIn(asRecord(asRecord(config.raw).site_config).genre_slugs)
  return [...valid.entries()].flatMap(([index, slug]) => {
    if (genreSlugs.has(slug)) return []
    const at = original.includes(slug) ? original.indexOf(slug) : index
    return [unknownName(site, config.file, `/site_config/genre_slugs/${at}`, 'genre', slug, genreSlugs)]
  })
}

/** The items of a module that are objects. */
export function itemsOf({ module }: ValidModule): Record<string, unknown>[] {
  return Array.isArray(module.content) ? module.content.filter((item) => typeof item === 'object' && item !== null) : []
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
