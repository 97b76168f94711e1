import { createServiceClient } from '../../data/serviceClient'
import { genresQuery } from '../../service/genres'
import { titlesQuery } from '../../service/titles'
import type { Runtime } from '../../site/runtime'
import { escapeHtml } from '../head/fillTemplate'
import { isIndexable } from '../head/pageHead'

/** Limit of the sitemap protocol. */
export const MAX_SITEMAP_URLS = 50_000

/** The indexable paths of a site: public pages, genres, and titles if signed-out visitors may see them. */
export async function readPublicPaths(runtime: Runtime): Promise<string[]> {
  const { site_config: config } = runtime.plan.document
  if (config.force_keycloak) return []
  const publicRoutes = runtime
    .routes()
    .filter((route) => isIndexable(route.component, runtime.registry.kinds, route) && !route.redirect)
  const plain = publicRoutes.filter(({ route }) => !/[:*?]/.test(route)).map(({ route }) => route)
  const client = createServiceClient(runtime.data())
  const genre = publicRoutes.find(({ component, route }) => component === 'genredetail' && /:[^/]+$/.test(route))
  const genres = genre ? await genresQuery.read(client).catch(() => []) : []
  const titles = config.allow_unauthed_details
    ? await titlesQuery({ limit: -1 })
        .read(client)
        .catch(() => ({ items: [] }))
    : { items: [] }
  return [
    ...new Set([
      ...plain,
      ...(genre ? genres.map(({ slug }) => genre.route.replace(/:[^/]+$/, encodeURIComponent(slug))) : []),
      ...titles.items.map(({ slug }) => `/title/${encodeURIComponent(slug)}`),
    ]),
  ]
}

/**
 * Creates the sitemap of a site, or a sitemap index if it has too many addresses for one file.
 * @param part number of a sitemap of the index, from 1
 * @returns undefined if there is no such part
 */
export function sitemap(origin: string, paths: readonly string[], part?: number): string | undefined {
  const parts = Math.max(1, Math.ceil(paths.length / MAX_SITEMAP_URLS))
  if (part !== undefined && (part < 1 || part > parts)) return undefined
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  const openTag = (name: string) => `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  if (part === undefined && parts > 1) {
    const entries = Array.from(
      { length: parts },
      (_, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`,
    )
    return [head, openTag('sitemapindex'), ...entries, '</sitemapindex>'].join('\n')
  }
  const pathsOfPart = paths.slice(((part ?? 1) - 1) * MAX_SITEMAP_URLS, (part ?? 1) * MAX_SITEMAP_URLS)
  return [
    head,
    openTag('urlset'),
    ...pathsOfPart.map((path) => `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`),
    '</urlset>',
  ].join('\n')
}

/** robots.txt: allows everything and references the sitemap, or disallows everything. */
export const robotsTxt = (origin: string, hasPublicPages: boolean): string =>
  hasPublicPages ? `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n'
