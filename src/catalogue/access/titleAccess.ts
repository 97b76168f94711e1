import type { SiteConfig } from '../../generated/types'
import { ServiceError } from '../../service/http/reply'

/** What is known when a title page decides what to show. */
export interface Visit {
  config: Pick<SiteConfig, 'allow_unauthed_details'>
  /** false: the site has no way to sign in. */
  canSignIn: boolean
  signedIn: boolean
  /** Why the title could not be had. */
  error?: unknown
  /** What the members of the visitor's group read when content is closed to them. */
  closed?: string
  /** false: an apple-type site whose landing pages do not hold the title. */
  available?: boolean
}

/** What a title page shows instead of its title. */
export type Access =
  | { type: 'open' }
  | { type: 'signIn' }
  | { type: 'closed'; message: string }
  | { type: 'unavailable' }
  | { type: 'away'; toast: boolean }
  | { type: 'failed' }

/** Why a title is not shown. */
export type NoAccess = Exclude<Access, { type: 'open' }>

/** Whether the title is closed to this visitor, whatever the service says of what belongs to it. */
export const isClosed = (access: Access): access is NoAccess =>
  access.type === 'signIn' || access.type === 'closed' || access.type === 'unavailable'

/**
 * Whether a title can be seen, by the spec, sections 2 (Title detail) and 6:
 * - details for signed-out visitors only with allow_unauthed_details;
 * - a title that the service refuses leads to the default route, with a toast for signed-in visitors of a site that does
 *   not allow details without signing in; a message for the visitor's group goes before;
 * - on an apple-type site only what landing pages hold.
 * A service that does not answer is no answer: that can be tried again.
 */
export function titleAccess({ config, canSignIn, signedIn, error, closed, available }: Visit): Access {
  const unauthed = config.allow_unauthed_details === true
  if (!signedIn && !unauthed && canSignIn) return { type: 'signIn' }
  if (error === undefined) return available === false ? { type: 'unavailable' } : { type: 'open' }
  if (closed !== undefined) return { type: 'closed', message: closed }
  return isRefusal(error) ? { type: 'away', toast: signedIn && !unauthed } : { type: 'failed' }
}

/** The service answered, and the answer is no; or the slug could not even be asked for. */
function isRefusal(error: unknown): boolean {
  if (error instanceof RangeError) return true
  const status = error instanceof ServiceError && error.kind === 'status' ? error.status : 0
  return status >= 400 && status < 500 && !AGAIN.has(status)
}

/** Statuses that may be other a moment later. */
const AGAIN: ReadonlySet<number> = new Set([401, 408, 425, 429])

/**
 * What members of a content group read when content is closed to them (spec, section 6: match_access_by_groups,
 * error_message_if_no_content_group_restriction). An entry that names this very error goes before those for any.
 * @param groups content groups of the visitor
 * @param errorCode why it is closed, where the service says so
 * @returns undefined: the brand has no words of its own for this visitor
 */
export function closedMessage(
  {
    match_access_by_groups: matched,
    error_message_if_no_content_group_restriction: entries = [],
  }: Pick<SiteConfig, 'match_access_by_groups' | 'error_message_if_no_content_group_restriction'>,
  groups: readonly string[],
  errorCode?: string | number,
): string | undefined {
  if (!matched) return undefined
  const own = entries.filter(({ group }) => groups.includes(group))
  const exact = own.find((entry) => errorCode !== undefined && `${entry.error_code}` === `${errorCode}`)
  return (exact ?? own.find((entry) => entry.error_code === undefined))?.message
}
