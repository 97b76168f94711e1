import { nearest } from '../../../../src/lib/nearest'
import type { Problem } from '../../../../src/site/validate/problem'
import type { ReadModule, SiteCheck } from '../../site/site'
import { placed } from '../../site/walk'

/** Titles, series and genres that are named and not there. The service may know more than the folder: warnings. */
export const titleNames: SiteCheck = ({ config, modules, titles, series, genres }) => {
  const found: Problem[] = []
  const say = (file: string, pointer: string, what: string, name: string, known: Iterable<string>) =>
    found.push({
      severity: 'warning',
      file,
      pointer,
      message: `there is no ${what} "${name}"`,
      suggestion: nearest(name, known),
    })
  for (const read of modules) {
    for (const [item, pointer] of titles ? placed(itemsOf(read), `${read.pointer}/content`) : []) {
      // What has a name of its own can be shown without the catalogue.
      if (titles && typeof item.slug === 'string' && !item.name && !titles.has(item.slug))
        say(read.file, `${pointer}/slug`, 'title', item.slug, titles)
    }
    const named = seriesOf(read)
    if (series && named !== undefined && !series.has(named))
      say(read.file, `${read.pointer}/config/series`, 'series', named, series)
  }
  if (!config || !genres) return found
  for (const [index, slug] of (config.document.site_config.genre_slugs ?? []).entries()) {
    if (genres.has(slug)) continue
    const raw = (config.raw as { site_config?: { genre_slugs?: unknown[] } }).site_config?.genre_slugs ?? []
    const at = raw.indexOf(slug)
    say(config.file, `/site_config/genre_slugs/${at < 0 ? index : at}`, 'genre', slug, genres)
  }
  return found
}

function itemsOf({ module }: ReadModule): Record<string, unknown>[] {
  return Array.isArray(module.content) ? module.content.filter((item) => typeof item === 'object' && item !== null) : []
}

function seriesOf({ module }: ReadModule): string | undefined {
  const config = module.config
  const series = typeof config === 'object' && config !== null && 'series' in config ? config.series : undefined
  return typeof series === 'string' ? series : undefined
}
