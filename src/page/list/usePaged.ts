import { useSearchParams } from 'react-router-dom'
import { usePage } from '../../site/react/PageContext'

/** Where a list of several pages stands, kept in the address: Back and a copied link lead to the same page. */
export interface Paged {
  /** From 1. */
  page: number
  size: number
  /** Things before this page. */
  offset: number
  /** Address of a page of this list, with all else that the address says. */
  hrefOf: (page: number) => string
}

/**
 * The present page of a list, by the parameter `page` of the address.
 * @param size things on a page
 */
export function usePaged(size: number): Paged {
  const [params] = useSearchParams()
  const { pathname } = usePage()
  const page = pageOf(params.get('page'))
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(params)
    if (to > 1) next.set('page', String(to))
    else next.delete('page')
    const search = next.toString()
    return search ? `${pathname}?${search}` : pathname
  }
  return { page, size, offset: (page - 1) * size, hrefOf }
}

/** A page's number as an address says it: whole, from 1; anything else is the first. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
