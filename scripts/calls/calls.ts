import type { ServiceCall } from './call'
import { ACCOUNT_CALLS } from './table/account'
import { COLLABORATION_CALLS } from './table/collaboration'
import { EVENT_CALLS } from './table/events'
import { PLAYBACK_CALLS } from './table/playback'
import { SITE_CALLS } from './table/site'
import { TITLE_CALLS } from './table/titles'

/** Every call that the site makes to its service. A test holds it against the code of src/service. */
export const CALLS: readonly ServiceCall[] = [
  ...SITE_CALLS,
  ...TITLE_CALLS,
  ...PLAYBACK_CALLS,
  ...ACCOUNT_CALLS,
  ...COLLABORATION_CALLS,
  ...EVENT_CALLS,
]

/** How a call is written: `GET v2 live-events/published/`. */
export const nameOfCall = ({ method, path, version }: Pick<ServiceCall, 'method' | 'path' | 'version'>) =>
  `${method} ${version === 2 ? 'v2 ' : ''}${path}`
