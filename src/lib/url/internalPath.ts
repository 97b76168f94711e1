import { parseUrl } from './parseUrl'
import { FORBIDDEN_URL_PATTERN } from './safeHref'

/**
 * The only check of targets that the site navigates to: next, redirect, saved locations (threats R1 to R5).
 * @param raw untrusted value from the address, storage or config
 * @param origin of this site. Default: that of the current page
 * @returns path, query and hash within this origin, or undefined. Never throws. Must not be decoded again.
 */
export function internalPath(raw: unknown, origin?: string): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2048) return undefined
  // Fast path for most links: a thousand cards need no URL objects.
  if (NORMALISED_PATH.test(raw)) return raw
  if (!raw.startsWith('/') || FORBIDDEN_URL_PATTERN.test(raw)) return undefined
  // After the fast path, because browsers compute `location.origin` each time.
  const ownOrigin = origin ?? location.origin
  const url = parseUrl(raw, ownOrigin)
  if (!url || url.origin !== ownOrigin) return undefined
  return url.pathname.replace(/\/{2,}/g, '/') + url.search + url.hash
}

/** A path that needs no normalisation: letters, digits and dashes between single slashes */
const NORMALISED_PATH = /^(?:\/[\w-]+)+$/

/** Removes doubled and trailing slashes (spec, section 2), in linear time. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}

/**
 * Normal form for comparing paths: canonical slashes, percent-decoded, composed letters (NFC). Never link or redirect to
 * it.
 */
export const normalisePath = (pathname: string): string => decodePath(canonicalPath(pathname)).normalize()

/** Normal form for comparisons that ignore case */
export const pathKey = (pathname: string): string => normalisePath(pathname).toLowerCase()

/** Whether a path is `parent` or below it. Both must be in a normal form. */
export const isPathWithin = (path: string, parent: string): boolean => `${path}/`.startsWith(`${parent}/`)

/** Decodes a path; encoded slashes stay encoded to keep segments apart. Returns it unchanged if it cannot be decoded. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replace(/%2f/gi, '%252F'))
  } catch {
    return pathname
  }
}
