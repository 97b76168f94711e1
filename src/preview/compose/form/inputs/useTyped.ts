import { useState } from 'react'

interface TypedText {
  text: string
  /** The value as text. */
  valueText: string
  /** Texts that were typed since the text and the value last agreed. */
  sent: readonly string[]
}

/**
 * The text in an input. It may differ from the value while it is invalid, or not validated yet.
 * @param valueText the value as text. Earlier texts, whose validation ends later, leave what was typed after them. Any
 *   other change, such as undo, replaces what was typed.
 * @param normalize the text as it is stored: other spellings of the value stay while they are typed
 * @returns `setText` must be called for each change of the text
 */
export function useTyped(
  valueText: string,
  normalize = (text: string) => text,
): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState<TypedText>({ text: valueText, valueText, sent: [] })
  const current = typed.valueText === valueText ? typed : withShownValue(typed, valueText, normalize)
  if (current !== typed) setTyped(current)
  return [current.text, (text) => setTyped((last) => ({ ...last, text, sent: [...last.sent, text] }))]
}

function withShownValue({ text, sent }: TypedText, valueText: string, normalize: (text: string) => string): TypedText {
  const isShown = (each: string) => normalize(each) === normalize(valueText)
  if (isShown(text)) return { text, valueText, sent: [] }
  return sent.some(isShown) ? { text, valueText, sent } : { text: valueText, valueText, sent: [] }
}
