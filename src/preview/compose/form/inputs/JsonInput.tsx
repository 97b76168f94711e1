import type { InputProps } from '../FieldInput'
import { useTyped } from './useTyped'

/** A value without a control of its own, as JSON. */
export function JsonInput({ id, describedBy, isInvalid, field, onChange }: InputProps) {
  const [text, setText] = useTyped(field.value === undefined ? '' : format(field.value), normalize)
  const isJson = text.trim() === '' || parse(text) !== undefined
  const messageId = `${id}-json`
  return (
    <>
      <textarea
        id={id}
        className="mqp-field mqp-form__json"
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        aria-describedby={isJson ? describedBy : `${messageId} ${describedBy}`}
        aria-invalid={isInvalid || !isJson || undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          const value = parse(target.value)
          if (value !== undefined || target.value.trim() === '') onChange(value)
        }}
      />
      {!isJson && (
        <p className="mqp-form__message" id={messageId} role="alert">
          This is not valid JSON. The last valid value is used.
        </p>
      )}
    </>
  )
}

const format = (value: unknown) => JSON.stringify(value, undefined, 2)

function normalize(text: string): string {
  const value = parse(text)
  return value === undefined ? text.trim() : format(value)
}

/** @returns undefined if the text is not JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
