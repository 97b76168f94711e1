import { useEffect, useState } from 'react'
import { readGenres, TITLE_ORDERS, TITLE_TYPES, type TitleOrder, type TitleQuery } from './catalogueTitles'

interface Props {
  query: TitleQuery
  onQuery: (query: TitleQuery) => void
}

/** The filters and the order that the service offers. */
export function TitleFilters({ query, onQuery }: Props) {
  const genres = useGenres()
  return (
    <fieldset
      className="mqp-title-picker__choices"
      aria-label="Filter and sort"
      // On phones the row scrolls. Browsers do not scroll to a field of which they show a part.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {genres?.length !== 0 && (
        <select
          className="mqp-field mqp-title-picker__genre"
          aria-label="Genre"
          value={query.genreSlug}
          onChange={({ target }) => onQuery({ ...query, genreSlug: target.value })}
        >
          <option value="">Any genre</option>
          {genres?.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        className="mqp-field"
        aria-label="Type"
        value={query.type}
        onChange={({ target }) => onQuery({ ...query, type: target.value })}
      >
        <option value="">Features and series</option>
        {TITLE_TYPES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        className="mqp-field"
        aria-label="Order"
        value={query.order}
        onChange={({ target }) => onQuery({ ...query, order: target.value as TitleOrder })}
      >
        {TITLE_ORDERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

/** Undefined until they are loaded. */
function useGenres() {
  const [genres, setGenres] = useState<{ slug: string; name: string }[]>()
  useEffect(() => {
    const stop = new AbortController()
    readGenres(stop.signal).then(setGenres, () => stop.signal.aborted || setGenres([]))
    return () => stop.abort()
  }, [])
  return genres
}
