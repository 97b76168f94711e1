import type { RefObject } from 'react'
import { createLoader } from '../lib/loader'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { useLoaded } from '../ui/useLoaded'
import './finder.scss'
import { useRecentSearches } from './recentSearches'
import { LONGEST_SEARCH, searchWords } from './searchWords'

const combobox = createLoader(() => import('./SearchCombobox'))

interface Props {
  /** The search page. */
  path: string
  /** What is searched for now. */
  words: string
  onSearch: (words: string) => void
  /** The field, for who wants to put the focus there. */
  field: RefObject<HTMLInputElement | null>
}

/** The field of the search page: a plain form that works, and hints as soon as their code is there. */
export function SearchBox({ path, words, onSearch, field }: Props) {
  const t = useText()
  const recent = useRecentSearches()
  const { value } = useLoaded(combobox)
  if (value) {
    return <value.SearchCombobox place="page" path={path} words={words} onSearch={onSearch} field={field} />
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form
      role="search"
      aria-label={t('searchPlaceholder')}
      className="mq-finder mq-finder--page mq-finder--plain"
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        const asked = searchWords(field.current?.value ?? '')
        recent.add(asked)
        onSearch(asked)
      }}
    >
      <div className="mq-finder__row">
        <Icon name="search" />
        <input
          key={words}
          ref={field}
          type="search"
          name="search"
          defaultValue={words}
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          maxLength={LONGEST_SEARCH}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="mq-finder__go">
          {t('search')}
        </button>
      </div>
    </form>
  )
}
