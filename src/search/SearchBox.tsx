import type { RefObject } from 'react'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { lazyPart } from '../ui/lazyPart'
import { useRecentSearches } from './recentSearches'
import { MAX_SEARCH_LENGTH, trimSearchTerms } from './searchTerms'
import './searchBox.scss'

const SearchCombobox = lazyPart(() => import('./SearchCombobox').then((code) => code.SearchCombobox))

interface Props {
  /** Path of the search page */
  path: string
  /** Current search terms */
  words: string
  onSearch: (words: string) => void
  field: RefObject<HTMLInputElement | null>
}

/** Field of the search page: a plain form until the code for hints has loaded */
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
        const terms = trimSearchTerms(field.current?.value ?? '')
        recent.add(terms)
        onSearch(terms)
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
          maxLength={MAX_SEARCH_LENGTH}
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
