import { createContext, useContext, useSyncExternalStore } from 'react'
import type { TitleCard } from '../generated/types'

/** What a content menu makes of one title_grid module. */
export interface MenuResult {
  /** The titles to show in place of the module's own; undefined: the module is left out. */
  titles?: readonly TitleCard[]
  /** Stands in place of the module's heading; undefined: no heading. */
  heading?: string
  /** What is said when there are no titles, and the way back to all of them where the menu itself has none. */
  empty?: { text: string; clear?: { label: string; onClear: () => void } }
}

export type PageMenu = ReturnType<typeof createPageMenu>

/** What the content menu of a page tells its title_grid modules. Empty while nothing is searched, sorted or filtered. */
export function createPageMenu() {
  let results: ReadonlyMap<string, MenuResult> = new Map()
  const listeners = new Set<() => void>()
  return {
    results: () => results,
    publish(next: ReadonlyMap<string, MenuResult>): void {
      if (next.size === 0 && results.size === 0) return
      results = next
      for (const tell of listeners) tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const PageMenuContext = createContext<PageMenu | undefined>(undefined)

export const PageMenuProvider = PageMenuContext.Provider
export const usePageMenu = (): PageMenu | undefined => useContext(PageMenuContext)

/** What the page's content menu says of this module, or undefined while it says nothing. */
export function useMenuResult(slug: string): MenuResult | undefined {
  const menu = useContext(PageMenuContext)
  return useSyncExternalStore(menu?.subscribe ?? never, () => menu?.results().get(slug))
}

const never = () => () => {}
