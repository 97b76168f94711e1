import { type RefObject, useLayoutEffect } from 'react'

/** On the search page, in the top bar, or in a panel that is open from the start */
export type SearchSlot = 'page' | 'bar' | 'panel'

/** Selectors of the plain fields that the combobox replaces */
const PLAIN_FIELD_SELECTORS: Record<SearchSlot, string> = {
  page: '.mq-search-box--plain input',
  bar: '.mq-find input',
  panel: '.mq-search-box--none',
}

/**
 * Gives the field the focus and selection that the plain field had before this one replaced it.
 * @param alwaysFocus true: focuses it even if the plain field had no focus
 */
export function useRestoredFocus(
  before: FieldState | undefined,
  alwaysFocus: boolean,
  input: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    if (!before?.selection && !alwaysFocus) return
    input.current?.focus()
    if (before?.selection) input.current?.setSelectionRange(...before.selection)
  }, [before, alwaysFocus, input])
}

/** Text and selection of the plain field */
interface FieldState {
  text: string
  /** The selection, if the field has the focus */
  selection?: [number, number]
}

/** Reads the state of the plain field before it is replaced. */
export function readPlainField(slot: SearchSlot): FieldState | undefined {
  const input = document.querySelector<HTMLInputElement>(PLAIN_FIELD_SELECTORS[slot])
  if (!input) return undefined
  const { value, selectionStart, selectionEnd } = input
  const hasFocus = document.activeElement === input
  return {
    text: value,
    selection: hasFocus ? [selectionStart ?? value.length, selectionEnd ?? value.length] : undefined,
  }
}
