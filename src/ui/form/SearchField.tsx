import { useId, useRef } from 'react'
import { isPlainKey } from '../../lib/browser/keys'
import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import './searchField.scss'

interface Props {
  /** Accessible name and placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** Longer than any name. The text becomes part of the address, so pasted text must be limited. */
const MAX_LENGTH = 200

/** A field that filters the shown list. Escape and the clear button empty it and keep the focus in it. */
export function SearchField({ label, value, onChange }: Props) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <span className="mq-search-field">
      <Icon name="search" />
      <label htmlFor={id} className="mq-vh">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        placeholder={label}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || !isPlainKey(event)) return
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {value !== '' && (
        <button type="button" aria-label={t('clearSearch')} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </span>
  )
}
