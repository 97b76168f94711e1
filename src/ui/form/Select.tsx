import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon'
import './select.scss'

export interface Choice {
  /** What is chosen; empty: nothing, that is everything. */
  value: string
  label: string
}

interface Props {
  /** Words before the choice, and its name for people who do not see it. */
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  /** true: the words are for people who do not see it only. */
  quiet?: boolean
  /** Stands after the choice, within the same frame. */
  children?: ReactNode
}

/** One choice out of several: the browser's own list, which phones, screen readers and TV remotes know best. */
export function Select({ label, value, choices, onChange, quiet, children }: Props) {
  const id = useId()
  return (
    <span className={value ? 'mq-select mq-select--chosen' : 'mq-select'}>
      <label htmlFor={id} className={quiet ? 'mq-vh' : 'mq-select__label'}>
        {label}
      </label>
      <span className="mq-select__field">
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      {children}
    </span>
  )
}
