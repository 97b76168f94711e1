import type { InputProps } from '../FieldInput'
import type { Choice } from '../fieldControl'
import { fieldLabel } from '../labels'
import { buttonLabelOf, initialValueOf, menuLabelOf, ratioOf } from './choiceLabels'

/** More choices are a menu. */
const MAX_BUTTONS = 4
/** Longer words do not fit beside each other. */
const MAX_BUTTON_LENGTH = 12

type Props = InputProps & { choices: readonly Choice[] }

/** Buttons for a few words and for shapes, otherwise a menu. */
export function ChoiceInput(props: Props) {
  const { field, choices } = props
  const { value, schema } = field
  const initial = initialValueOf(schema, choices)
  const chosen = choices.find((each) => each.value === (value ?? initial))
  const areShapes = choices.every((choice) => ratioOf(choice))
  const hasButtons = choices.length <= MAX_BUTTONS && choices.every((each) => each.value.length <= MAX_BUTTON_LENGTH)
  const isMenu = !areShapes && !hasButtons
  // A menu, or a drawn shape, already says it.
  const meaning = areShapes || (isMenu && chosen && chosen.meaning === `${menuLabelOf(chosen)}.`) ? '' : chosen?.meaning
  return (
    <>
      {isMenu ? <Menu {...props} initial={initial} /> : <Buttons {...props} initial={initial} />}
      {meaning && <p className="mqp-form__meaning">{meaning}</p>}
    </>
  )
}

function Buttons({ id, describedBy, field, choices, initial, onChange }: Props & { initial: string | undefined }) {
  return (
    <fieldset className="mqp-form__choices" id={id} aria-label={fieldLabel(field)} aria-describedby={describedBy}>
      {choices.map((choice) => {
        const ratio = ratioOf(choice)
        return (
          <button
            key={choice.value}
            type="button"
            className={ratio ? 'mqp-chip mqp-shape' : 'mqp-chip'}
            title={ratio ? choice.value : choice.meaning}
            aria-pressed={choice.value === (field.value ?? initial)}
            onClick={() => onChange(choice.value)}
          >
            {ratio && <span className="mqp-shape__box" style={{ aspectRatio: ratio.replace(':', ' / ') }} />}
            {ratio ?? buttonLabelOf(choice)}
          </button>
        )
      })}
    </fieldset>
  )
}

function Menu({ id, describedBy, field, choices, initial, onChange }: Props & { initial: string | undefined }) {
  const { value, isRequired } = field
  const first = choices.find((each) => each.value === initial)
  return (
    <select
      id={id}
      className="mqp-field"
      aria-describedby={describedBy}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {(!isRequired || value === undefined) && (
        <option value="">{initial ? `Default: ${first ? menuLabelOf(first) : initial}` : 'Not set'}</option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {menuLabelOf(choice)}
        </option>
      ))}
    </select>
  )
}
