import type { Title } from '../../../fixtures/service/catalogue/titles/title'
import { fixedPages, pageKinds } from '../../../registry/routes'
import { playLink, titleAddress, titleLink } from '../../../src/catalogue/title/titleLink'
import type { TitleCard } from '../../../src/generated/types'
import { isRecord } from '../../../src/lib/json/isRecord'
import type { SitePlan } from '../../../src/site/plan/plan'
import { createRouteTable, type RouteTable } from '../../../src/site/plan/routeTable'
import { textsIn } from '../../validate/site/walk'
import { fileOfCall } from '../browser/callFiles'
import { pathOf } from '../links/omittedLinks'
import { omissionReason } from '../links/withoutService'
import { requestPath } from './renderPages'

/** Data of the site, from the responses of its service. */
export interface SiteData {
  /** Titles, episodes and extras. */
  titles: readonly Title[]
  genres: readonly { slug: string }[]
  /** Parsed responses by file. */
  answers: ReadonlyMap<string, unknown>
}

export interface SiteAddresses {
  /** Every path that pages can link to, each with the file of the response that contains the link, if any. */
  fileByLink: ReadonlyMap<string, string | undefined>
  /** Whether the site has a page at a path. */
  has(address: string): boolean
}

/**
 * Collects the paths that pages can link to, from routes and data. The rendered HTML is not enough, because it contains
 * only the first modules of each page.
 * @param plan of the exported config
 */
export function siteAddresses(plan: SitePlan, data: SiteData): SiteAddresses {
  const { answers } = data
  const { site_config: config } = plan.document
  const table = createRouteTable(plan, fixedPages, pageKinds, false)
  const modules = [...answers].flatMap(([file, answer]) => modulesIn(answer).map((module) => ({ ...module, file })))
  const slugs: Record<SlugKind, ReadonlySet<string>> = {
    titles: new Set(data.titles.map(({ slug }) => slug)),
    genres: new Set(data.genres.map(({ slug }) => slug)),
    // Modules within titles have no page: the service returns 404 for them.
    modules: new Set(
      modules.map(({ slug }) => slug).filter((slug) => answers.has(fileOfCall(`modules/module/${slug}`))),
    ),
  }

  const fileByLink = new Map<string, string | undefined>()
  const add = (address: string | undefined, file?: string) => {
    if (!address?.startsWith('/')) return
    const path = requestPath(pathOf(address))
    if (!fileByLink.has(path)) fileByLink.set(path, file)
  }
  for (const address of routeAddresses(table, slugs)) add(address)
  for (const address of titleAddresses(data)) add(address)
  for (const { slug: module, path, content, file } of modules)
    for (const card of content) add(titleLink(card, { config, path, module }), file)
  for (const [file, answer] of answers) for (const address of linksIn(answer)) add(address, file)
  return { fileByLink, has: (address) => hasPage(address, table, slugs) }
}

function hasPage(address: string, table: RouteTable, slugs: Record<SlugKind, ReadonlySet<string>>): boolean {
  const found = table.match(pathOf(address))
  if (!found) return pathOf(address) === '/'
  if (omissionReason({ component: found.kind, ...found.route }) !== undefined) return false
  const kind = SLUG_KINDS.get(found.kind)
  return !kind || Object.values(found.params).every((slug) => slug === undefined || slugs[kind].has(slug))
}

/** Pages without parameters, and the pages of genres and modules. */
function routeAddresses({ routes }: RouteTable, slugs: Record<SlugKind, ReadonlySet<string>>) {
  const patternsOf = (kind: string): string[] => [
    ...routes.filter(({ component, redirect }) => component === kind && !redirect).map(({ route }) => route),
    ...fixedPages.flatMap(({ path, kind: own }) => (own === kind && typeof path === 'string' ? [path] : [])),
  ]
  const allOf = (kind: string, known: Iterable<string>) =>
    patternsOf(kind).flatMap((pattern) => [...known].map((slug) => fillPattern(pattern, slug)))
  return [
    '/',
    ...routes.map(({ route }) => route).filter((route) => !/[:*?]/.test(route)),
    ...allOf('genredetail', slugs.genres),
    ...allOf('module', slugs.modules),
  ]
}

