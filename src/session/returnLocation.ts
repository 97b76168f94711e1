import { hasFixedPathRule } from '../lib/url/fixedPaths'
import { internalPath } from '../lib/url/internalPath'
import { takeStoredLocation } from './storedLocation'

/** The stored location, once; only a path of this site other than sign-in and sign-out (threats R3) */
export const takeReturnLocation = (): string | undefined => parseReturnLocation(takeStoredLocation())

/**
 * Validates the return location after signing in: a path of this site other than sign-in and sign-out.
 * @returns undefined: use the default route. Never throws.
 */
export function parseReturnLocation(raw: unknown, origin?: string): string | undefined {
  const path = internalPath(raw, origin)
  if (path === undefined) return undefined
  const [pathname = ''] = path.split(/[?#]/)
  return hasFixedPathRule(pathname, 'noReturn') ? undefined : path
}
