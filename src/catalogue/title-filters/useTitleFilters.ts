import { useMemo } from 'react'
import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { applyFilters, choicesOf } from './titleFilters'
import { useFilters } from './useFilters'

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
