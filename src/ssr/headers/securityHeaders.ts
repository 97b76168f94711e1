import { DENIED_FEATURES } from '../../lib/browser/deniedFeatures'

/** Sources that a site adds to the policy, by directive: `{ 'script-src': ['https://tag.example'] }`. */
export type ExtraSources = Record<string, string[]>

/** Minimum policy of the built site. The config of a brand can only add sources. */
const MINIMUM_POLICY: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'", 'data:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify', 'marquee', 'marquee-pdf', 'default'],
  'img-src': ["'self'", 'https:', 'data:', 'blob:'],
  'media-src': ["'self'", 'https:', 'blob:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/** Security headers of every page. */
export function securityHeaders(extra: ExtraSources = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(extra),
    'X-Content-Type-Options': 'nosniff',
    // The first requests of a page start before a token has been removed from its address, so no path may be sent, not
    // even to the own origin.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

function contentSecurityPolicy(extra: ExtraSources): string {
  return Object.entries(MINIMUM_POLICY)
    .map(([directive, own]) => [directive, ...new Set([...own, ...(extra[directive] ?? [])])].join(' '))
    .join('; ')
}
