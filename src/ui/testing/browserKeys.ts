import { fireEvent } from '@testing-library/react'

/** Keys with which the browser goes back and on, or scrolls to the ends of the page; and those of an input method. */
const BROWSER_KEYS: Record<string, KeyboardEventInit> = {}
for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape'])
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'isComposing'])
    BROWSER_KEYS[`${modifier} ${key}`] = { key, [modifier]: true }

/** For tests: which of those keys a widget takes, by preventing the default or by moving the focus. */
export function takenBrowserKeys(element: Element): string[] {
  const before = document.activeElement
  return Object.entries(BROWSER_KEYS).flatMap(([name, init]) => {
    const isLeft = fireEvent.keyDown(element, init) && document.activeElement === before
    return isLeft ? [] : name
  })
}
