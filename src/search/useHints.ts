import { useEffect, useState } from 'react'
import { useQuery } from '../data/useQuery'
import type { TitleCard } from '../generated/types'
import { searchQuery } from '../service/titles'

/** So many are shown (spec, section 9). */
const SHOWN = 5

/** How long the typing has to rest before the service is asked, in milliseconds. */
const REST = 250

export interface Hints {
  /** Those of `words`, or of what was typed just before, while the new ones are on their way. */
  answer: { words: string; titles: readonly TitleCard[] } | undefined
  failed: boolean
  retry: () => void
}

/**
 * The first titles with these words in their names. The service is asked when the typing rests; a question that was
 * overtaken by a newer one is given up.
 * @param words undefined: nothing is asked
 */
export function useHints(words: string | undefined): Hints {
  const rested = useRested(words)
  const asked =
    words === undefined || rested === undefined ? undefined : searchQuery({ search: rested, offset: 0, limit: SHOWN })
  const { data, error, retry } = useQuery(
    asked && {
      key: `hints ${asked.key}`,
      tag: asked.tag,
      read: async (ask) => ({ words: rested ?? '', titles: (await asked.read(ask)).items.slice(0, SHOWN) }),
    },
    { keepPreviousData: true },
  )
  const failed = error !== undefined && rested === words && words !== undefined
  return { answer: words === undefined || failed ? undefined : data, failed, retry }
}

/** What was typed last, once the typing rests. */
function useRested(words: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(setRested, REST, words)
    return () => clearTimeout(timer)
  }, [words])
  return rested
}
