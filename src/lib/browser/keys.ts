interface KeyPress extends Composition {
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  /** Set on React events, which have no `isComposing` themselves */
  nativeEvent?: Composition
}

interface Composition {
  isComposing?: boolean
  keyCode?: number
}

/** Safari ends a composition before it reports the key that ended it, with this code. */
const COMPOSITION_END_KEY_CODE = 229

/** True while an input method (IME) composes text: Enter, Escape and the arrow keys belong to its list of candidates. */
export function isComposing(event: KeyPress): boolean {
  const press: Composition = event.nativeEvent ?? event
  return !!press.isComposing || press.keyCode === COMPOSITION_END_KEY_CODE
}

/**
 * True for a key that the page may handle: outside of a composition, and without Alt, Ctrl and Meta, which are browser
 * shortcuts. Every keydown handler checks this first.
 */
export const isPlainKey = (event: KeyPress): boolean =>
  !(event.altKey || event.ctrlKey || event.metaKey || isComposing(event))
