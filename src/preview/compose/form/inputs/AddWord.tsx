import { useState } from 'react'
import type { Choice } from '../fieldControl'
import { labelOf } from '../labels'

interface Props {
  label: string
  /** The words that are not in the list yet. */
  choices: readonly Choice[]
  onAdd: (word: string) => void
}

/** Adds a word to the end of a list, with its meaning. */
export function AddWord({ label, choices, onAdd }: Props) {
  const [chosen, setChosen] = useState('')
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0]
  if (!choice) return null
  return (
    <div className="mqp-add-word">
      <p className="mqp-line">
        <select
          className="mqp-field"
          aria-label={`What to add to ${label}`}
          value={choice.value}
          onChange={({ target }) => setChosen(target.value)}
        >
          {choices.map(({ value }) => (
            <option key={value} value={value}>
              {labelOf(value)}
            </option>
          ))}
        </select>
        <button type="button" className="mqp-chip" onClick={() => onAdd(choice.value)}>
          Add to {label}
        </button>
      </p>
      {choice.meaning && <p className="mqp-note">{choice.meaning}</p>}
    </div>
  )
}
