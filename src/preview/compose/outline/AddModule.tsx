import { useState } from 'react'
import { moduleTypes } from '../modules/newModule'

interface Props {
  onAdd: (type: string) => void
}

const TYPES = moduleTypes()

/** Adds a module of a type to the end of the page, or after the selected one. */
export function AddModule({ onAdd }: Props) {
  const [type, setType] = useState(TYPES[0]?.type ?? '')
  return (
    <form
      className="mqp-add"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd(type)
      }}
    >
      <label>
        New module{' '}
        <select className="mqp-field" value={type} onChange={({ target }) => setType(target.value)}>
          {TYPES.map((each) => (
            <option key={each.type} value={each.type}>
              {each.type.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      <p className="mqp-note">{TYPES.find((each) => each.type === type)?.meaning}</p>
      <button type="submit" className="mqp-chip">
        Add a module
      </button>
    </form>
  )
}
