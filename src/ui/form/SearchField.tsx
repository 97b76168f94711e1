import { useId, useRef } from 'react'
import { isPlainKey } from '../../lib/keys'
import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import './searchField.scss'

interface Props {
  /** Its name for people who do not see it, and the words in it while it is empty. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** Longer than any name; keeps what is pasted from filling the address. */
const LONGEST = 200

/** A field to search in what is shown. Escape and its button empty it, and the focus stays in it. */
export function SearchField({ label, value, onChange }: Props) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const empty = () => {
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
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || !isPlainKey(event)) return
          event.preventDefault()
          event.stopPropagation()
          empty()
        }}
      />
      {value !== '' && (
        <button type="button" aria-label={t('clearSearch')} onClick={empty}>
          <Icon name="close" />
        </button>
      )}
    </span>
  )
}
