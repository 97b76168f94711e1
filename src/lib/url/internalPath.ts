import { readUrl } from './readUrl'
import { FORBIDDEN } from './safeHref'

/**
 * The one check of every target that the site sends a visitor to: next, redirect, remembered places (threats R1 to R5).
 * @param raw what came from the address, storage or config
 * @param origin of this site. Default: of the page that is open
 * @returns path, query and hash within this origin, or undefined. Never throws. Must not be decoded again.
 */
export function internalPath(raw: unknown, origin?: string): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2048) return undefined
  // Nearly every link of a page: there is nothing to resolve, and a thousand cards need not make an address each.
  if (PLAIN.test(raw)) return raw
  if (!raw.startsWith('/') || FORBIDDEN.test(raw)) return undefined
  // Asked for here only: the browser makes it anew each time.
  const own = origin ?? location.origin
  const url = readUrl(raw, own)
  if (!url || url.origin !== own) return undefined
  return url.pathname.replace(/\/{2,}/g, '/') + url.search + url.hash
}

/** A path that stays as it is: words of letters, digits and dashes, between single slashes. */
const PLAIN = /^(?:\/[\w-]+)+$/

/** The path without doubled and trailing slashes (spec, section 2). Linear in its length. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}

/**
 * The one form in which paths of the site are compared, however they are spelled: canonical slashes, percent-decoded,
 * composed letters (NFC). For comparison only, never to link or redirect to.
 */
export const plainPath = (pathname: string): string => decodePath(canonicalPath(pathname)).normalize()

/** The same where upper and lower case make no difference. */
export const pathKey = (pathname: string): string => plainPath(pathname).toLowerCase()

/** Whether a path is another one, or lies below it. Both in one of the forms above. */
export const isWithin = (path: string, parent: string): boolean => `${path}/`.startsWith(`${parent}/`)

/** The decoded path, with encoded slashes left encoded so that segments stay apart. As it is where it cannot be decoded. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replace(/%2f/gi, '%252F'))
  } catch {
    return pathname
  }
}
