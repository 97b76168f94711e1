import { useEffect, useState } from 'react'
import { loadTitles } from '../catalogue/data/loadTitles'
import type { TitleCard } from '../generated/types'
import { searchTitles } from '../service/search'
import { useRuntime } from '../site/react/RuntimeContext'

/** So many are shown (spec, section 9). */
const SHOWN = 5
/** How long the typing has to rest before the service is asked, in milliseconds. */
const REST = 250

/** The answer to one question. */
interface Answer {
  words: string
  /** undefined: it failed. */
  titles?: readonly TitleCard[]
}

export interface Hints {
  /** Those of `words`, or of what was typed just before, while the new ones are on their way. */
  answer: { words: string; titles: readonly TitleCard[] } | undefined
  failed: boolean
  retry: () => void
}

/**
 * The first titles with these words in their names. The service is asked when the typing rests, and an answer that comes
 * after a newer question is dropped.
 * @param words undefined: nothing is asked
 */
export function useHints(words: string | undefined): Hints {
  const runtime = useRuntime()
  const [answer, setAnswer] = useState<Answer>()
  const known = words === undefined || answer?.words === words
  useEffect(() => {
    if (known) return
    let late = false
    const ask = async () => {
      const asked = loadTitles(runtime, searchTitles(runtime.http, { search: words, offset: 0, limit: SHOWN }))
      const titles = await asked.then(
        ({ items }) => items.slice(0, SHOWN),
        () => undefined,
      )
      if (!late) setAnswer({ words, titles })
    }
    const timer = setTimeout(ask, REST)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [known, words, runtime])
  const { titles } = answer ?? {}
  return {
    answer: words !== undefined && answer && titles ? { words: answer.words, titles } : undefined,
    failed: known && answer !== undefined && titles === undefined && words !== undefined,
    retry: () => setAnswer(undefined),
  }
}
