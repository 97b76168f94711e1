import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { isPlainKey } from '../../../../lib/browser/keys'
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
  const local = toLocalInput(stored)
  const [isSkipped, setIsSkipped] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Only complete times are reported: controlling the value would clear a part that is being typed.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== local) input.current.value = local
  }, [local])
  const report = ({ value }: HTMLInputElement) => {
    if (value === local) return setIsSkipped(false)
    const time = value === '' ? undefined : fromLocalInput(value)
    setIsSkipped(value !== '' && time === undefined)
    if (value === '' || time !== undefined) onChange(time)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && isPlainKey(event)) report(event.currentTarget)
  }
  return (
    <>
      <input
        ref={input}
        id={id}
        type="datetime-local"
        className="mqp-field"
        aria-describedby={`${id}-zone ${describedBy}`}
        aria-invalid={isInvalid || isSkipped || undefined}
        defaultValue={local}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => report(target)}
      />
      <p className="mqp-form__meaning" id={`${id}-zone`}>
        {isSkipped
          ? 'This hour does not exist: clocks go forward. The last valid time is used.'
          : `In your time zone, ${ZONE}${stored && `. Stored as ${stored}`}`}
      </p>
      {actions.previewAt && local !== '' && (
        <button type="button" className="mqp-chip" onClick={() => actions.previewAt?.(stored)}>
          Preview at that time
        </button>
      )}
    </>
  )
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
