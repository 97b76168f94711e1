/** What stood in the plain field: its text, and where the visitor was in it. */
export interface PlainState {
  text: string
  /** The selection, where the focus is in it. */
  selection?: [number, number]
}

/**
 * What a visitor has done in the plain field already, before the one that knows hints takes its place.
 * @param selector of the plain field
 */
export function takeOver(selector: string): PlainState | undefined {
  const input = document.querySelector<HTMLInputElement>(selector)
  if (!input) return undefined
  const { value, selectionStart, selectionEnd } = input
  const focused = document.activeElement === input
  return {
    text: value,
    selection: focused ? [selectionStart ?? value.length, selectionEnd ?? value.length] : undefined,
  }
}
