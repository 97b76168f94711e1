import { useComboboxStore } from '@ariakit/react/combobox'
import { type RefObject, useState } from 'react'
import { useHints } from './hints/useHints'
import { readPlainField, type SearchSlot, useRestoredFocus } from './plainField'
import { toHintTerms } from './searchTerms'

/**
 * The text of a search field with its hints. Takes over the text and focus of the plain field.
 * @param words current search terms
 */
export function useSearchField(slot: SearchSlot, words: string, input: RefObject<HTMLInputElement | null>) {
  const [before] = useState(() => readPlainField(slot))
  const [text, setText] = useState(before?.text ?? words)
  const [isExpanded, setExpanded] = useState(
    before?.selection !== undefined && (slot === 'bar' || before.text !== words),
  )
  useRestoredFocus(before, slot === 'panel', input)

  // The address changed, for example by Back.
  const [previousWords, setPreviousWords] = useState(words)
  if (previousWords !== words) {
    setPreviousWords(words)
    setText(words)
  }

  const open = isExpanded || slot === 'panel'
  const hints = useHints(open ? toHintTerms(text) : undefined)
  const hasOptions = open && toHintTerms(text) !== undefined && (hints.result?.titles.length ?? 0) > 0
  const combobox = useComboboxStore({
    inputValue: text,
    setInputValue: setText,
    open: hasOptions,
    setOpen: setExpanded,
  })
  return { text, setText, isExpanded, setExpanded, open, hints, combobox }
}