/** Pages of titles, with those that play their films, episodes, trailers and extras. */
function titleAddresses({ titles, answers }: SiteData): (string | undefined)[] {
  const slugById = new Map(titles.map((title) => [String(title.id ?? title.slug), title.slug]))
  return [
    ...titles.flatMap((title) => {
      const film = title.primary_video?.slug
      const trailer = isCard(title.trailer) && title.trailer.slug
      return [
        // Includes episodes and extras: the page that plays them links back to this page.
        titleAddress(title.slug),
        playLink(title),
        film && playLink(title) ? `/play/${encodeURIComponent(film)}` : undefined,
        trailer ? titleAddress(title.slug, trailer) : undefined,
      ]
    }),
    ...episodesOrExtrasIn(answers, 'episodes').map(({ part }) => `/watch/${encodeURIComponent(part.slug)}`),
    ...episodesOrExtrasIn(answers, 'extras').map(({ of, part }) => {
      const parent = slugById.get(of)
      return parent && titleAddress(parent, part.slug)
    }),
  ]
}

/** Links in fields and in HTML. */
const linksIn = (answer: unknown): (string | undefined)[] =>
  [...textsIn(answer, '')].flatMap(({ key, value }) => [
    ...(LINK_FIELDS.has(key) ? [value] : []),
    ...[...value.matchAll(HTML_LINK)].map(([, , href]) => href?.replaceAll('&amp;', '&')),
  ])

type SlugKind = 'titles' | 'genres' | 'modules'

/** Page kinds with a slug in their path. */
const SLUG_KINDS: ReadonlyMap<string, SlugKind> = new Map([
  ['titledetail', 'titles'],
  ['playdetail', 'titles'],
  ['watch', 'titles'],
  ['lightbox', 'titles'],
  ['fixed:asset', 'titles'],
  ['genredetail', 'genres'],
  ['module', 'modules'],
])

const LINK_FIELDS = new Set(['url', 'link', 'see_all_link'])
const HTML_LINK = /<a\b[^>]*\shref=(["'])(.*?)\1/gi

interface ModuleLinks {
  slug: string
  /** Path prefix of the links of its cards. */
  path?: string
  content: TitleCard[]
}

/** All modules in a response, including those nested in titles. */
function modulesIn(value: unknown): ModuleLinks[] {
  if (Array.isArray(value)) return value.flatMap(modulesIn)
  if (!isRecord(value)) return []
  const { module } = value
  const below = Object.values(value).flatMap(modulesIn)
  if (!isRecord(module) || typeof module.slug !== 'string') return below
  const { path = module.type === 'featured_video' ? '/play' : undefined } = isRecord(module.config) ? module.config : {}
  const content = Array.isArray(module.content) ? module.content.filter(isCard) : []
  return [{ slug: module.slug, path: typeof path === 'string' ? path : undefined, content }, ...below]
}

const isCard = (value: unknown): value is TitleCard => isRecord(value) && typeof value.slug === 'string'

/** Episodes or extras in the responses, each with the ID of its title or season. */
function episodesOrExtrasIn(answers: ReadonlyMap<string, unknown>, what: string): { of: string; part: TitleCard }[] {
  return [...answers].flatMap(([file, answer]) => {
    const [, of] = /^\/data\/inventory\/([^/]+)\/(\w+)\.json$/.exec(file) ?? []
    const data = isRecord(answer) && Array.isArray(answer.data) ? answer.data : []
    if (of === undefined || !file.endsWith(`/${what}.json`)) return []
    return data.filter(isCard).map((part) => ({ of: decodeURIComponent(of), part }))
  })
}

/** Fills the only parameter of a route pattern; undefined for patterns with more parameters. */
function fillPattern(pattern: string, slug: string): string | undefined {
  const path = pattern.replace(/:[^/?]+\??/, () => encodeURIComponent(slug))
  return /[:*?]/.test(path) ? undefined : path
}
