import { useState } from 'react'
import { moduleTypes } from '../modules/newModule'

interface Props {
  /** @returns a promise if the module is added later */
  onAdd: (type: string) => void | Promise<void>
}

const TYPES = moduleTypes()

/** Adds a module of a type to the end of the page, or after the selected one. */
export function AddModule({ onAdd }: Props) {
  const [type, setType] = useState(TYPES[0]?.type ?? '')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <form
      className="mqp-add"
      onSubmit={async (event) => {
        event.preventDefault()
        if (isAdding) return
        setIsAdding(true)
        try {
          await onAdd(type)
        } finally {
          setIsAdding(false)
        }
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
      {/* `disabled` would remove the focus. */}
      <button type="submit" className="mqp-chip" aria-disabled={isAdding || undefined}>
        Add a module
      </button>
    </form>
  )
}
