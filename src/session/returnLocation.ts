import { isFixed } from '../lib/url/fixedPaths'
import { internalPath } from '../lib/url/internalPath'
import { takeRemembered } from './rememberedLocation'

/** The remembered location, once; only a path of this site comes back, and no way in or out (threats R3). */
export const takeReturnLocation = (): string | undefined => returnLocation(takeRemembered())

/**
 * Where a visitor may be led after signing in: a path of this site that is no way in or out.
 * @returns undefined where the default route is better. Never throws.
 */
export function returnLocation(raw: unknown, origin?: string): string | undefined {
  const path = internalPath(raw, origin)
  if (path === undefined) return undefined
  const [pathname = ''] = path.split(/[?#]/)
  return isFixed(pathname, 'noReturn') ? undefined : path
}
