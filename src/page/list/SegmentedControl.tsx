import { useId } from 'react'
import './segments.scss'

interface Props {
  /** Accessible name. */
  label: string
  value: string
  choices: readonly string[]
  onChange: (value: string) => void
}

/** Radio buttons side by side: one tab stop, arrow keys choose. On a phone they scroll. */
export function SegmentedControl({ label, value, choices, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="mq-segments">
      <legend className="mq-vh">{label}</legend>
      {choices.map((choice) => (
        <label key={choice} className="mq-segments__choice">
          <input
            className="mq-vh"
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <span>{choice}</span>
        </label>
      ))}
    </fieldset>
  )
}
