import type { SiteConfig } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import type { ExtraSources } from './securityHeaders'

/** Origins of services that a config refers to by a key. Google's come from its CSP guide for Google Analytics 4. */
const SOURCES_BY_FIELD: Record<string, ExtraSources> = {
  analytics_code: {
    'script-src': ['https://www.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
  mux_code: { 'connect-src': ['https://*.litix.io'] },
  google_api_key: { 'frame-src': ['https://www.google.com'] },
}

/** Address of a manifest, segment, subtitle file or key. */
export interface MediaAddress {
  address: string
  /** The field or file that contains it. */
  reason: string
}

/** An origin that the policy of a site must allow. */
export interface NeededSource {
  directive: string
  origin: string
  /** Config fields that need it, such as `site_config.scripts[1].src`. */
  because: string[]
}

/**
 * Collects the origins that a config adds to the content security policy: scripts, style sheets, frames, sign-in servers,
 * analytics and media. Addresses of the site itself and unsafe addresses add nothing.
 * @param document response of GET /config/, valid or not
 * @param media media addresses that are known without a service (docs/how-to/publish/exporting.md)
 */
export function neededSources(document: unknown, media: readonly MediaAddress[] = []): NeededSource[] {
  const root = toRecord(document)
  const site = toRecord(root.site_config)
  const { media_origins } = site as Pick<SiteConfig, 'media_origins'>
  const { needed, addAll, allow } = createSourceCollector()
  const allowMedia = (address: unknown, reason: string) => {
    // The policy allows images and video of any https origin, but loopback addresses only by name.
    const isLoopback = policyOriginOf(address)?.startsWith('http:')
    allow(address, reason, 'connect-src', ...(isLoopback ? ['media-src', 'img-src'] : []))
  }

  for (const [address, field] of valuesWithPaths(site.js, 'site_config.js'))
    allow(address, field, 'script-src', 'connect-src')
  for (const [script, field] of valuesWithPaths(site.scripts, 'site_config.scripts'))
    allow(toRecord(script).src, `${field}.src`, 'script-src', 'connect-src')
  allow(site.adobe_embed_src, 'site_config.adobe_embed_src', 'script-src', 'connect-src')
  for (const [address, field] of valuesWithPaths(site.css, 'site_config.css'))
    allow(address, field, 'style-src', 'font-src')
  for (const route of toList(site.routing)) {
    const { component, src, route: path } = toRecord(route)
    if (component === 'iframe') allow(src, `src of the route ${path}`, 'frame-src')
    if (component === 'pdf') allow(src, `src of the route ${path}`, 'connect-src')
  }
  allow(toRecord(root.okta_settings).okta_base_url, 'okta_settings.okta_base_url', 'connect-src', 'form-action')
  const { issuer } = toRecord(toRecord(site.auth).keycloak)
  allow(issuer, 'site_config.auth.keycloak.issuer', 'connect-src', 'form-action')
  for (const [address, field] of valuesWithPaths(media_origins, 'site_config.media_origins')) allowMedia(address, field)
  for (const { address, reason } of media) allowMedia(address, reason)
  for (const [key, extra] of Object.entries(SOURCES_BY_FIELD)) {
    if (root[key] || site[key]) addAll(extra, root[key] ? key : `site_config.${key}`)
  }
  return [...needed.values()]
}

function createSourceCollector() {
  const needed = new Map<string, NeededSource>()
  const add = (directive: string, origin: string, reason: string) => {
    const key = `${directive} ${origin}`
    const source = needed.get(key) ?? { directive, origin, because: [] }
    if (!source.because.includes(reason)) source.because.push(reason)
    needed.set(key, source)
  }
  const allow = (address: unknown, reason: string, ...directives: string[]) => {
    const origin = policyOriginOf(address)
    if (origin) for (const directive of directives) add(directive, origin, reason)
  }
  const addAll = (sources: ExtraSources, reason: string) => {
    for (const [directive, origins] of Object.entries(sources))
      for (const origin of origins) add(directive, origin, reason)
  }
  return { needed, addAll, allow }
}

/** The values of a field, each with its path. */
const valuesWithPaths = (value: unknown, field: string) =>
  toList(value).map((item, index) => [item, Array.isArray(value) ? `${field}[${index}]` : field] as const)

/** Like {@link neededSources}, by directive. */
export function siteSources(document: unknown, media?: readonly MediaAddress[]): ExtraSources {
  const sources: ExtraSources = {}
  for (const { directive, origin } of neededSources(document, media))
    sources[directive] = [...(sources[directive] ?? []), origin]
  return sources
}

/** The origin of an address for use in a policy; undefined for paths, other schemes and unusual hosts. */
export function policyOriginOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  // A host name may contain a semicolon, which would end the directive.
  if (!/^[a-z0-9.-]+$/.test(hostname)) return undefined
  const local = protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname)
  return protocol === 'https:' || local ? origin : undefined
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
