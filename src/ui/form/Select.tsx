import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon'
import './select.scss'

export interface Choice {
  /** Empty: no restriction. */
  value: string
  label: string
}

interface Props {
  /** Shown before the select; also its accessible name. */
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  /** true: the label is for screen readers only. */
  hideLabel?: boolean
  /** Shown after the select, in the same frame. */
  children?: ReactNode
}

/** A native select, which phones, screen readers and TV remotes support best. */
export function Select({ label, value, choices, onChange, hideLabel, children }: Props) {
  const id = useId()
  return (
    <span className={value ? 'mq-select mq-select--chosen' : 'mq-select'}>
      <label htmlFor={id} className={hideLabel ? 'mq-vh' : 'mq-select__label'}>
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
