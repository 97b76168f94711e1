import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { writeContentMenu } from '../../catalogue/content-menu/contentMenuInUrl'
import {
  type ContentMenuAction,
  type ContentMenuState,
  reduceContentMenu,
} from '../../catalogue/content-menu/contentMenuState'
import type { PageMenu } from '../../catalogue/content-menu/usePageMenu'

/** How long typing rests before the address follows, in milliseconds: browsers refuse an address that changes too often. */
const REST = 180

/**
 * The actions of the page's content menu. The address holds its state, so that Back, reload and links bring it back; what
 * is being typed runs ahead of the address.
 */
export function useContentMenu({ menu, state }: PageMenu) {
  const [params, setParams] = useSearchParams()
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

  const write = (next: ContentMenuState, replace: boolean) => {
    clearTimeout(timer.current)
    written.current = next.term.trim()
    setParams(writeContentMenu(params, next, menu), { replace, preventScrollReset: true })
  }
  const latest = useRef(write)
  latest.current = write
  const stateNow = useRef(state)
  stateNow.current = state

  /** Does one action. Typing replaces the address after a rest, a choice adds a place to the history. */
  const act = (action: ContentMenuAction) => {
    if (action.type === 'search') {
      setTyped(action.term)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current({ ...stateNow.current, term: action.term }, true), REST)
      return
    }
    const next = reduceContentMenu({ ...state, term: typed }, action, menu)
    setTyped(next.term)
    write(next, false)
  }
  return { typed, act }
}
