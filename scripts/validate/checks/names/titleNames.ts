import { nearest } from '../../../../src/lib/nearest'
import type { Problem } from '../../../../src/site/validate/problem'
import type { ReadModule } from '../../../../src/tools/documents/checkDocument'
import type { SiteCheck } from '../../site/site'
import { placed } from '../../site/walk'

/** Reports unknown titles, series and genres. Only as warnings, because the service may know more than the folder. */
export const titleNames: SiteCheck = ({ config, modules, titles, series, genres, genreNames = [] }) => {
  const found: Problem[] = []
  const report = (file: string, pointer: string, what: string, name: string, known: Iterable<string>) =>
    found.push({
      severity: 'warning',
      file,
      pointer,
      message: `there is no ${what} "${name}"`,
      suggestion: nearest(name, known),
    })
  for (const read of modules) {
    for (const [item, pointer] of titles ? placed(itemsOf(read), `${read.pointer}/content`) : []) {
      // A card with its own name does not need the catalogue.
      if (titles && typeof item.slug === 'string' && !item.name && !titles.has(item.slug))
        report(read.file, `${pointer}/slug`, 'title', item.slug, titles)
    }
    const named = seriesOf(read)
    if (series && named !== undefined && !series.has(named))
      report(read.file, `${read.pointer}/config/series`, 'series', named, series)
  }
  if (!genres) return found
  const named = [...genres, ...genreNames]
  const known = new Set(named.map((name) => name.toLowerCase()))
  for (const { file, pointer, module } of modules) {
    const { filter, sort } = record(module.targeting_params)
    const groups = listIn(record(filter).custom_genres).map(record)
    const lists: [unknown, string][] = [
      [record(sort).genresList, `${pointer}/targeting_params/sort/genresList`],
      ...placed(groups, `${pointer}/targeting_params/filter/custom_genres`).map(([group, at]): [unknown, string] => [
        group.genres,
        `${at}/genres`,
      ]),
    ]
    for (const [list, at] of lists)
      for (const [index, genre] of listIn(list).entries())
        if (typeof genre === 'string' && !known.has(genre.toLowerCase()))
          report(file, `${at}/${index}`, 'genre', genre, named)
  }
  if (!config) return found
  for (const [index, slug] of (config.document.site_config.genre_slugs ?? []).entries()) {
    if (genres.has(slug)) continue
    const raw = (config.raw as { site_config?: { genre_slugs?: unknown[] } }).site_config?.genre_slugs ?? []
    const at = raw.indexOf(slug)
    report(config.file, `/site_config/genre_slugs/${at < 0 ? index : at}`, 'genre', slug, genres)
  }
  return found
}

function itemsOf({ module }: ReadModule): Record<string, unknown>[] {
  return Array.isArray(module.content) ? module.content.filter((item) => typeof item === 'object' && item !== null) : []
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function seriesOf({ module }: ReadModule): string | undefined {
  const { series } = record(module.config)
  return typeof series === 'string' ? series : undefined
}
