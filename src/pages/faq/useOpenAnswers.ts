import { useCallback, useState } from 'react'
import type { Question } from '../../page/questions/questions'

/**
 * Which answers are open. A choice of the visitor or the address takes precedence over "open all" and the search.
 * @param opensForSearch true for questions that the search opens
 */
export function useOpenAnswers(opensForSearch: (question: Question) => boolean) {
  const [allOpen, setAllOpen] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const toggle = useCallback(
    (anchor: string, open: boolean) => setChosen((before) => new Map(before).set(anchor, open)),
    [],
  )
  const isOpen = useCallback(
    (question: Question) => chosen.get(question.anchor) ?? (allOpen || opensForSearch(question)),
    [chosen, allOpen, opensForSearch],
  )
  const toggleAll = () => {
    setAllOpen(!allOpen)
    setChosen(new Map())
  }
  return { isOpen, toggle, allOpen, toggleAll }
}
