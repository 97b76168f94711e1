import { useEffect, useState } from 'react'
import { type CatalogueTitle, readTitlePage } from './catalogueTitles'
import { useDelayed } from './useDelayed'

/** Pause in typing before the service is asked. */
const DELAY_MS = 300
const MIN_LETTERS = 2
const NONE: readonly CatalogueTitle[] = []

/** The titles that a text finds. None while they are searched, for short texts and addresses, and if the search fails. */
export function useFoundTitles(text: string): readonly CatalogueTitle[] {
  const typed = useDelayed(text.trim(), DELAY_MS)
  const search = typed.length < MIN_LETTERS || /^[/#?]|:/.test(typed) ? '' : typed
  const [found, setFound] = useState({ search: '', titles: NONE })
  useEffect(() => {
    if (search === '') return
    const stop = new AbortController()
    readTitlePage({ search, genre: '', type: '', order: 'name' }, 0, stop.signal).then(
      ({ titles }) => setFound({ search, titles }),
      () => {},
    )
    return () => stop.abort()
  }, [search])
  return found.search === search ? found.titles : NONE
}
