import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox'
import { useMemo, useState } from 'react'
import { completeLink, linkSuggestions, siteLinks } from '../../pick/linkSuggestions'
import { useFoundTitles } from '../../pick/titles/useFoundTitles'
import type { InputProps } from '../FieldInput'
import type { FormActions } from '../formActions'
import { useTyped } from './useTyped'

interface Props extends InputProps {
  actions: FormActions
  /** Whether only paths of the site are allowed. */
  isPath: boolean
}

/** An address: typed, or one of the pages, titles and modules of the site. */
export function LinkInput({ id, describedBy, isInvalid, field, onChange, actions, isPath }: Props) {
  const complete = isPath ? asTyped : completeLink
  const [text, setText] = useTyped(typeof field.value === 'string' ? field.value : '', complete)
  const [isOpen, setIsOpen] = useState(false)
  /** Until something is typed, the address is not a search: all pages are offered. */
  const [isSearch, setIsSearch] = useState(false)
  const files = actions.readFiles()
  const links = useMemo(() => siteLinks(files), [files])
  const search = isSearch ? text : ''
  const titles = useFoundTitles(isOpen && !isPath ? search : '')
  const found = linkSuggestions(search, links, titles)
  const suggestions = isPath ? found.filter(({ kind }) => kind === 'Page') : found
  const current = links.find(({ address }) => address === text)
  const showCompleted = () => {
    if (complete(text) !== text) setText(complete(text))
  }
  const setOpen = (next: boolean) => {
    setIsOpen(next)
    if (!next) setIsSearch(false)
  }
  return (
    <span className="mqp-link">
      <ComboboxProvider
        value={text}
        setValue={(typed) => {
          if (typed === text) return
          setText(typed)
          setIsSearch(true)
          onChange(typed === '' && !field.isRequired ? undefined : complete(typed))
        }}
        open={isOpen && suggestions.length > 0}
        setOpen={setOpen}
      >
        <Combobox
          id={id}
          className="mqp-field"
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onBlur={showCompleted}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter' && !currentTarget.hasAttribute('aria-activedescendant')) showCompleted()
            // The list may be empty now, and have suggestions later.
            if (key === 'Enter' || key === 'Escape') setOpen(false)
          }}
          placeholder={isPath ? '/page' : 'Page, title or https://'}
        />
        <span className="mqp-link__place">
          <ComboboxList className="mqp-link__list" aria-label="Suggestions">
            {suggestions.map(({ address, name, kind }) => (
              <ComboboxItem key={address} className="mqp-link__option" value={address}>
                <span className="mqp-link__name">{name}</span>
                <span className="mqp-link__kind">{kind}</span>
                <code>{address}</code>
              </ComboboxItem>
            ))}
          </ComboboxList>
        </span>
      </ComboboxProvider>
      {current && (
        <span className="mqp-note">
          {current.kind}: {current.name}
        </span>
      )}
    </span>
  )
}

const asTyped = (text: string) => text
