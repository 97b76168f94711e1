import { useState } from 'react'
import type { InputProps } from '../FieldInput'
import type { FormActions } from '../formActions'
import { fromLocalInput, toLocalInput } from './localTime'

/** A time, entered in the time zone of this browser and stored with its offset from UTC. */
export function TimeInput({
  id,
  describedBy,
  isInvalid,
  field,
  onChange,
  actions,
}: InputProps & { actions: FormActions }) {
  const stored = typeof field.value === 'string' ? field.value : ''
  const [isSkipped, setIsSkipped] = useState(false)
  return (
    <>
      <input
        id={id}
        type="datetime-local"
        className="mqp-field"
        aria-describedby={`${id}-zone ${describedBy}`}
        aria-invalid={isInvalid || isSkipped || undefined}
        // Only complete times are reported: controlling the value would clear a part that is being typed.
        key={stored}
        defaultValue={toLocalInput(stored)}
        onBlur={({ target }) => {
          if (target.value === toLocalInput(stored)) return setIsSkipped(false)
          const time = target.value === '' ? undefined : fromLocalInput(target.value)
          setIsSkipped(target.value !== '' && time === undefined)
          if (target.value === '' || time !== undefined) onChange(time)
        }}
      />
      <p className="mqp-form__meaning" id={`${id}-zone`}>
        {isSkipped
          ? 'This hour does not exist: clocks go forward. The last valid time is used.'
          : `In your time zone, ${ZONE}${stored && `. Stored as ${stored}`}`}
      </p>
      {actions.previewAt && toLocalInput(stored) !== '' && (
        <button type="button" className="mqp-chip" onClick={() => actions.previewAt?.(stored)}>
          Preview at that time
        </button>
      )}
    </>
  )
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
