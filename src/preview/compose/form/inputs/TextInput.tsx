import type { InputProps } from '../FieldInput'
import type { Control } from '../fieldControl'
import { useTyped } from './useTyped'

/** Share of the maximum length from which the number of characters is shown. */
const COUNTED_SHARE = 0.6

export function TextInput({
  id,
  describedBy,
  isInvalid,
  field,
  control,
  onChange,
}: InputProps & { control: Extract<Control, { as: 'text' }> }) {
  const isNumber = (typed: string) => control.mayBeNumber && typeof field.value !== 'string' && /^\d+$/.test(typed)
  const [text, setText] = useTyped(
    typeof field.value === 'string' || typeof field.value === 'number' ? String(field.value) : '',
    (typed) => (isNumber(typed) ? String(Number(typed)) : typed),
  )
  const props = {
    id,
    className: 'mqp-field',
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    value: text,
    placeholder: typeof field.schema.default === 'string' ? field.schema.default : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value)
      const typed = target.value
      onChange(typed === '' && !field.isRequired ? undefined : isNumber(typed) ? Number(typed) : typed)
    },
  }
  const { maxLength, isLong } = control
  return (
    <span className="mqp-form__text">
      {isLong ? <textarea {...props} rows={3} /> : <input {...props} />}
      {maxLength !== undefined && text.length > maxLength * COUNTED_SHARE && (
        <span className="mqp-form__count" aria-hidden="true">
          {text.length} of {maxLength}
        </span>
      )}
    </span>
  )
}
