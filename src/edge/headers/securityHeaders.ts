import { DENIED_FEATURES } from '../../lib/deniedFeatures'

/** Sources that a site adds to the policy, by directive, for example `{ 'script-src': ['https://tag.example'] }`. */
export type ExtraSources = Record<string, string[]>

/** The least that the built site needs. A directive may grow by what a brand configures, never shrink. */
const POLICY: Record<string, string[]> = {
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

/** The headers that the built site is served with. */
export function securityHeaders(extra: ExtraSources = {}): Record<string, string> {
  return {
    'Content-Security-Policy': policy(extra),
    'X-Content-Type-Options': 'nosniff',
    // No path to anybody, also not in the own log: the first calls of a page go out before a token has left its address.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

function policy(extra: ExtraSources): string {
  return Object.entries(POLICY)
    .map(([directive, own]) => [directive, ...new Set([...own, ...(extra[directive] ?? [])])].join(' '))
    .join('; ')
}
