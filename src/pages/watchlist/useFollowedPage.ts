import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface Paging {
  page: number
  count: number
  hrefOf: (page: number) => string
}

/**
 * Navigates to the page of a toggled title and keeps the focus on its button, which may now be on another page.
 * React may render an address change later than the next press, so the last requested page counts immediately.
 * @returns `goToPage` replaces the current page; `keepFocus` restores the focus on the button with this
 * `data-watchlist`
 */
export function useFollowedPage({ page, count, hrefOf }: Paging) {
  const navigate = useNavigate()
  const location = useLocation()
  const requestedPage = useRef<number>(undefined)
  const focusedId = useRef<string>(undefined)
  const latest = useRef({ page, hrefOf })
  useLayoutEffect(() => {
    latest.current = { page, hrefOf }
  })

  const goToPage = useCallback(
    (to: number) => {
      const { page, hrefOf } = latest.current
      if (to === (requestedPage.current ?? page)) return
      requestedPage.current = to
      navigate(hrefOf(to), { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  const keepFocus = useCallback((id: string) => {
    focusedId.current = id
  }, [])

  // The requested page has arrived.
  useLayoutEffect(() => {
    requestedPage.current = undefined
  }, [location])
  useLayoutEffect(() => {
    if (requestedPage.current === undefined && page > count) goToPage(count)
  })
  useLayoutEffect(() => {
    const button =
      focusedId.current && document.querySelector<HTMLElement>(`[data-watchlist="${CSS.escape(focusedId.current)}"]`)
    if (!button || requestedPage.current !== undefined) return
    focusedId.current = undefined
    if (document.activeElement === document.body) button.focus()
  })
  return { goToPage, keepFocus }
}
