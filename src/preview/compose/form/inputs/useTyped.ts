import { useState } from 'react'

interface TypedText {
  text: string
  /** The value as text. */
  shown: string
  /** Texts that were typed since the text and the value last agreed. */
  sent: readonly string[]
}

/**
 * The text in an input. It may differ from the value while it is invalid, or not validated yet.
 * @param shown the value as text. Earlier texts, whose validation ends later, leave what was typed after them. Any
 *   other change, such as undo, replaces what was typed.
 * @param normalize the text as it is stored: other spellings of the value stay while they are typed
 * @returns `setText` must be called for each change of the text
 */
export function useTyped(
  shown: string,
  normalize = (text: string) => text,
): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState<TypedText>({ text: shown, shown, sent: [] })
  const current = typed.shown === shown ? typed : withShownValue(typed, shown, normalize)
  if (current !== typed) setTyped(current)
  return [current.text, (text) => setTyped((last) => ({ ...last, text, sent: [...last.sent, text] }))]
}

function withShownValue({ text, sent }: TypedText, shown: string, normalize: (text: string) => string): TypedText {
  const isShown = (each: string) => normalize(each) === normalize(shown)
  if (isShown(text)) return { text, shown, sent: [] }
  return sent.some(isShown) ? { text, shown, sent } : { text: shown, shown, sent: [] }
}
