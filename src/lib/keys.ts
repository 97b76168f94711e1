/** A key press, of the browser or of React. */
interface KeyPress extends Composition {
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  /** Of an event of React, which does not say whether it is part of a composition. */
  nativeEvent?: Composition
}

interface Composition {
  isComposing?: boolean
  keyCode?: number
}

/** Safari ends a composition before it reports the key that ended it, and marks that key with this code. */
const COMPOSITION_KEY = 229

/** True while an input method (IME) composes text: Enter, Escape and the arrow keys belong to its list of candidates. */
export function isComposing(event: KeyPress): boolean {
  const press: Composition = event.nativeEvent ?? event
  return !!press.isComposing || press.keyCode === COMPOSITION_KEY
}

/**
 * True for a key that the page may use: without Alt, Ctrl and Meta, with which the browser goes back, scrolls to the
 * end of the page or closes a tab, and outside of a composition. Every keydown handler asks this first.
 */
export const isPlainKey = (event: KeyPress): boolean =>
  !(event.altKey || event.ctrlKey || event.metaKey || isComposing(event))
