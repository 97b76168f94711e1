import type { RefObject } from 'react'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { lazyPart } from '../ui/lazyPart'
import { useRecentSearches } from './recentSearches'
import { LONGEST_SEARCH, searchWords } from './searchWords'
import './searchBox.scss'

const SearchCombobox = lazyPart(() => import('./SearchCombobox').then((code) => code.SearchCombobox))

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
export function SearchBox(props: Props) {
  const plain = <PlainSearch {...props} />
  return <SearchCombobox lazy={{ pending: plain, failed: plain }} slot="page" {...props} />
}

function PlainSearch({ path, words, onSearch, field }: Props) {
  const t = useText()
  const recent = useRecentSearches()
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form
      role="search"
      aria-label={t('searchPlaceholder')}
      className="mq-search-box mq-search-box--page mq-search-box--plain"
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        const asked = searchWords(field.current?.value ?? '')
        recent.add(asked)
        onSearch(asked)
      }}
    >
      <div className="mq-search-box__row">
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
        <button type="submit" className="mq-search-box__go">
          {t('search')}
        </button>
      </div>
    </form>
  )
}
