import { useEffect, useRef, useState } from 'react'
import { withContentMenuParams } from '../../catalogue/content-menu/contentMenuInUrl'
import {
  type ContentMenuAction,
  type ContentMenuState,
  reduceContentMenu,
} from '../../catalogue/content-menu/contentMenuState'
import { readMenuState } from '../../catalogue/content-menu/pageMenus'
import type { PageMenu } from '../../catalogue/content-menu/usePageMenu'
import { useAddressParams } from '../../site/react/useAddressParams'

/** Debounce of the address while typing: browsers reject address changes that are too frequent. */
const ADDRESS_DELAY_MS = 180

/**
 * Actions of the page's content menu. Its state is in the address, so that Back, reload and links restore it; only text
 * being typed is ahead of the address.
 */
export function useContentMenu(page: PageMenu) {
  const { menu, state, loaded } = page
  const [, change] = useAddressParams()
  const [typed, setTyped] = useState(state.term)
  const written = useRef(state.term)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The address was changed by Back or a link.
    if (state.term === written.current) return
    clearTimeout(timer.current)
    written.current = state.term
    setTyped(state.term)
  }, [state.term])

  const write = (decide: (current: ContentMenuState) => ContentMenuState, replace: boolean) => {
    clearTimeout(timer.current)
    change(
      (params) => {
        const next = decide(readMenuState(page, loaded ?? [], params))
        written.current = next.term.trim()
        setTyped(next.term)
        return withContentMenuParams(params, next, menu)
      },
      { replace },
    )
  }
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })

  /** Applies an action. Typing replaces the address after a delay, a choice adds a history entry. */
  const act = (action: ContentMenuAction) => {
    if (action.type !== 'search')
      return write((current) => reduceContentMenu({ ...current, term: typed }, action, menu), false)
    const { term } = action
    setTyped(term)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current((current) => ({ ...current, term }), true), ADDRESS_DELAY_MS)
  }
  return { typed, act }
}
