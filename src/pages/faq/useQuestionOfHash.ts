import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The question named by the address, until it has been focused. It is focused once: a list that is mounted again for
 * other search terms must not take the focus from the search field.
 * @param onChange called during render for each new visit of a question: it may only set state of the same component
 */
export function useQuestionOfHash(onChange: (anchor: string) => void) {
  const { hash, key } = useLocation()
  const anchor = anchorOf(hash)
  const visit = anchor === undefined ? undefined : key
  const [previousVisit, setPreviousVisit] = useState<string>()
  if (visit !== previousVisit) {
    setPreviousVisit(visit)
    if (anchor !== undefined) onChange(anchor)
  }
  const [focusedVisit, setFocusedVisit] = useState<string>()
  const onFocused = useCallback(() => setFocusedVisit(visit), [visit])
  return { target: visit === focusedVisit ? undefined : anchor, onFocused }
}

/** undefined for an empty or malformed fragment. */
function anchorOf(hash: string): string | undefined {
  if (hash.length < 2) return undefined
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return undefined
  }
}
