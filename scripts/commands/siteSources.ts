import type { ExtraSources } from '../plugins/securityHeaders'

/** Where the services live that a site names by a key only. */
const BY_KEY: Record<string, ExtraSources> = {
  analytics_code: {
    'script-src': ['https://www.googletagmanager.com'],
    'connect-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  },
  mux_code: { 'connect-src': ['https://*.litix.io'] },
  google_api_key: { 'frame-src': ['https://www.google.com'] },
}

/**
 * What a site config adds to the content security policy: the origins of its scripts, style sheets, frames, sign-in
 * servers and analytics. Addresses of the site's own, and what is no safe address, add nothing.
 * @param document the document of GET /config/, valid or not
 */
export function siteSources(document: unknown): ExtraSources {
  const root = record(document)
  const site = record(root.site_config)
  const sources: ExtraSources = {}

  const add = (directive: string, source: string) => {
    sources[directive] = [...new Set([...(sources[directive] ?? []), source])]
  }
  const allow = (address: unknown, ...directives: string[]) => {
    const origin = originOf(address)
    if (origin) for (const directive of directives) add(directive, origin)
  }

  for (const address of list(site.js)) allow(address, 'script-src', 'connect-src')
  for (const script of list(site.scripts)) allow(record(script).src, 'script-src', 'connect-src')
  allow(site.adobe_embed_src, 'script-src', 'connect-src')
  for (const address of list(site.css)) allow(address, 'style-src', 'font-src')
  for (const route of list(site.routing)) {
    const { component, src } = record(route)
    if (component === 'iframe') allow(src, 'frame-src')
    if (component === 'pdf') allow(src, 'connect-src')
  }
  allow(record(root.okta_settings).okta_base_url, 'connect-src', 'form-action')
  allow(record(record(site.auth).keycloak).issuer, 'connect-src', 'form-action')
  for (const [key, extra] of Object.entries(BY_KEY)) {
    if (!root[key] && !site[key]) continue
    for (const [directive, origins] of Object.entries(extra)) for (const origin of origins) add(directive, origin)
  }
  return sources
}

/** The origin of an address as a policy may name it; undefined for paths, other schemes and strange hosts. */
function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  // A host may hold a semicolon, which would end the directive.
  if (!/^[a-z0-9.-]+$/.test(hostname)) return undefined
  const local = protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname)
  return protocol === 'https:' || local ? origin : undefined
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
