import type { SiteConfig, TitleCard } from '../../generated/types'
import { ServiceError } from '../../service/http/response'

/** Who asks for something of a site: all that access looks at beside the title itself. */
export interface Visitor {
  config: Pick<SiteConfig, 'allow_unauthed_details' | 'is_apple_site' | 'play_auth' | 'disable_non_playable'>
  /** false: the site has no way to sign in. */
  canSignIn: boolean
  signedIn: boolean
}

/** What is known when it is decided whether a title is shown. */
export interface Visit extends Visitor {
  /** Why the title could not be had. */
  error?: unknown
  /** What the members of the visitor's group read when content is closed to them. */
  closed?: string
  /** Whether landing pages hold the title. Only an apple-type site asks. */
  landing?: 'asked' | 'held' | 'missing' | 'failed'
}

/** What is shown of a title, or instead of it. `waits`: nobody knows yet. */
export type Access =
  | { type: 'open' }
  | { type: 'waits' }
  | { type: 'signIn' }
  | { type: 'closed'; message: string }
  | { type: 'unavailable' }
  | { type: 'away'; toast: boolean }
  | { type: 'failed' }

/** Why a title is not shown. */
export type NoAccess = Exclude<Access, { type: 'open' } | { type: 'waits' }>

/** Whether something else stands in the title's place. */
export const isRefused = (access: Access): access is NoAccess => access.type !== 'open' && access.type !== 'waits'

/**
 * Whether the title is closed to this visitor, or not known to be open, whatever the service says of what belongs to it.
 * Pages that tell themselves why the title could not be had ask by this.
 * @param error why it could not be had
 */
export const isRefusedByRules = (access: Access, error: unknown): access is NoAccess =>
  access.type === 'closed' || (isRefused(access) && (error === undefined || access.type === 'signIn'))

/**
 * Whether something of a title can be seen, on its own page, in a dialog, as an extra, beside its player or as a live
 * event, by the spec, sections 2 (Title detail) and 6:
 * - details for signed-out visitors only with allow_unauthed_details;
 * - a title that the service refuses leads to the default route, with a toast for signed-in visitors of a site that does
 *   not allow details without signing in; a message for the visitor's group goes before;
 * - on an apple-type site only what landing pages hold.
 * A service that does not answer is no answer: that can be tried again.
 */
export function titleAccess({ config, canSignIn, signedIn, error, closed, landing = 'asked' }: Visit): Access {
  const unauthed = config.allow_unauthed_details === true
  if (!signedIn && !unauthed && canSignIn) return { type: 'signIn' }
  if (error !== undefined) {
    if (closed !== undefined) return { type: 'closed', message: closed }
    return isRefusal(error) ? { type: 'away', toast: signedIn && !unauthed } : { type: 'failed' }
  }
  if (!config.is_apple_site || landing === 'held') return { type: 'open' }
  return { type: landing === 'asked' ? 'waits' : landing === 'missing' ? 'unavailable' : 'failed' }
}

/**
 * Whether a title that can be seen also plays (spec, section 6: Visitors and viewers; section 2: Watch page). Playback on
 * some sites requires signing in; on the apple-type site each episode does.
 */
export function mayPlay(
  { config, canSignIn, signedIn }: Visitor,
  { title_type }: Pick<TitleCard, 'title_type'>,
): boolean {
  if (signedIn || !canSignIn) return true
  return !config.play_auth && !(config.is_apple_site && title_type === 'episode')
}

/** The service answered, and the answer is no; or the slug could not even be asked for. */
function isRefusal(error: unknown): boolean {
  if (error instanceof RangeError) return true
  const status = error instanceof ServiceError && error.kind === 'status' ? error.status : 0
  return status >= 400 && status < 500 && !AGAIN.has(status)
}

/** Statuses that may be other a moment later. */
const AGAIN: ReadonlySet<number> = new Set([401, 408, 425, 429])
