import type { InputProps } from '../FieldInput'

export function BooleanInput({
  id,
  describedBy,
  field,
  isOnByDefault,
  onChange,
}: InputProps & { isOnByDefault: boolean }) {
  const isOn = typeof field.value === 'boolean' ? field.value : isOnByDefault
  return (
    <span className="mqp-form__switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-describedby={describedBy}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{`${isOn ? 'On' : 'Off'}${field.value === undefined ? ' by default' : ''}`}</span>
    </span>
  )
}
