import { useSearchParams } from 'react-router-dom'
import { usePage } from '../../site/react/PageContext'

/** Current page of a list, kept in the address: Back and copied links lead to the same page. */
export interface Pagination {
  /** From 1. */
  page: number
  size: number
  offset: number
  /** Address of a page, keeping all other parameters. */
  hrefOf: (page: number) => string
}

/**
 * Reads the current page from the address parameter `page`.
 * @param size items per page
 */
export function usePagination(size: number): Pagination {
  const [params] = useSearchParams()
  const { pathname } = usePage()
  const page = parsePageNumber(params.get('page'))
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(params)
    if (to > 1) next.set('page', String(to))
    else next.delete('page')
    const search = next.toString()
    return search ? `${pathname}?${search}` : pathname
  }
  return { page, size, offset: (page - 1) * size, hrefOf }
}

/** A page number is an integer from 1; anything else means the first page. */
function parsePageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
