import { useEffect, useState } from 'react'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { searchQuery } from '../../service/titles'

/** Spec, section 9 */
const MAX_HINTS = 5

const DEBOUNCE_MS = 250

export interface Hints {
  /** Of the current terms, or of the previous ones while the request is in flight */
  result: { terms: string; titles: readonly TitleCard[] } | undefined
  failed: boolean
  retry: () => void
}

/**
 * The first titles whose names match. Requests are debounced and aborted by newer ones.
 * @param terms undefined: no request
 */
export function useHints(terms: string | undefined): Hints {
  const debouncedTerms = useDebounced(terms)
  const query =
    terms === undefined || debouncedTerms === undefined
      ? undefined
      : searchQuery({ search: debouncedTerms, offset: 0, limit: MAX_HINTS })
  const { data, error, retry } = useQuery(
    query && {
      key: `hints ${query.key}`,
      tag: query.tag,
      read: async (client) => ({
        terms: debouncedTerms ?? '',
        titles: (await query.read(client)).items.slice(0, MAX_HINTS),
      }),
    },
    { keepPreviousData: true },
  )
  const failed = error !== undefined && debouncedTerms === terms && terms !== undefined
  return { result: terms === undefined || failed ? undefined : data, failed, retry }
}

function useDebounced(terms: string | undefined): string | undefined {
  const [debounced, setDebounced] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, terms)
    return () => clearTimeout(timer)
  }, [terms])
  return debounced
}
