import type { SiteConfig, TitleCard } from '../../generated/types'
import { ServiceError } from '../../service/http/response'

/** What access depends on besides the title itself. */
export interface VisitorAccessInputs {
  config: Pick<SiteConfig, 'allow_unauthed_details' | 'is_apple_site' | 'play_auth' | 'disable_non_playable'>
  /** false: the site has no sign-in method. */
  canSignIn: boolean
  signedIn: boolean
}

export interface AccessInputs extends VisitorAccessInputs {
  /** Why loading the title failed. */
  error?: unknown
  /** The brand's message for members of the visitor's group when content is closed to them. */
  closed?: string
  /** Whether a landing page contains the title. Only used for apple-type sites. */
  landing?: 'pending' | 'found' | 'missing' | 'failed'
}

/** Whether a title is shown, or what is shown instead. `pending`: not known yet. */
export type AccessDecision =
  | { type: 'open' }
  | { type: 'pending' }
  | { type: 'signIn' }
  | { type: 'closed'; message: string }
  | { type: 'unavailable' }
  | { type: 'redirect'; toast: boolean }
  | { type: 'failed' }

export type NoAccess = Exclude<AccessDecision, { type: 'open' } | { type: 'pending' }>

export const isRefusedOrFailed = (access: AccessDecision): access is NoAccess =>
  access.type !== 'open' && access.type !== 'pending'

/**
 * Whether the access rules refuse the title, regardless of a failed request for it. Pages that report failed requests
 * themselves use this instead of `isRefusedOrFailed`.
 * @param error why loading the title failed
 */
export const isRefusedByRules = (access: AccessDecision, error: unknown): access is NoAccess =>
  access.type === 'closed' || (isRefusedOrFailed(access) && (error === undefined || access.type === 'signIn'))

/**
 * Decides whether anything of a title can be seen: on its own page, in a dialog, as an extra, beside its player or as a
 * live event (spec, sections 2 "Title detail" and 6):
 * - signed-out visitors see details only with allow_unauthed_details;
 * - a title that the service refuses redirects to the default route, with a toast for signed-in visitors of a site
 * without allow_unauthed_details; a message for the visitor's group takes precedence;
 * - an apple-type site shows only titles on its landing pages.
 * A failed request is not a refusal: it can be retried.
 */
export function resolveTitleAccess({
  config,
  canSignIn,
  signedIn,
  error,
  closed,
  landing = 'pending',
}: AccessInputs): AccessDecision {
  const openToAll = config.allow_unauthed_details === true
  if (!signedIn && !openToAll && canSignIn) return { type: 'signIn' }
  if (error !== undefined) {
    if (closed !== undefined) return { type: 'closed', message: closed }
    return isRefusedByService(error) ? { type: 'redirect', toast: signedIn && !openToAll } : { type: 'failed' }
  }
  if (!config.is_apple_site || landing === 'found') return { type: 'open' }
  return { type: landing === 'pending' ? 'pending' : landing === 'missing' ? 'unavailable' : 'failed' }
}

/**
 * Whether a visible title may also be played (spec, section 6: Visitors and viewers; section 2: Watch page). Some sites require
 * signing in for playback; the apple-type site does for every episode.
 */
export function canPlayTitle(
  { config, canSignIn, signedIn }: VisitorAccessInputs,
  { title_type }: Pick<TitleCard, 'title_type'>,
): boolean {
  if (signedIn || !canSignIn) return true
  return !config.play_auth && !(config.is_apple_site && title_type === 'episode')
}

/** The service refused the title, or the slug was not valid for a request. */
function isRefusedByService(error: unknown): boolean {
  if (error instanceof RangeError) return true
  const status = error instanceof ServiceError && error.kind === 'status' ? error.status : 0
  return status >= 400 && status < 500 && !TEMPORARY_STATUSES.has(status)
}

/** Statuses that may succeed on a retry. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([401, 408, 425, 429])
