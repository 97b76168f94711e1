import { useId } from 'react'
import type { Field } from '../../tools/schemas/schemaFields'
import { type Control, controlOf, fieldValueAt, withFieldValue } from './controls'
import type { Entry } from './entries'

interface Props {
  entry: Entry
  json: Record<string, unknown> | undefined
  onChange: (json: Record<string, unknown>) => void
}

/** The fields of an entry with descriptions and controls made from their schemas. */
export function FieldList({ entry, json, onChange }: Props) {
  // Objects are set by their fields, list items in the JSON.
  const shown = entry.fields.filter(({ path, schema }) => !path.includes('[]') && !schema.properties)
  return (
    <ul className="mqc-list">
      {shown.map((field) => (
        <FieldRow
          key={field.path}
          field={field}
          value={fieldValueAt(json, field.path)}
          disabled={json === undefined}
          onChange={(value) => onChange(withFieldValue(json, field.path, value))}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  field: Field
  value: unknown
  disabled: boolean
  /** Undefined removes the field. */
  onChange: (value: unknown) => void
}

function FieldRow({ field, value, disabled, onChange }: RowProps) {
  const id = useId()
  const control = controlOf(field)
  return (
    <li className="mqc-field">
      <div className="mqc-field__head">
        <label htmlFor={control ? id : undefined}>
          <code>{field.path}</code>
        </label>
        <span>{field.required ? 'required' : ''}</span>
        {control && value !== undefined && !field.required && (
          <button
            type="button"
            aria-label={`Remove ${field.path}`}
            disabled={disabled}
            onClick={() => onChange(undefined)}
          >
            Remove
          </button>
        )}
      </div>
      {control ? (
        <Input id={id} control={control} value={value} disabled={disabled} onChange={onChange} />
      ) : (
        <p className="mqp-note">{field.type.replaceAll('`', '')}: edit in the JSON</p>
      )}
      <p className="mqp-note" id={`${id}-meaning`}>
        {field.meaning}
      </p>
    </li>
  )
}

interface InputProps {
  id: string
  control: Control
  value: unknown
  disabled: boolean
  onChange: (value: unknown) => void
}

function Input({ id, control, value, disabled, onChange }: InputProps) {
  const own = { id, disabled, 'aria-describedby': `${id}-meaning` }
  switch (control.as) {
    case 'choice':
      return (
        <select
          {...own}
          className="mqp-field"
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">Not set</option>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )
    case 'switch': {
      const on = typeof value === 'boolean' ? value : control.default
      return (
        <span className="mqc-switch">
          <input
            {...own}
            type="checkbox"
            role="switch"
            aria-checked={on}
            checked={on}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span aria-hidden="true">{value === undefined ? `${on}, not set` : String(on)}</span>
        </span>
      )
    }
    case 'slider':
      return (
        <span className="mqc-slider">
          <input
            {...own}
            type="range"
            min={control.min}
            max={control.max}
            step={control.step}
            value={typeof value === 'number' ? value : control.min}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <output htmlFor={id}>{typeof value === 'number' ? value : 'not set'}</output>
        </span>
      )
    case 'number':
      return (
        <input
          {...own}
          type="number"
          className="mqp-field"
          step={control.step}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
        />
      )
    case 'list':
      return (
        <input
          {...own}
          className="mqp-field"
          placeholder="one, two"
          value={Array.isArray(value) ? value.join(', ') : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value.split(/, ?/))}
        />
      )
    case 'text':
      return (
        <input
          {...own}
          className="mqp-field"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      )
  }
}
