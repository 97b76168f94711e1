import { useEffect, useRef, useState } from 'react'
import { writeContentMenu } from '../../catalogue/content-menu/contentMenuInUrl'
import {
  type ContentMenuAction,
  type ContentMenuState,
  reduceContentMenu,
} from '../../catalogue/content-menu/contentMenuState'
import { menuState } from '../../catalogue/content-menu/pageMenus'
import type { PageMenu } from '../../catalogue/content-menu/usePageMenu'
import { useAddressParams } from '../../site/react/useAddressParams'

/** How long typing rests before the address follows, in milliseconds: browsers refuse an address that changes too often. */
const REST = 180

/**
 * The actions of the page's content menu. The address holds its state, so that Back, reload and links bring it back; what
 * is being typed runs ahead of the address.
 */
export function useContentMenu(page: PageMenu) {
  const { menu, state, loaded } = page
  const [, change] = useAddressParams()
  const [typed, setTyped] = useState(state.term)
  const written = useRef(state.term)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The address was changed by somebody else: Back, or a link.
    if (state.term === written.current) return
    clearTimeout(timer.current)
    written.current = state.term
    setTyped(state.term)
  }, [state.term])

  const write = (decide: (now: ContentMenuState) => ContentMenuState, replace: boolean) => {
    clearTimeout(timer.current)
    change(
      (params) => {
        const next = decide(menuState(page, loaded ?? [], params))
        written.current = next.term.trim()
        setTyped(next.term)
        return writeContentMenu(params, next, menu)
      },
      { replace },
    )
  }
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })

  /** Does one action. Typing replaces the address after a rest, a choice adds a place to the history. */
  const act = (action: ContentMenuAction) => {
    if (action.type !== 'search') return write((now) => reduceContentMenu({ ...now, term: typed }, action, menu), false)
    const { term } = action
    setTyped(term)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current((now) => ({ ...now, term }), true), REST)
  }
  return { typed, act }
}
