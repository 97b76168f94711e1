import { createAsk } from '../../data/ask'
import { genresQuery } from '../../service/genres'
import { titlesQuery } from '../../service/titles'
import type { Runtime } from '../../site/runtime'
import { escaped } from '../head/fillPage'
import { isPublic } from '../head/pageHead'

/** So many addresses may stand in one file, by the protocol of sitemaps. */
export const MOST = 50_000

/** The paths of a site that search engines may find: its public pages, its genres and, where everybody may see them, its titles. */
export async function publicPaths(runtime: Runtime): Promise<string[]> {
  const { site_config: config } = runtime.plan.document
  if (config.force_keycloak) return []
  const open = runtime
    .routes()
    .filter((route) => isPublic(route.component, runtime.registry.kinds, route) && !route.redirect)
  const plain = open.filter(({ route }) => !/[:*?]/.test(route)).map(({ route }) => route)
  const ask = createAsk(runtime.data())
  const genre = open.find(({ component, route }) => component === 'genredetail' && /:[^/]+$/.test(route))
  const genres = genre ? await genresQuery.read(ask).catch(() => []) : []
  const titles = config.allow_unauthed_details
    ? await titlesQuery({ limit: -1 })
        .read(ask)
        .catch(() => ({ items: [] }))
    : { items: [] }
  return [
    ...new Set([
      ...plain,
      ...genres.map(({ slug }) => (genre as { route: string }).route.replace(/:[^/]+$/, encodeURIComponent(slug))),
      ...titles.items.map(({ slug }) => `/title/${encodeURIComponent(slug)}`),
    ]),
  ]
}

/**
 * The sitemap of a site: one file, or where it has more addresses than that may hold, the list of its parts.
 * @param part from 1; undefined: the whole
 * @returns undefined: there is no such part
 */
export function sitemap(origin: string, paths: readonly string[], part?: number): string | undefined {
  const parts = Math.max(1, Math.ceil(paths.length / MOST))
  if (part !== undefined && (part < 1 || part > parts)) return undefined
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  const of = (name: string) => `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  if (part === undefined && parts > 1) {
    const entries = Array.from(
      { length: parts },
      (_, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`,
    )
    return [head, of('sitemapindex'), ...entries, '</sitemapindex>'].join('\n')
  }
  const own = paths.slice(((part ?? 1) - 1) * MOST, (part ?? 1) * MOST)
  return [
    head,
    of('urlset'),
    ...own.map((path) => `<url><loc>${escaped(new URL(path, origin).href)}</loc></url>`),
    '</urlset>',
  ].join('\n')
}

/** What robots are told: where the sitemap is, or that nothing here is for them. */
export const robots = (origin: string, isOpen: boolean): string =>
  isOpen ? `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n'
