import type { CookiesConsent } from '../generated/types'
import { CATEGORIES, type Consent } from './consent'

/** Cookies of the site itself, which stay whatever a config says of them. */
const OWN = new Set(['token', 'token_origin', 'cookieAccess', 'cookieAccessList'])

/**
 * Removes the cookies of each category that the visitor does not allow: those that the config names, for all paths above
 * this page and all domains above this host. What the server set as HttpOnly is out of reach.
 * @param settings whose names may end in `*`, for what a tool adds to them
 */
export function removeRefused(settings: CookiesConsent, consent: Pick<Consent, 'allows'>): void {
  const named = CATEGORIES.filter((category) => !consent.allows(category))
    .flatMap((category) => settings[category]?.cookies ?? [])
    .map(({ cookie }) => cookie)
  for (const name of cookieNames()) if (!OWN.has(name) && named.some((each) => isNamed(name, each))) remove(name)
}

const isNamed = (name: string, pattern: string) =>
  pattern.endsWith('*') ? pattern.length > 1 && name.startsWith(pattern.slice(0, -1)) : name === pattern

/** The names of the cookies that this page sees. */
function cookieNames(): string[] {
  try {
    return document.cookie.split('; ').map((each) => each.split('=', 1)[0] ?? '')
  } catch {
    // A frame without an origin of its own.
    return []
  }
}

function remove(name: string): void {
  for (const domain of ['', ...domainsOf(location.hostname)])
    for (const path of pathsOf(location.pathname)) {
      const where = `Path=${path}${domain && `; Domain=${domain}`}`
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is younger than the oldest browsers
      document.cookie = `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; ${where}`
    }
}

/** `a.b.example` gives itself and `b.example`; the last part alone takes no cookies. An address of numbers has no parts. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.')
  if (/^[\d.]+$|:/.test(host)) return []
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

/** `/a/b` gives itself, `/a` and `/`, with and without the slash at the end. */
export function pathsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean)
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return ['/', ...above.flatMap((path) => [path, `${path}/`])]
}
