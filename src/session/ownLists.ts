import type { SessionState } from './session'

/**
 * Whether this visitor has a watchlist and a history: signed-in visitors do. On an exported site there is no sign-in, and the
 * browser stores them (scripts/export/browser/guestLists.ts).
 */
export const hasOwnLists = ({ signedIn }: Pick<SessionState, 'signedIn'>): boolean =>
  import.meta.env.MARQUEE_EXPORT === true || signedIn
