import { isFixed } from '../../lib/url/fixedPaths'
import type { Resolved } from '../../site/plan/resolvePage'

/** Kinds whose address or form carries what nobody else's script may see, also where a config places them. */
const KINDS = new Set(['login', 'resetpassword', 'eventrsvpcancel', 'fixed:logout'])

/** Whether no script of the operator's may be loaded while this page is shown. */
export function isQuietPage(resolved: Resolved, pathname: string): boolean {
  return resolved.type !== 'page' || KINDS.has(resolved.kind) || isFixed(pathname, 'quiet')
}
