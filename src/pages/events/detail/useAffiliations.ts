import { useQuery } from '../../../data/useQuery'
import type { Affiliation, Event } from '../../../generated/types'
import { affiliationsQuery } from '../../../service/events/rsvp'

/** Affiliations of the event, otherwise those of all events, which are requested only if the event requires one. */
export function useAffiliations({ affiliation_required, affiliations = [] }: Event) {
  const isRequested = affiliation_required === true && affiliations.length === 0
  const { data, error, retry } = useQuery(isRequested ? affiliationsQuery : undefined)
  const list: readonly Affiliation[] = isRequested ? (data ?? []) : affiliations
  return { list, failed: error !== undefined, retry }
}
