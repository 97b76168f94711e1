import { isFixed } from '../../lib/url/fixedPaths'
import type { Resolved } from '../../site/plan/resolvePage'
import type { Kinds } from '../../site/registry'

/** Whether no third-party script may be loaded while this page is shown. */
export function isQuietPage(kinds: Kinds, resolved: Resolved, pathname: string): boolean {
  return resolved.type !== 'page' || Boolean(kinds.get(resolved.kind)?.quiet) || isFixed(pathname, 'quiet')
}

/** Whether the address of this page contains a token from an email (threats S10, S11). */
export const hasEmailToken = (kinds: Kinds, resolved: Resolved): boolean =>
  resolved.type === 'page' && kinds.get(resolved.kind)?.quiet === 'mail'
