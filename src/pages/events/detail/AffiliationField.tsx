import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react/combobox'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Affiliation } from '../../../generated/types'
import { classes } from '../../../lib/classes'
import { fold } from '../../../lib/text/fold'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'

interface Props {
  id: string
  affiliations: readonly Affiliation[]
  /** The slug; empty: none. */
  value: string
  error: string | undefined
  onChange: (slug: string) => void
}

/** From so many on they are searched instead of looked through. */
const SEARCHED = 8

/** For whom somebody comes (spec part 2, section 2: Event detail and RSVP panel). */
export function AffiliationField(props: Props) {
  const t = useText()
  const { id, affiliations, value, error, onChange } = props
  const isSearched = affiliations.length >= SEARCHED
  // Many may come while the field of a few has the focus: theirs takes it over.
  const hasFocus = useRef(false)
  // `isSearched` replaces the field by another one.
  useLayoutEffect(() => {
    if (hasFocus.current) document.getElementById(id)?.focus()
  }, [id, isSearched])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus is
    <div
      className={classes('mq-field', 'mq-rsvp__affiliation', error && 'mq-field--invalid')}
      onFocus={({ target }) => {
        hasFocus.current = target.id === id
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <label htmlFor={id}>{t('rsvpAffiliation')}</label>
      <span className="mq-field__frame">
        {isSearched ? <Searched {...props} /> : <Listed {...props} />}
        <Icon name="down" />
        {value && (
          <button
            type="button"
            className="mq-rsvp__clear"
            aria-label={t('rsvpAffiliationClear')}
            onClick={() => {
              onChange('')
              document.getElementById(id)?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
      {error && (
        <p id={`${id}-error`} className="mq-field__error">
          {error}
        </p>
      )}
    </div>
  )
}

const told = (id: string, error: unknown) =>
  ({
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }) as const

/** A few: the browser's own list. */
function Listed({ id, affiliations, value, error, onChange }: Props) {
  const t = useText()
  return (
    <select id={id} value={value} onChange={(event) => onChange(event.target.value)} {...told(id, error)}>
      <option value="">{t('rsvpAffiliationChoose')}</option>
      {affiliations.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Many: some letters of the name find it. */
function Searched({ id, affiliations, value, error, onChange }: Props) {
  const t = useText()
  const chosen = affiliations.find(({ slug }) => slug === value)?.name ?? ''
  const [text, setText] = useState(chosen)
  // Chosen or cleared: its name follows. The field itself stays, and with it the focus.
  const [named, setNamed] = useState(chosen)
  if (named !== chosen) {
    setNamed(chosen)
    setText(chosen)
  }
  const found = useMemo(() => {
    const words = fold(text === chosen ? '' : text)
    return affiliations.filter(({ name }) => fold(name).includes(words))
  }, [affiliations, text, chosen])
  return (
    <ComboboxProvider value={text} setValue={setText}>
      <Combobox
        id={id}
        autoSelect
        placeholder={t('rsvpAffiliationChoose')}
        // Letters that were left standing choose nothing.
        onBlur={() => setText(chosen)}
        {...told(id, error)}
      />
      <ComboboxPopover
        className="mq-rsvp__choices"
        sameWidth
        gutter={4}
        unmountOnHide
        // As wide as what people see as the field.
        getAnchorRect={(field) => field?.closest('.mq-field__frame')?.getBoundingClientRect() ?? null}
      >
        {found.map(({ slug, name }) => (
          <ComboboxItem key={slug} value={name} onClick={() => onChange(slug)} />
        ))}
        {found.length === 0 && <p>{t('rsvpAffiliationNone')}</p>}
      </ComboboxPopover>
    </ComboboxProvider>
  )
}
