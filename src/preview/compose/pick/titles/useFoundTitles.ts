import { useEffect, useState } from 'react'
import { type CatalogueTitle, readTitles } from './catalogueTitles'
import { useDebouncedValue } from './useDebouncedValue'

/** Pause in typing before the service is asked. */
const SEARCH_DELAY_MS = 300
const MIN_LETTERS = 2
const NO_TITLES: readonly CatalogueTitle[] = []

/** The titles that a text finds. None while they are searched, for short texts and addresses, and if the search fails. */
export function useFoundTitles(text: string): readonly CatalogueTitle[] {
  const typed = useDebouncedValue(text.trim(), SEARCH_DELAY_MS)
  const search = typed.length < MIN_LETTERS || /^[/#?]|:/.test(typed) ? '' : typed
  const [found, setFound] = useState({ search: '', titles: NO_TITLES })
  useEffect(() => {
    if (search === '') return
    const stop = new AbortController()
    readTitles({ search, genreSlug: '', type: '', order: 'name' }, 0, stop.signal).then(
      ({ titles }) => setFound({ search, titles }),
      () => {},
    )
    return () => stop.abort()
  }, [search])
  return found.search === search ? found.titles : NO_TITLES
}
