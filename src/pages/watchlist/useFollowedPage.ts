import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface Paging {
  /** As the address says it, from 1. */
  page: number
  /** How many there are. */
  count: number
  /** Address of a page. */
  hrefOf: (page: number) => string
}

/**
 * Where the list goes with a title that was pressed, and the focus with it: its place may be on another page now.
 * The problem: an address comes to the page only when React finds time for it, and the next press may come before.
 * The solution: the page that was gone to last counts from the moment it is asked for.
 * @returns `go` to a page, in place of this one; `hold` the focus on the button with this `data-watchlist`
 */
export function useFollowedPage({ page, count, hrefOf }: Paging) {
  const navigate = useNavigate()
  const location = useLocation()
  const goal = useRef<number>(undefined)
  const held = useRef<string>(undefined)
  const latest = useRef({ page, hrefOf })
  useLayoutEffect(() => {
    latest.current = { page, hrefOf }
  })

  const go = useCallback(
    (to: number) => {
      const { page, hrefOf } = latest.current
      if (to === (goal.current ?? page)) return
      goal.current = to
      navigate(hrefOf(to), { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  const hold = useCallback((id: string) => {
    held.current = id
  }, [])

  // Another address is the page that was asked for.
  useLayoutEffect(() => {
    goal.current = undefined
  }, [location])
  useLayoutEffect(() => {
    if (goal.current === undefined && page > count) go(count)
  })
  useLayoutEffect(() => {
    const button = held.current && document.querySelector<HTMLElement>(`[data-watchlist="${CSS.escape(held.current)}"]`)
    if (!button || goal.current !== undefined) return
    held.current = undefined
    if (document.activeElement === document.body) button.focus()
  })
  return { go, hold }
}
