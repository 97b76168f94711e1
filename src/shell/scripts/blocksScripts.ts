import { hasFixedPathRule } from '../../lib/url/fixedPaths'
import type { ResolvedAddress } from '../../site/plan/resolvePage'
import type { PageKinds } from '../../site/registry'

/** Whether no third-party script may be loaded while this page is shown. */
export function blocksScripts(kinds: PageKinds, resolved: ResolvedAddress, pathname: string): boolean {
  return (
    resolved.type !== 'page' ||
    Boolean(kinds.get(resolved.kind)?.blocksScripts) ||
    hasFixedPathRule(pathname, 'blocksScripts')
  )
}

/** Whether the address of this page contains a token from an email (threats S10, S11). */
export const hasEmailToken = (kinds: PageKinds, resolved: ResolvedAddress): boolean =>
  resolved.type === 'page' && kinds.get(resolved.kind)?.blocksScripts === 'email-token'
