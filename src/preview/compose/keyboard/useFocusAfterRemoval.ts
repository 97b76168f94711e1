import { type RefObject, useEffect } from 'react'

/**
 * Focuses the selected part when the focused button was removed, so that keys still reach Compose.
 * @param parts of the page: those of another page replace them
 */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  state: unknown,
  parts: unknown,
  selection: unknown,
  hasDialog: boolean,
): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const current = [...(root.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])]
    // The last one: the entry of a section, not the section.
    const shown = current.findLast((each) => each.getClientRects().length > 0)
    ;(shown ?? root.current)?.focus()
  }, [root, state, parts, selection, hasDialog])
}
