import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TitleCard } from '../../generated/types'
import { applyFilters, choicesOf, readFilters, type TitleFilters, writeFilters } from './titleFilters'

/** The filters of a list of titles, kept in the address. */
export function useTitleFilters(titles: readonly TitleCard[], types?: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const choices = useMemo(() => choicesOf(titles, types), [titles, types])
  const filters = useMemo(() => readFilters(params, choices), [params, choices])
  const shown = useMemo(() => applyFilters(titles, filters), [titles, filters])
  const change = (next: TitleFilters) => setParams(writeFilters(params, next), { preventScrollReset: true })
  return { choices, filters, shown, change }
}
