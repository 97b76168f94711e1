import type { LiveEvent } from '../../generated/types'

/** What can be done with an event: only one that is live can be opened (spec, part 2: FYC events). */
export type EventState = 'live' | 'coming' | 'ended'

/** The state of an event by its status; a status that is no word of ours counts as still to come. */
export function eventState({ status }: Pick<LiveEvent, 'status'>): EventState {
  return status === 'live' || status === 'ended' ? status : 'coming'
}
