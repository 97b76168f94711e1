import { fireEvent } from '@testing-library/react'

/** Keys that navigate the history or scroll the page in browsers, and keys of input methods. */
const BROWSER_KEYS: Record<string, KeyboardEventInit> = {}
for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape'])
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'isComposing'])
    BROWSER_KEYS[`${modifier} ${key}`] = { key, [modifier]: true }

/** For tests: the browser keys that a widget intercepts, by preventing the default or by moving the focus. */
export function interceptedBrowserKeys(element: Element): string[] {
  const before = document.activeElement
  return Object.entries(BROWSER_KEYS).flatMap(([name, init]) => {
    const isIgnored = fireEvent.keyDown(element, init) && document.activeElement === before
    return isIgnored ? [] : name
  })
}
