import { Combobox, useComboboxStore } from '@ariakit/react/combobox'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isComposing } from '../lib/keys'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import './searchBox.scss'
import { moveFocus } from './RecentList'
import { useRecentSearches } from './recentSearches'
import { SearchPanel } from './SearchPanel'
import { hintWords, MAX_SEARCH_LENGTH, searchAddress, searchWords } from './searchWords'
import { useHints } from './useHints'

/** On the search page, in the top bar, or in a panel that is open from the start */
export type SearchSlot = 'page' | 'bar' | 'panel'

/** Selectors of the plain fields that it replaces */
const PLAIN: Record<SearchSlot, string> = {
  page: '.mq-search-box--plain input',
  bar: '.mq-find input',
  panel: '.mq-search-box--none',
}

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
 * selection, else all results; Escape closes, then clears. One function, because the states of the field depend on each other.
 */
export function SearchCombobox({ slot, path, words = '', onSearch, onLeave, field }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const form = useRef<HTMLFormElement>(null)
  const [before] = useState(() => plainState(PLAIN[slot]))
  const [text, setText] = useState(before?.text ?? words)
  const [wanted, setWanted] = useState(before?.selection !== undefined && (slot === 'bar' || before.text !== words))
  useFocusOf(before, slot === 'panel', input)

  // The address changed, for example by Back.
  const [seen, setSeen] = useState(words)
  if (seen !== words) {
    setSeen(words)
    setText(words)
  }

  const open = wanted || slot === 'panel'
  const hints = useHints(open ? hintWords(text) : undefined)
  const listed = open && hintWords(text) !== undefined && (hints.result?.titles.length ?? 0) > 0
  const combobox = useComboboxStore({ inputValue: text, setInputValue: setText, open: listed, setOpen: setWanted })

  const leave = () => {
    setWanted(false)
    if (slot === 'bar') setText('')
    onLeave?.()
  }
  const search = () => {
    const terms = searchWords(text)
    recent.add(terms)
    if (onSearch) onSearch(terms)
    else navigate(searchAddress(path, terms))
    leave()
  }
  const empty = () => {
    setText('')
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    // This Enter has opened an option, whose list has closed since.
    if (event.key === 'Enter' && !event.nativeEvent.defaultPrevented) {
      event.preventDefault()
      search()
    } else if (event.key === 'Escape' && (slot === 'panel' || wanted || text)) {
      event.preventDefault()
      event.stopPropagation()
      if (slot === 'panel') onLeave?.()
      else if (wanted) setWanted(false)
      else setText('')
    } else if (event.key === 'ArrowDown' && !wanted) {
      setWanted(true)
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form
      ref={form}
      role="search"
      aria-label={slot === 'bar' ? undefined : t('searchPlaceholder')}
      className={`mq-search-box mq-search-box--${slot}`}
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && setWanted(false)}
      onKeyDown={(event) => moveFocus(event, input.current)}
    >
      <div className={slot === 'bar' ? 'mq-find' : 'mq-search-box__row'}>
        <Icon name="search" />
        <Combobox
          ref={input}
          store={combobox}
          type="search"
          name="search"
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="list"
          showOnKeyPress={hintWords(text) !== undefined}
          onChange={() => setWanted(true)}
          onClick={() => setWanted(true)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className="mq-search-box__clear" aria-label={t('clearSearch')} onClick={empty}>
            <Icon name="close" />
          </button>
        )}
        {slot === 'page' && (
          <button type="submit" className="mq-search-box__go">
            {t('search')}
          </button>
        )}
      </div>
      {open && (
        <SearchPanel
          store={combobox}
          path={path}
          text={text}
          hints={hints}
          // Until the first search the page itself shows them.
          recent={slot !== 'page' || words !== ''}
          onLeave={leave}
          onAll={search}
        />
      )}
    </form>
  )
}

/** Restores the focus of the plain field, or sets it. */
function useFocusOf(before: PlainState | undefined, always: boolean, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    if (!before?.selection && !always) return
    input.current?.focus()
    if (before?.selection) input.current?.setSelectionRange(...before.selection)
  }, [before, always, input])
}

/** Text and selection of the plain field */
interface PlainState {
  text: string
  /** The selection, if the field has the focus */
  selection?: [number, number]
}

/**
 * Reads the state of the plain field before it is replaced.
 * @param selector of the plain field
 */
function plainState(selector: string): PlainState | undefined {
  const input = document.querySelector<HTMLInputElement>(selector)
  if (!input) return undefined
  const { value, selectionStart, selectionEnd } = input
  const focused = document.activeElement === input
  return {
    text: value,
    selection: focused ? [selectionStart ?? value.length, selectionEnd ?? value.length] : undefined,
  }
}
