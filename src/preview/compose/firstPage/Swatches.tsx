import { useId } from 'react'

interface Props {
  /** ID of the form that Enter submits. */
  formId: string
  label: string
  choices: readonly { name: string; colour: string | undefined }[]
  /** Name of a choice. */
  chosenName: string
  about?: string
  onChoose: (name: string) => void
}

/** One of several colours. */
export function Swatches({ formId, label, choices, chosenName, about, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset className="mqp-first__group" aria-describedby={about && id}>
      <legend>
        {label} <span className="mqp-note">{chosenName}</span>
      </legend>
      <div className="mqp-first__swatches">
        {choices.map(({ name, colour }) => (
          <label key={name} className="mqp-first__swatch" title={name} data-checked={name === chosenName || undefined}>
            <input
              type="radio"
              form={formId}
              name={`mqp-first-${label}`}
              className="mqp-compose__hidden"
              checked={name === chosenName}
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
