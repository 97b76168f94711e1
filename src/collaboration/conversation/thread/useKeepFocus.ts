import { type RefObject, useLayoutEffect } from 'react'

/** When the element is removed with the focus inside, moves the focus to its neighbour or its container. */
export function useKeepFocus(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const sibling = element.nextElementSibling ?? element.previousElementSibling
      const container = element.parentElement?.closest<HTMLElement>('article, section')
      const next = sibling?.querySelector<HTMLElement>('article')
      // React removes the element after this cleanup.
      queueMicrotask(() => {
        if (!element.isConnected) (next?.isConnected ? next : container)?.focus()
      })
    }
  }, [root])
}
