import type { InputProps } from '../FieldInput'
import { useTyped } from './useTyped'

/** A list of words or numbers, one per line. */
export function LinesInput({
  id,
  describedBy,
  isInvalid,
  field,
  isNumber,
  mayBeOne,
  onChange,
}: InputProps & { isNumber: boolean; mayBeOne?: boolean }) {
  const stored = field.value === undefined ? [] : [field.value].flat()
  const lines = stored.map(String)
  const valuesOf = (typed: string) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((word) => (isNumber && !Number.isNaN(Number(word)) ? Number(word) : word))
  const [text, setText] = useTyped(lines.join('\n'), (typed) => valuesOf(typed).join('\n'))
  return (
    <textarea
      id={id}
      className="mqp-field"
      rows={Math.max(2, lines.length + 1)}
      placeholder="One per line"
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const values = valuesOf(target.value)
        const isOne = mayBeOne && values.length === 1 && !Array.isArray(field.value)
        onChange(values.length === 0 ? undefined : isOne ? values[0] : values)
      }}
    />
  )
}
