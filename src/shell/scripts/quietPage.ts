import { isFixed } from '../../lib/url/fixedPaths'
import type { Resolved } from '../../site/plan/resolvePage'

/** Kinds that the link of a mail leads to. */
const BY_MAIL = new Set(['resetpassword', 'eventrsvpcancel'])

/** Kinds whose address or form carries what nobody else's script may see, also where a config places them. */
const KINDS = new Set([...BY_MAIL, 'login', 'fixed:logout'])

/** Whether no script of the operator's may be loaded while this page is shown. */
export function isQuietPage(resolved: Resolved, pathname: string): boolean {
  return resolved.type !== 'page' || KINDS.has(resolved.kind) || isFixed(pathname, 'quiet')
}

/** Whether this page shows what only the reader of a mail may know (threats S10, S11). */
export const holdsMailLink = (resolved: Resolved): boolean => resolved.type === 'page' && BY_MAIL.has(resolved.kind)
