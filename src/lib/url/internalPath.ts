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
  try {
    // Asked for here only: the browser makes it anew each time.
    const own = origin ?? location.origin
    const url = new URL(raw, own)
    if (url.origin !== own || url.username || url.password) return undefined
    return collapseSlashes(url.pathname) + url.search + url.hash
  } catch {
    return undefined
  }
}

/** A path that stays as it is: words of letters, digits and dashes, between single slashes. */
const PLAIN = /^(?:\/[\w-]+)+$/

/** The path without doubled and trailing slashes (spec, section 2). Linear in its length. */
export function canonicalPath(pathname: string): string {
  const path = collapseSlashes(pathname)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function collapseSlashes(path: string): string {
  return path.includes('//') ? path.replace(/\/{2,}/g, '/') : path
}
