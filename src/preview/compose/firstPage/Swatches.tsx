import { useId } from 'react'

interface Props {
  /** ID of the form that Enter submits. */
  form: string
  label: string
  choices: readonly { name: string; colour: string | undefined }[]
  /** Name of a choice. */
  chosen: string
  about?: string
  onChoose: (name: string) => void
}

/** One of several colours. */
export function Swatches({ form, label, choices, chosen, about, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset className="mqp-first__group" aria-describedby={about && id}>
      <legend>
        {label} <span className="mqp-note">{chosen}</span>
      </legend>
      <div className="mqp-first__swatches">
        {choices.map(({ name, colour }) => (
          <label key={name} className="mqp-first__swatch" title={name} data-checked={name === chosen || undefined}>
            <input
              type="radio"
              form={form}
              name={`mqp-first-${label}`}
              className="mqp-compose__hidden"
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            <span style={{ background: colour }} />
            <span className="mqp-compose__hidden">{name}</span>
          </label>
        ))}
      </div>
      {about && (
        <p className="mqp-note" id={id}>
          {about}
        </p>
      )}
    </fieldset>
  )
}
