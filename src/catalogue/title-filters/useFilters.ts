import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type FilterChoices, readFilters, type TitleFilters, writeFilters } from './titleFilters'

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
