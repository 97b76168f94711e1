import { useState } from 'react'

/**
 * The text in an input, which may differ from the value while it is invalid.
 * @param shown the value as text; when it changes by other means (undo), it replaces what was typed
 */
export function useTyped(shown: string): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState({ text: shown, of: shown })
  if (typed.of !== shown) setTyped({ text: isSame(typed.text, shown) ? typed.text : shown, of: shown })
  return [typed.text, (text) => setTyped({ text, of: shown })]
}

/** Spaces at the end, and other spellings of the same number, stay while they are typed. */
const isSame = (text: string, shown: string) =>
  text.trim() === shown.trim() || (text.trim() !== '' && Number(text) === Number(shown))
