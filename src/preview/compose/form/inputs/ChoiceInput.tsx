import type { InputProps } from '../FieldInput'
import type { Choice } from '../fieldControl'
import { labelOf } from '../labels'

/** More choices are a menu. */
const MAX_BUTTONS = 4
/** Longer words do not fit beside each other. */
const MAX_BUTTON_LENGTH = 12

export function ChoiceInput({
  id,
  describedBy,
  field,
  choices,
  onChange,
}: InputProps & { choices: readonly Choice[] }) {
  const { value, isRequired, schema } = field
  const hasButtons = choices.length <= MAX_BUTTONS && choices.every((each) => each.value.length <= MAX_BUTTON_LENGTH)
  const initial = typeof schema.default === 'string' ? schema.default : undefined
  const meaning = choices.find((each) => each.value === (value ?? initial))?.meaning
  return (
    <>
      {hasButtons ? (
        <fieldset className="mqp-form__choices" id={id} aria-label={labelOf(field.name)} aria-describedby={describedBy}>
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              className="mqp-chip"
              title={choice.meaning}
              aria-pressed={choice.value === (value ?? initial)}
              onClick={() => onChange(choice.value)}
            >
              {choice.value}
            </button>
          ))}
        </fieldset>
      ) : (
        <select
          id={id}
          className="mqp-field"
          aria-describedby={describedBy}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          {(!isRequired || value === undefined) && (
            <option value="">{initial ? `Default (${initial})` : 'Not set'}</option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.value}
            </option>
          ))}
        </select>
      )}
      {meaning && <p className="mqp-form__meaning">{meaning}</p>}
    </>
  )
}
