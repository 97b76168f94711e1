import {
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isPlainKey } from '../../../../lib/browser/keys'
import { formatCount } from '../../../bar/world'
import { ChipButton } from '../../ChipButton'
import { ToolButton } from '../../header/ToolButton'
import { type CatalogueTitle, TITLE_ORDERS, type TitleQuery } from './catalogueTitles'
import { createPagedTitles } from './pagedTitles'
import { TitleFilters } from './TitleFilters'
import { type ActiveItem, TitleGrid } from './TitleGrid'
import { useDebouncedValue } from './useDebouncedValue'
import './titles.scss'

interface Props {
  heading: string
  /** The module or field that the titles are for. */
  subjectName?: string
  places: ReadonlyMap<string, number>
  /** The first text of the search field. */
  search?: string
  isMultiple: boolean
  onPress: (title: CatalogueTitle) => void
  onExtend?: (titles: readonly CatalogueTitle[]) => void
  /** Removes all titles from the choice. */
  onClear?: () => void
  /** Whether something is chosen. */
  canClear?: boolean
  /** Announced to screen readers. */
  message: string
  /** The label of the button that uses the choice. Without it, pressing a title does. */
  useLabel?: string
  onUse?: () => void
  onClose: () => void
}

/** Pause in typing before the service is asked. */
const SEARCH_DELAY_MS = 300
const ALL_TITLES_QUERY: TitleQuery = { search: '', genreSlug: '', type: '', order: TITLE_ORDERS[0].value }
const FIRST_ITEM: ActiveItem = { index: 0, isFocused: false }

/** A dialog with the titles of the catalogue: search, filters, and a grid. */
export function TitleDialog(props: Props) {
  const {
    heading,
    subjectName,
    places,
    search: firstSearch = '',
    isMultiple,
    onPress,
    onExtend = () => {},
    onClear,
    canClear,
    message,
    useLabel,
    onUse,
    onClose,
  } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState({ ...ALL_TITLES_QUERY, search: firstSearch })
  const [active, setActive] = useState(FIRST_ITEM)
  const { pages, store, id: queryId } = usePagedTitles(query)
  const { total, failure } = pages
  // Before the next key: the focus leaves what had it.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    search.current?.focus()
  }, [])
  const close = () => dialog.current?.close()
  const isLost = active.isFocused && (total === 0 || failure !== undefined)
  useEffect(() => {
    if (isLost) search.current?.focus()
  }, [isLost])
  const change = (next: TitleQuery) => {
    setQuery(next)
    setActive(FIRST_ITEM)
  }
  const onSearchKey = (event: KeyboardEvent) => {
    if (!isPlainKey(event) || event.key !== 'ArrowDown' || total === 0) return
    event.preventDefault()
    setActive({ ...active, isFocused: true })
  }
  const onGridKey = (event: KeyboardEvent) => {
    if (!isPlainKey(event) || event.key.length !== 1 || event.key === ' ') return
    // The browser types the character into the field, instead of the last search.
    search.current?.focus()
    search.current?.select()
  }
  return (
    <dialog ref={dialog} className="mqp-title-picker" aria-labelledby={`${id}-heading`} onClose={onClose}>
      <header className="mqp-title-picker__head">
        <h2 id={`${id}-heading`}>
          {heading} {subjectName && <span className="mqp-title-picker__subject">for {subjectName}</span>}
        </h2>
        <ToolButton icon="close" name="Close" onPress={close} />
      </header>
      <div className="mqp-title-picker__filters">
        <input
          ref={search}
          type="search"
          className="mqp-field"
          aria-label="Search titles"
          placeholder="Name, person, tag, year or slug"
          value={query.search}
          onChange={({ target }) => change({ ...query, search: target.value })}
          onKeyDown={onSearchKey}
        />
        <TitleFilters query={query} onQuery={change} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the titles inside */}
      <div className="mqp-title-picker__content" onKeyDown={onGridKey}>
        {failure !== undefined && (
          <p className="mqp-title-picker__notice" role="alert">
            The titles could not be loaded. {failure}{' '}
            <button type="button" className="mqp-chip" onClick={store.retry}>
              Try again
            </button>
          </p>
        )}
        {total === 0 && (
          <p className="mqp-title-picker__notice">
            No title matches.{' '}
            <button
              type="button"
              className="mqp-chip"
              onClick={() => {
                change(ALL_TITLES_QUERY)
                search.current?.focus()
              }}
            >
              Clear search and filters
            </button>
          </p>
        )}
        {total !== 0 && (failure === undefined || total !== undefined) && (
          <TitleGrid
            key={queryId}
            label="Titles"
            pages={pages}
            places={places}
            isMultiple={isMultiple}
            active={active}
            onActive={setActive}
            onWant={store.want}
            onPress={(title) => {
              onPress(title)
              if (!isMultiple) close()
            }}
            onExtend={onExtend}
          />
        )}
      </div>
      <footer className="mqp-title-picker__foot">
        <p className="mqp-note">
          <span role="status">
            {total === undefined ? 'Loading …' : `${formatCount(total, 'title')} in the service`}
            <span className="mqp-compose__hidden">{message && `. ${message}`}</span>
          </span>{' '}
          <span className="mqp-title-picker__keys">
            {isMultiple ? 'Space selects, Shift + arrows a range, letters search' : 'Enter chooses, letters search'}
          </span>
        </p>
        {onClear && (
          <ChipButton
            isDisabled={!canClear}
            onPress={() => {
              onClear()
              search.current?.focus()
            }}
          >
            Choose none
          </ChipButton>
        )}
        <button type="button" className="mqp-chip" onClick={close}>
          Cancel
        </button>
        {useLabel && (
          <button
            type="button"
            className="mqp-chip mqp-chip--save"
            onClick={() => {
              onUse?.()
              close()
            }}
          >
            {useLabel}
          </button>
        )}
      </footer>
    </dialog>
  )
}

/** The titles of a query. Typed text is searched after a pause. */
function usePagedTitles(query: TitleQuery) {
  const text = useDebouncedValue(query.search.trim(), SEARCH_DELAY_MS)
  const { genreSlug, type, order } = query
  const store = useMemo(
    () => createPagedTitles({ search: text, genreSlug, type, order }),
    [text, genreSlug, type, order],
  )
  useEffect(() => () => store.stop(), [store])
  return { id: [text, genreSlug, type, order].join(), store, pages: useSyncExternalStore(store.subscribe, store.get) }
}
