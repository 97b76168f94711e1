import type { ServiceCall } from './call'
import { ACCOUNT_CALLS } from './table/account'
import { COLLABORATION_CALLS } from './table/collaboration'
import { EVENT_CALLS } from './table/events'
import { PLAYBACK_CALLS } from './table/playback'
import { SITE_CALLS } from './table/site'
import { TITLE_CALLS } from './table/titles'

interface CallGroup {
  name: string
  calls: readonly ServiceCall[]
}

/** Every call that the site makes to its service, by subject. A test compares the table with the code in src/. */
export const CALL_GROUPS: readonly CallGroup[] = [
  { name: 'Site', calls: SITE_CALLS },
  { name: 'Titles', calls: TITLE_CALLS },
  { name: 'Playback', calls: PLAYBACK_CALLS },
  { name: 'Account', calls: ACCOUNT_CALLS },
  { name: 'Collaboration', calls: COLLABORATION_CALLS },
  { name: 'Events and information', calls: EVENT_CALLS },
]

export const CALLS: readonly ServiceCall[] = CALL_GROUPS.flatMap(({ calls }) => calls)

/** Method, version and path, such as `GET v2 live-events/published/`. */
export const callName = ({ method, path, version }: Pick<ServiceCall, 'method' | 'path' | 'version'>) =>
  `${method} ${version === 2 ? 'v2 ' : ''}${path}`
