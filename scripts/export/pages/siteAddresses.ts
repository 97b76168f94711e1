import type { Title } from '../../../fixtures/service/catalogue/titles/title'
import { fixedPages, routeKinds } from '../../../registry/routes'
import { playLink, titleAddress, titleLink } from '../../../src/catalogue/title/titleLink'
import type { TitleCard } from '../../../src/generated/types'
import { isRecord } from '../../../src/lib/json/isRecord'
import type { SitePlan } from '../../../src/site/plan/plan'
import { createRouteTable } from '../../../src/site/plan/routeTable'
import { textsIn } from '../../validate/site/walk'
import { fileOfCall } from '../browser/callFiles'
import { pathOf } from '../links/leftOut'
import { whyLeftOut } from '../links/withoutService'
import { requestPath } from './renderPages'

/** What a site is made of, as its service answers it. */
export interface SiteData {
  /** Everything that has a slug: titles, episodes, extras. */
  titles: readonly Title[]
  genres: readonly { slug: string }[]
  /** Parsed answers by their file. */
  answers: ReadonlyMap<string, unknown>
}

export interface SiteAddresses {
  /** Every address that pages of the site can link to, each with the answer that leads to it, where one does. */
  linked: ReadonlyMap<string, string | undefined>
  /** Whether the site has a page at an address. */
  has(address: string): boolean
}

/**
 * Works out from the routes and the data which addresses the pages of a site can link to. The written HTML alone does not
 * tell: it has the first modules of each page only.
 * @param plan of the exported config
 */
export function siteAddresses(plan: SitePlan, { titles, genres, answers }: SiteData): SiteAddresses {
  const { site_config: config } = plan.document
  const table = createRouteTable(plan, fixedPages, routeKinds, false)
  const modules = [...answers].flatMap(([file, answer]) => modulesIn(answer).map((module) => ({ ...module, file })))
  const episodes = partsOf(answers, 'episodes').map(({ part }) => part.slug)
  const slugs = {
    titles: new Set(titles.map(({ slug }) => slug)),
    genres: new Set(genres.map(({ slug }) => slug)),
    // Modules that titles bring along have no page: the service does not answer for them.
    modules: new Set(
      modules.map(({ slug }) => slug).filter((slug) => answers.has(fileOfCall(`modules/module/${slug}`))),
    ),
  }

  function has(address: string): boolean {
    const found = table.match(pathOf(address))
    if (!found) return pathOf(address) === '/'
    if (whyLeftOut({ component: found.kind, ...found.route }) !== undefined) return false
    const known = slugs[NAMED.get(found.kind) as keyof typeof slugs]
    return !known || Object.values(found.params).every((slug) => slug === undefined || known.has(slug))
  }

  const linked = new Map<string, string | undefined>()
  const add = (address: string | undefined, file?: string) => {
    if (!address?.startsWith('/')) return
    const path = requestPath(pathOf(address))
    if (!linked.has(path)) linked.set(path, file)
  }
  const addAll = (kind: string, found: Iterable<string>) => {
    for (const pattern of patternsOf(kind)) for (const slug of found) add(withSlug(pattern, slug))
  }
  const patternsOf = (kind: string): string[] => [
    ...table.routes.filter(({ component, redirect }) => component === kind && !redirect).map(({ route }) => route),
    ...fixedPages.flatMap(({ path, kind: own }) => (own === kind && typeof path === 'string' ? [path] : [])),
  ]

  add('/')
  for (const { route } of table.routes) if (!/[:*?]/.test(route)) add(route)
  addAll('genredetail', slugs.genres)
  addAll('module', slugs.modules)
  for (const title of titles) {
    // Also of an episode or extra: the page that plays it leads back there.
    add(titleAddress(title.slug))
    add(playLink(title))
    if (title.primary_video?.slug && playLink(title)) add(`/play/${encodeURIComponent(title.primary_video.slug)}`)
    const trailer = isCard(title.trailer) && title.trailer.slug
    if (trailer) add(titleAddress(title.slug, trailer))
  }
  for (const slug of episodes) add(`/watch/${encodeURIComponent(slug)}`)
  const byId = new Map(titles.map((title) => [String(title.id ?? title.slug), title.slug]))
  for (const { of, part } of partsOf(answers, 'extras')) {
    const parent = byId.get(of)
    if (parent) add(titleAddress(parent, part.slug))
  }
  for (const { slug: module, path, content, file } of modules)
    for (const card of content) add(titleLink(card, { config, path, module }), file)
  for (const [file, answer] of answers)
    for (const { key, value } of textsIn(answer, '')) {
      if (LINK_FIELDS.has(key)) add(value, file)
      for (const [, , href] of value.matchAll(HTML_LINK)) add(href?.replaceAll('&amp;', '&'), file)
    }
  return { linked, has }
}

/** Kinds of pages that are about something, and where their slugs are known. */
const NAMED: ReadonlyMap<string, 'titles' | 'genres' | 'modules'> = new Map([
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
  /** First part of the addresses of its cards. */
  path?: string
  content: TitleCard[]
}

/** The modules of a list, and those that titles bring along. */
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

/** The parts of titles and seasons that the answers list, and the id of what they belong to. */
function partsOf(answers: ReadonlyMap<string, unknown>, what: string): { of: string; part: TitleCard }[] {
  return [...answers].flatMap(([file, answer]) => {
    const [, of] = /^\/data\/inventory\/([^/]+)\/(\w+)\.json$/.exec(file) ?? []
    const data = isRecord(answer) && Array.isArray(answer.data) ? answer.data : []
    if (of === undefined || !file.endsWith(`/${what}.json`)) return []
    return data.filter(isCard).map((part) => ({ of: decodeURIComponent(of), part }))
  })
}

/** The address of a pattern with one parameter, or without any; undefined for further ones. */
function withSlug(pattern: string, slug: string): string | undefined {
  const path = pattern.replace(/:[^/?]+\??/, () => encodeURIComponent(slug))
  return /[:*?]/.test(path) ? undefined : path
}
