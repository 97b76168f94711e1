import { useEffect, useState } from 'react'
import { useQuery } from '../data/useQuery'
import type { TitleCard } from '../generated/types'
import { searchQuery } from '../service/titles'

/** Spec, section 9 */
const MAX_HINTS = 5

/** Debounce delay */
const DEBOUNCE_MS = 250

export interface Hints {
  /** Of the current terms, or of the previous ones while the request is in flight */
  answer: { words: string; titles: readonly TitleCard[] } | undefined
  failed: boolean
  retry: () => void
}

/**
 * The first titles whose names match. Requests are debounced and aborted by newer ones.
 * @param words undefined: no request
 */
export function useHints(words: string | undefined): Hints {
  const rested = useRested(words)
  const asked =
    words === undefined || rested === undefined
      ? undefined
      : searchQuery({ search: rested, offset: 0, limit: MAX_HINTS })
  const { data, error, retry } = useQuery(
    asked && {
      key: `hints ${asked.key}`,
      tag: asked.tag,
      read: async (ask) => ({ words: rested ?? '', titles: (await asked.read(ask)).items.slice(0, MAX_HINTS) }),
    },
    { keepPreviousData: true },
  )
  const failed = error !== undefined && rested === words && words !== undefined
  return { answer: words === undefined || failed ? undefined : data, failed, retry }
}

/** Debounced value */
function useRested(words: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(setRested, DEBOUNCE_MS, words)
    return () => clearTimeout(timer)
  }, [words])
  return rested
}
