import { withTimeout } from '../lib/async/withTimeout'
import { readPublicPaths, robotsTxt, sitemap } from './addresses/sitemap'
import { type Brand, createBrandFinder, findForwardTarget } from './brands'
import type { ClientBuild } from './clientBuild'
import { createGuestRuntime } from './guestRuntime'
import { fillTemplate } from './head/fillTemplate'
import { type ExtraSources, securityHeaders } from './headers/securityHeaders'
import { siteSources } from './headers/siteSources'
import { installGlobals } from './installGlobals'
import { proxyRequest } from './proxyRequest'
import { renderVisit } from './renderVisit'
import { jsonResponse, shortHash, styleSource, textResponse } from './responses'
import { type BrandSite, createSiteCache, type WaitUntil } from './siteCache'

export interface HandlerOptions {
  built: ClientBuild
  brands: readonly Brand[]
  /** Serves files of the build. Default: none, for setups where a web server in front does. */
  asset?: (request: Request, path: string) => Promise<Response | undefined>
  /** Returned by /version.json. */
  version: string
  /** How long a page may wait for the service before it is sent without content (ms). Default 300. */
  renderTimeout?: number
  /**
   * Concurrent visits share requests to the service. false for platforms that abort the requests of a visit when it has
   * been answered, because the other visits would wait forever. Default true.
   */
  sharesCalls?: boolean
  /** In milliseconds since 1970. */
  now?: () => number
}

/** CDNs cache a page for a minute, serve it stale for ten more while revalidating, and for a day if the server fails. */
const CDN_CACHE_CONTROL = 'max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/**
 * Creates the server: it finds the brand of a host, proxies calls to its service, and fills the built page with the head
 * for search engines and link previews and with the HTML that a signed-out visitor sees first. If rendering fails or takes
 * longer than `renderTimeout`, the page is sent without content and the client renders it.
 * @returns a Fetch handler; `waitUntil` receives work that continues after the response
 */
export function createRequestHandler(
  settings: HandlerOptions,
): (request: Request, waitUntil?: WaitUntil) => Promise<Response> {
  const { built, brands, asset, version, renderTimeout = 300, sharesCalls = true, now = Date.now } = settings
  installGlobals()
  const find = createBrandFinder(brands)
  const sites = createSiteCache({ now, sharesCalls })
  const build = shortHash(built.indexHtml)

  return async (request, waitUntil = () => {}) => {
    const url = new URL(request.url)
    if (url.pathname === '/healthz') return textResponse('ok')
    if (url.pathname === '/version.json') return jsonResponse({ version, build: await build })
    const found = find(request.headers.get('host') ?? url.host)
    if (!found) return textResponse('No site is configured for this host.', 421)
    const { brand } = found
    const target = findForwardTarget(brand.forward ?? {}, url.pathname)
    if (target) return proxyRequest(request, target + url.search, found.host)
    const file = await asset?.(request, url.pathname)
    if (file) return file
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return textResponse('Only GET and HEAD are allowed.', 405, { Allow: 'GET, HEAD' })
    const origin = `${url.protocol}//${brand.hosts[0]}`
    const site = await sites(brand, origin, renderTimeout, waitUntil)
    const isForRobots = /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/.test(url.pathname)
    return isForRobots
      ? robotsResponse(site, origin, url.pathname)
      : renderPageResponse(request, url, { brand, origin, site }, waitUntil)
  }

  async function renderPageResponse(
    request: Request,
    url: URL,
    { brand, origin, site }: BrandRequest,
    waitUntil: WaitUntil,
  ): Promise<Response> {
    const isPersonal = /(?:^|;\s*)(?:token|language)=/.test(request.headers.get('cookie') ?? '')
    const media = brand.media ?? originOf(brand.service) ?? origin
    // The service worker caches /index.html as the shell of every page (src/offline), so it must stay empty.
    const rendered = url.pathname === '/index.html' ? undefined : site
    const visit =
      rendered && ({ runtime: createGuestRuntime(rendered), url, origin, media, isPersonal, now: now() } as const)
    const rendering = visit && renderVisit(visit, built)
    // A render that times out must still finish, to remove its answers from the cache.
    if (rendering) waitUntil(rendering.catch(() => {}))
    const filled = rendering && (await withTimeout(rendering, renderTimeout).catch(() => undefined))
    const { service: serviceUrl, service_v2: serviceV2Url, media: own } = brand
    const html = fillTemplate(built.indexHtml, { serviceUrl, serviceV2Url, mediaOrigin: own, ...filled?.parts })
    const sources = await policySourcesOf(brand, site, filled?.parts.content?.css)
    const etag = `"${await shortHash(html)}"`
    const headers = new Headers({
      ...securityHeaders(sources),
      'Content-Type': 'text/html; charset=utf-8',
      // Pages of signed-in visitors are never cached.
      'Cache-Control': isPersonal ? 'private, no-cache' : filled ? CDN_CACHE_CONTROL : 'no-cache',
      Vary: 'Cookie',
      ETag: etag,
    })
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : html, { status: filled?.status ?? 200, headers })
  }
}

/** Origins of a page's content security policy. */
async function policySourcesOf(
  brand: Brand,
  site: BrandSite | undefined,
  css: string | undefined,
): Promise<ExtraSources> {
  const { service, service_v2, media } = brand
  const sources = siteSources(site?.plan.document)
  const add = (directive: string, source: string | undefined) => {
    if (source) sources[directive] = [...(sources[directive] ?? []), source]
  }
  for (const address of [service, service_v2, media]) add('connect-src', originOf(address))
  for (const directive of ['img-src', 'media-src', 'style-src', 'font-src']) add(directive, media)
  if (css) add('style-src', await styleSource(css))
  return sources
}

interface BrandRequest {
  brand: Brand
  origin: string
  site: BrandSite | undefined
}

async function robotsResponse(site: BrandSite | undefined, origin: string, path: string): Promise<Response> {
  if (!site) return textResponse('The service is not available.', 503, { 'Retry-After': '60' })
  const paths = await readPublicPaths(createGuestRuntime(site))
  if (path === '/robots.txt') return textResponse(robotsTxt(origin, paths.length > 0))
  const part = /-(\d+)\.xml$/.exec(path)?.[1]
  const map = sitemap(origin, paths, part === undefined ? undefined : Number(part))
  if (map === undefined) return textResponse('This sitemap does not exist.', 404)
  return new Response(map, { headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'max-age=3600' } })
}

/** The origin of an absolute address; undefined for a path. */
const originOf = (address: string | undefined): string | undefined =>
  address && /^https?:/.test(address) ? new URL(address).origin : undefined
