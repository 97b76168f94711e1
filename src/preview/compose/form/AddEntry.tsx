import { useState } from 'react'
import { schemaExample } from '../../schemas/schemaExample'
import type { FormActions } from './formActions'
import type { FormField } from './formGroups'

interface Props {
  entry: (name: string) => FormField
  actions: FormActions
}

/** Adds a field with a free name to an object, with a value that the validator accepts. */
export function AddEntry({ entry, actions }: Props) {
  const [name, setName] = useState('')
  const [message, setMessage] = useState<string>()
  const isEmpty = name.trim() === ''
  return (
    <form
      className="mqp-line"
      onSubmit={async (event) => {
        event.preventDefault()
        if (isEmpty) return
        const field = entry(name.trim())
        const refused = await actions.setValue(field, schemaExample(field.schema))
        setMessage(refused)
        if (refused === undefined) setName('')
      }}
    >
      <input
        className="mqp-field"
        aria-label="Name of the new entry"
        placeholder="Name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="mqp-chip" aria-disabled={isEmpty || undefined}>
        Add an entry
      </button>
      {message && (
        <p className="mqp-form__message" role="alert">
          {message}
        </p>
      )}
    </form>
  )
}
