import type { CookiesConsent } from '../generated/types'
import { CONSENT_CATEGORIES, type Consent } from './consent'

/** Cookies of the site itself are never removed. */
const SITE_COOKIES = new Set(['token', 'token_origin', 'cookieAccess', 'cookieAccessList'])

/**
 * Removes the cookies of disallowed categories that the config lists, for all parent paths and domains. HttpOnly cookies
 * cannot be removed.
 * @param settings names may end in `*`, for suffixes that a tool adds
 */
export function removeRefusedCookies(settings: CookiesConsent, consent: Pick<Consent, 'allows'>): void {
  const patterns = CONSENT_CATEGORIES.filter((category) => !consent.allows(category))
    .flatMap((category) => settings[category]?.cookies ?? [])
    .map(({ cookie }) => cookie)
  for (const name of cookieNames())
    if (!SITE_COOKIES.has(name) && patterns.some((pattern) => matchesCookiePattern(name, pattern))) removeCookie(name)
}

const matchesCookiePattern = (name: string, pattern: string) =>
  pattern.endsWith('*') ? pattern.length > 1 && name.startsWith(pattern.slice(0, -1)) : name === pattern

function cookieNames(): string[] {
  try {
    return document.cookie.split('; ').map((each) => each.split('=', 1)[0] ?? '')
  } catch {
    // A frame with an opaque origin
    return []
  }
}

function removeCookie(name: string): void {
  for (const domain of ['', ...domainsOf(location.hostname)])
    for (const path of pathsOf(location.pathname)) {
      const where = `Path=${path}${domain && `; Domain=${domain}`}`
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is younger than the oldest browsers
      document.cookie = `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; ${where}`
    }
}

/** `a.b.example` returns itself and `b.example`. Top-level domains cannot have cookies; IP addresses have no parents. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.')
  if (/^[\d.]+$|:/.test(host)) return []
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

/** `/a/b` returns itself, `/a` and `/`, with and without a trailing slash. */
export function pathsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean)
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return ['/', ...above.flatMap((path) => [path, `${path}/`])]
}
