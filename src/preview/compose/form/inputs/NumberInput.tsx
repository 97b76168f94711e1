import type { InputProps } from '../FieldInput'
import type { Control } from '../fieldControl'
import { useTyped } from './useTyped'

/** A slider has at most this many steps. */
const MAX_SLIDER_STEPS = 200

export function NumberInput({
  id,
  describedBy,
  isInvalid,
  field,
  control,
  onChange,
}: InputProps & { control: Extract<Control, { as: 'number' }> }) {
  const { value, schema } = field
  const [text, setText] = useTyped(typeof value === 'number' ? String(value) : '', (typed) =>
    String(parseNumber(typed) ?? ''),
  )
  const { min, max, isInteger } = control
  const hasSlider = isInteger && min !== undefined && max !== undefined && max - min <= MAX_SLIDER_STEPS
  const initial = typeof schema.default === 'number' ? schema.default : undefined
  const type = (typed: string) => {
    setText(typed)
    onChange(parseNumber(typed))
  }
  return (
    <span className="mqp-form__number">
      {hasSlider && (
        <input
          type="range"
          aria-hidden="true"
          tabIndex={-1}
          min={min}
          max={max}
          value={typeof value === 'number' ? value : (initial ?? min)}
          onChange={({ target }) => type(target.value)}
        />
      )}
      <input
        id={id}
        className="mqp-field"
        inputMode={isInteger ? 'numeric' : 'decimal'}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        placeholder={initial === undefined ? undefined : String(initial)}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </span>
  )
}

/** Text that is not a number stays a text, which the validator rejects with its message. */
function parseNumber(typed: string): number | string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return Number.isNaN(Number(text)) ? text : Number(text)
}
