import type { SessionState } from './session'

/**
 * Whether this visitor has a watchlist and a history: the service keeps those of who is signed in. To an exported site
 * nobody signs in; there the browser keeps them for whoever comes (scripts/export/browser/guestLists.ts).
 */
export const hasOwnLists = ({ signedIn }: Pick<SessionState, 'signedIn'>): boolean =>
  import.meta.env.MARQUEE_EXPORT === true || signedIn
