import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react/combobox'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Affiliation } from '../../../generated/types'
import { classes } from '../../../lib/browser/classes'
import { fold } from '../../../lib/text/fold'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'

interface Props {
  id: string
  affiliations: readonly Affiliation[]
  /** Slug; empty for none. */
  value: string
  error: string | undefined
  onChange: (slug: string) => void
}

/** Shorter lists are a native select. */
const MIN_SEARCHABLE = 8

/** Affiliation of the visitor (spec part 2, section 2: Event detail and RSVP panel). */
export function AffiliationField(props: Props) {
  const t = useText()
  const { id, affiliations, value, error, onChange } = props
  const isSearchable = affiliations.length >= MIN_SEARCHABLE
  // A long list may load while the select of a short one is focused: the combobox gets the focus.
  const hasFocus = useRef(false)
  // `isSearchable` replaces the field by another one.
  useLayoutEffect(() => {
    if (hasFocus.current) document.getElementById(id)?.focus()
  }, [id, isSearchable])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks the focus
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
        {isSearchable ? <AffiliationCombobox {...props} /> : <AffiliationSelect {...props} />}
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

const ariaProps = (id: string, error: unknown) =>
  ({
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }) as const

function AffiliationSelect({ id, affiliations, value, error, onChange }: Props) {
  const t = useText()
  return (
    <select id={id} value={value} onChange={(event) => onChange(event.target.value)} {...ariaProps(id, error)}>
      <option value="">{t('rsvpAffiliationChoose')}</option>
      {affiliations.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  )
}

function AffiliationCombobox({ id, affiliations, value, error, onChange }: Props) {
  const t = useText()
  const chosen = affiliations.find(({ slug }) => slug === value)?.name ?? ''
  const [text, setText] = useState(chosen)
  // The text follows a choice. The input is not replaced, so it keeps the focus.
  const [previousName, setPreviousName] = useState(chosen)
  if (previousName !== chosen) {
    setPreviousName(chosen)
    setText(chosen)
  }
  const matches = useMemo(() => {
    const query = fold(text === chosen ? '' : text)
    return affiliations.filter(({ name }) => fold(name).includes(query))
  }, [affiliations, text, chosen])
  return (
    <ComboboxProvider value={text} setValue={setText}>
      <Combobox
        id={id}
        autoSelect
        placeholder={t('rsvpAffiliationChoose')}
        // Incomplete text is not a choice: restore the chosen name.
        onBlur={() => setText(chosen)}
        {...ariaProps(id, error)}
      />
      <ComboboxPopover
        className="mq-rsvp__choices"
        sameWidth
        gutter={4}
        unmountOnHide
        // Aligned with the visible frame of the field.
        getAnchorRect={(field) => field?.closest('.mq-field__frame')?.getBoundingClientRect() ?? null}
      >
        {matches.map(({ slug, name }) => (
          <ComboboxItem key={slug} value={name} onClick={() => onChange(slug)} />
        ))}
        {matches.length === 0 && <p>{t('rsvpAffiliationNone')}</p>}
      </ComboboxPopover>
    </ComboboxProvider>
  )
}
