import { useEffect, useId, useRef } from 'react'
import { Icon } from '../Icon'

interface Props {
  title: string
  /** The invalid fields: ids of their elements, and their labels. */
  fields: readonly { id: string; label: string }[]
  /** Number of failed submits. Each one moves the focus to the summary. */
  attempts: number
}

/** Lists the invalid fields of a form above it, as links to them. Takes the focus after a failed submit. */
export function FormSummary({ title, fields, attempts }: Props) {
  const heading = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [attempts])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold the fields
    <div ref={box} className="mq-form__summary" role="group" aria-labelledby={heading} tabIndex={-1}>
      <strong id={heading}>
        <Icon name="info" />
        {title}
      </strong>
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
