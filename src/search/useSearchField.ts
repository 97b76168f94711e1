import { useComboboxStore } from '@ariakit/react/combobox'
import { type RefObject, useState } from 'react'
import { useHints } from './hints/useHints'
import { plainState, type SearchSlot, useFocusOf } from './plainField'
import { hintWords } from './searchWords'

/**
 * The text of a search field with its hints. Takes over the text and focus of the plain field.
 * @param words current search terms
 */
export function useSearchField(slot: SearchSlot, words: string, input: RefObject<HTMLInputElement | null>) {
  const [before] = useState(() => plainState(slot))
  const [text, setText] = useState(before?.text ?? words)
  const [wanted, setWanted] = useState(before?.selection !== undefined && (slot === 'bar' || before.text !== words))
  useFocusOf(before, slot === 'panel', input)

  // The address changed, for example by Back.
  const [seen, setSeen] = useState(words)
  if (seen !== words) {
    setSeen(words)
    setText(words)
  }

  const open = wanted || slot === 'panel'
  const hints = useHints(open ? hintWords(text) : undefined)
  const listed = open && hintWords(text) !== undefined && (hints.result?.titles.length ?? 0) > 0
  const combobox = useComboboxStore({ inputValue: text, setInputValue: setText, open: listed, setOpen: setWanted })
  return { text, setText, wanted, setWanted, open, hints, combobox }
}
