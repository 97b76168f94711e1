import { useEffect, useId, useRef } from 'react'
import { Icon } from '../Icon'

interface Props {
  title: string
  /** The fields that are wrong, by their elements' ids, with the names that are read beside them. */
  fields: readonly { id: string; label: string }[]
  /** How many times it was sent in vain: the focus comes here again. */
  times: number
}

/** What is wrong with a form, above it, with a way to each field. It takes the focus when the form was sent in vain. */
export function FormSummary({ title, fields, times }: Props) {
  const heading = useId()
  const box = useRef<HTMLDivElement>(null)
  // Each attempt to send moves the focus here.
  useEffect(() => {
    box.current?.focus()
  }, [times])
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
