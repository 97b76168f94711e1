import { inTime } from '../lib/inTime'
import { publicPaths, robots, sitemap } from './addresses/sitemap'
import { plainJson, plainText, shortHash, styleSource } from './answers'
import { type BrandSite, createSites, type WaitUntil } from './brandSite'
import { type Brand, createBrandFinder, forwarded } from './brands'
import type { Built } from './built'
import { fillVisit } from './fillVisit'
import { giveGlobals } from './globals'
import { fillPage } from './head/fillPage'
import { securityHeaders } from './headers/securityHeaders'
import { siteSources } from './headers/siteSources'
import { passOn } from './passOn'
import { createVisit } from './visit'

export interface EdgeSettings {
  built: Built
  brands: readonly Brand[]
  /** The files of the build. Default: none, as where something before the host has them. */
  asset?: (request: Request, path: string) => Promise<Response | undefined>
  /** What it tells of itself at /version.json. */
  version: string
  /** How long a page waits for the service at most, in milliseconds. Default 300. */
  patience?: number
  /**
   * false: each visit asks the service for itself, for platforms where what a request asked for ends with its answer, and
   * who joined in would wait for ever. Default true.
   */
  sharesCalls?: boolean
  /** In milliseconds since 1970. */
  now?: () => number
}

/** Shared stores may keep a page a minute, show it ten more while they ask anew, and a day while the host is down. */
const SHARED = 'max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/**
 * The host that fills pages: it knows the brand of a host, passes calls on to its service, and puts into the built page
 * what its config says of it: the head for search engines and link previews, and the page as its components draw it for
 * who is not signed in. Whatever fails, or takes longer than `patience`, leaves the plain page, which does all by itself.
 * @returns the answer to a request; `waitUntil` is told of work that goes on behind it
 */
export function createEdge(settings: EdgeSettings): (request: Request, waitUntil?: WaitUntil) => Promise<Response> {
  const { built, brands, asset, version, patience = 300, sharesCalls = true, now = Date.now } = settings
  giveGlobals()
  const find = createBrandFinder(brands)
  const sites = createSites({ now, sharesCalls })
  const build = shortHash(built.page)

  return async (request, waitUntil = () => {}) => {
    const url = new URL(request.url)
    if (url.pathname === '/healthz') return plainText('ok')
    if (url.pathname === '/version.json') return plainJson({ version, build: await build })
    const found = find(request.headers.get('host') ?? url.host)
    if (!found) return plainText('No site stands at this address.', 421)
    const { brand } = found
    const target = forwarded(brand.forward ?? {}, url.pathname)
    if (target) return passOn(request, target + url.search, found.host)
    const file = await asset?.(request, url.pathname)
    if (file) return file
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainText('Pages are read only.', 405, { Allow: 'GET, HEAD' })
    const origin = `${url.protocol}//${brand.hosts[0]}`
    const site = await sites(brand, origin, patience, waitUntil)
    const isForRobots = /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/.test(url.pathname)
    return isForRobots ? forRobots(site, origin, url.pathname) : page(request, url, { brand, origin, site }, waitUntil)
  }

  async function page(
    request: Request,
    url: URL,
    { brand, origin, site }: Place,
    waitUntil: WaitUntil,
  ): Promise<Response> {
    const isKnown = /(?:^|;\s*)(?:token|language)=/.test(request.headers.get('cookie') ?? '')
    const media = brand.media ?? originOf(brand.service) ?? origin
    // What the worker for times without a line keeps for any page (src/offline) is nobody's page yet.
    const shown = url.pathname === '/index.html' ? undefined : site
    const visit = shown && ({ runtime: createVisit(shown), url, origin, media, isKnown, now: now() } as const)
    const filling = visit && fillVisit(visit, built)
    // A drawing that comes too late still takes its answers out of the cache.
    if (filling) waitUntil(filling.catch(() => {}))
    const filled = filling && (await inTime(filling, patience).catch(() => undefined))
    const { service, service_v2: serviceV2, media: own } = brand
    const html = fillPage(built.page, { service, serviceV2, media: own, ...filled?.filling })
    const sources = siteSources(site?.plan.document)
    const add = (directive: string, source: string | undefined) => {
      if (source) sources[directive] = [...(sources[directive] ?? []), source]
    }
    for (const address of [service, serviceV2, own]) add('connect-src', originOf(address))
    for (const kind of ['img-src', 'media-src', 'style-src', 'font-src']) add(kind, own)
    const css = filled?.filling.drawn?.css
    add('style-src', css && (await styleSource(css)))
    const etag = `"${await shortHash(html)}"`
    const headers = new Headers({
      ...securityHeaders(sources),
      'Content-Type': 'text/html; charset=utf-8',
      // Who is signed in gets a page that no store keeps.
      'Cache-Control': isKnown ? 'private, no-cache' : filled ? SHARED : 'no-cache',
      Vary: 'Cookie',
      ETag: etag,
    })
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : html, { status: filled?.status ?? 200, headers })
  }
}

interface Place {
  brand: Brand
  origin: string
  site: BrandSite | undefined
}

async function forRobots(site: BrandSite | undefined, origin: string, path: string): Promise<Response> {
  if (!site) return plainText('The service does not answer.', 503, { 'Retry-After': '60' })
  const paths = await publicPaths(createVisit(site))
  if (path === '/robots.txt') return plainText(robots(origin, paths.length > 0))
  const part = /-(\d+)\.xml$/.exec(path)?.[1]
  const map = sitemap(origin, paths, part === undefined ? undefined : Number(part))
  if (map === undefined) return plainText('There is no such part.', 404)
  return new Response(map, { headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'max-age=3600' } })
}

/** The origin of an address elsewhere; undefined for a path of the site. */
const originOf = (address: string | undefined): string | undefined =>
  address && /^https?:/.test(address) ? new URL(address).origin : undefined
