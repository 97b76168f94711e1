import { useCallback, useState } from 'react'

/** Text for a live region. Repeating a text appends a space, so that screen readers announce it again. */
export function useAnnouncement(): [string, (text: string) => void] {
  const [text, setText] = useState('')
  const announce = useCallback((next: string) => setText((before) => (before === next ? `${next}\u00a0` : next)), [])
  return [text, announce]
}
