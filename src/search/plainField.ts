import { type RefObject, useLayoutEffect } from 'react'

/** On the search page, in the top bar, or in a panel that is open from the start */
export type SearchSlot = 'page' | 'bar' | 'panel'

/** Selectors of the plain fields that it replaces */
const PLAIN: Record<SearchSlot, string> = {
  page: '.mq-search-box--plain input',
  bar: '.mq-find input',
  panel: '.mq-search-box--none',
}

/** Restores the focus of the plain field, or sets it. */
export function useFocusOf(
  before: PlainState | undefined,
  always: boolean,
  input: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    if (!before?.selection && !always) return
    input.current?.focus()
    if (before?.selection) input.current?.setSelectionRange(...before.selection)
  }, [before, always, input])
}

/** Text and selection of the plain field */
interface PlainState {
  text: string
  /** The selection, if the field has the focus */
  selection?: [number, number]
}

/** Reads the state of the plain field before it is replaced. */
export function plainState(slot: SearchSlot): PlainState | undefined {
  const input = document.querySelector<HTMLInputElement>(PLAIN[slot])
  if (!input) return undefined
  const { value, selectionStart, selectionEnd } = input
  const focused = document.activeElement === input
  return {
    text: value,
    selection: focused ? [selectionStart ?? value.length, selectionEnd ?? value.length] : undefined,
  }
}
