import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import {
  applyFilters,
  choicesOf,
  type FilterChoices,
  readFilters,
  type TitleFilters,
  writeFilters,
} from './titleFilters'

/**
 * The filters of a list of titles that is here as a whole, kept in the address.
 * @param types that the type filter offers. Default: Movie and Television
 */
export function useTitleFilters(titles: readonly TitleCard[], types?: readonly string[]) {
  const config = useRuntime().plan.document.site_config
  const choices = useMemo(() => choicesOf(titles, types, config), [titles, types, config])
  const { filters, change } = useFilters(choices)
  const shown = useMemo(() => applyFilters(titles, filters), [titles, filters])
  return { choices, filters, shown, change }
}

/**
 * What is chosen in the filters, kept in the address.
 * @param choices what is offered; anything else in the address does not count
 * @param ends parameters that a change takes away: `page`, where the list has several
 * @returns what is chosen, and a function that changes it, and takes further parameters away where it is told so
 */
export function useFilters(choices: FilterChoices, ends: readonly string[] = []) {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params, choices), [params, choices])
  const change = (next: TitleFilters, also: readonly string[] = []) => {
    const written = writeFilters(params, next)
    for (const name of [...ends, ...also]) written.delete(name)
    setParams(written, { preventScrollReset: true })
  }
  return { filters, change }
}
