import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isComposing } from '../lib/browser/keys'
import { useText } from '../text/TextContext'
import './searchBox.scss'
import type { SearchSlot } from './plainField'
import { moveFocusWithArrows } from './RecentList'
import { useRecentSearches } from './recentSearches'
import { SearchPanel } from './SearchPanel'
import { SearchRow } from './SearchRow'
import { searchAddress, trimSearchTerms } from './searchTerms'
import { useSearchField } from './useSearchField'

interface Props {
  slot: SearchSlot
  /** Path of the search page */
  path: string
  /** Current search terms */
  words?: string
  /** Default: opens the search page */
  onSearch?: (words: string) => void
  /** Called when the visitor opens a result or cancels */
  onLeave?: () => void
  field?: RefObject<HTMLInputElement | null>
}

/**
 * A search field with hints: an APG combobox whose options are links (spec: Search hints). Arrow keys select; Enter opens the
 * selection, else all results; Escape closes, then clears.
 */
export function SearchCombobox({ slot, path, words = '', onSearch, onLeave, field }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const ownRef = useRef<HTMLInputElement>(null)
  const input = field ?? ownRef
  const { text, setText, isExpanded, setExpanded, open, hints, combobox } = useSearchField(slot, words, input)

  const leave = () => {
    setExpanded(false)
    if (slot === 'bar') setText('')
    onLeave?.()
  }
  const search = () => {
    const terms = trimSearchTerms(text)
    recent.add(terms)
    if (onSearch) onSearch(terms)
    else navigate(searchAddress(path, terms))
    leave()
  }
  const clear = () => {
    setText('')
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    // The combobox prevents the default of an Enter that opens an option.
    if (event.key === 'Enter' && !event.nativeEvent.defaultPrevented) {
      event.preventDefault()
      search()
    } else if (event.key === 'Escape' && (slot === 'panel' || isExpanded || text)) {
      event.preventDefault()
      event.stopPropagation()
      if (slot === 'panel') onLeave?.()
      else if (isExpanded) setExpanded(false)
      else setText('')
    } else if (event.key === 'ArrowDown' && !isExpanded) {
      setExpanded(true)
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form
      role="search"
      aria-label={slot === 'bar' ? undefined : t('searchPlaceholder')}
      className={`mq-search-box mq-search-box--${slot}`}
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && setExpanded(false)}
      onKeyDown={(event) => moveFocusWithArrows(event, input.current)}
    >
      <SearchRow
        slot={slot}
        input={input}
        store={combobox}
        text={text}
        onOpen={() => setExpanded(true)}
        onClear={clear}
        onKeyDown={onKeyDown}
      />
      {open && (
        <SearchPanel
          store={combobox}
          path={path}
          text={text}
          hints={hints}
          // The search page itself shows them until the first search.
          recent={slot !== 'page' || words !== ''}
          onLeave={leave}
          onAll={search}
        />
      )}
    </form>
  )
}
