import { useMemo, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TitleGridModule } from '../../generated/types'
import type { Loader } from '../../lib/loader'
import type { PlannedModule } from '../../site/moduleList'
import { usePageModules } from '../../site/react/PageModules'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ReadyModule } from '../../site/runtime'
import { type Grid, gridOf, type MenuResults, menuResults, menuState, type PageMenus, pageMenus } from './pageMenus'

export interface PageMenu extends PageMenus {
  /** The grids with their titles; undefined until all have come. One that fails is left out, and says so in its own place. */
  loaded: readonly Grid[] | undefined
  state: ReturnType<typeof menuState>
  /** Undefined: the grids show what they have. */
  results: MenuResults | undefined
}

/**
 * The content menu of the page, as it follows from the address and the page's modules: its menus and each of its grids
 * come to the same answer by themselves.
 */
export function usePageMenu(): PageMenu {
  const modules = usePageModules()
  const menus = menusOf(modules)
  const loaded = useLoadedGrids(menus.grids)
  const [params] = useSearchParams()
  const search = params.toString()
  return useMemo(() => derive(menus, loaded, search), [menus, loaded, search])
}

const known = new WeakMap<readonly PlannedModule[], PageMenus>()

/** The same object for the same modules. */
function menusOf(modules: readonly PlannedModule[]): PageMenus {
  const menus = known.get(modules) ?? pageMenus(modules)
  known.set(modules, menus)
  return menus
}

const derived = new WeakMap<PageMenus, { loaded: PageMenu['loaded']; search: string; menu: PageMenu }>()

/** Worked out once for all grids of a page. */
function derive(menus: PageMenus, loaded: PageMenu['loaded'], search: string): PageMenu {
  const last = derived.get(menus)
  if (last?.loaded === loaded && last?.search === search) return last.menu
  const state = menuState(menus, loaded ?? [], new URLSearchParams(search))
  const menu = { ...menus, loaded, state, results: loaded && menuResults(menus, loaded, state, Date.now()) }
  derived.set(menus, { loaded, search, menu })
  return menu
}

/** One for the grids of a page, so that all of them get the same list. */
const sources = new WeakMap<readonly PlannedModule[], ReturnType<typeof gridSource>>()

/** The grids of the page as they are in memory; who shows a menu loads them. */
function useLoadedGrids(planned: readonly PlannedModule[]): readonly Grid[] | undefined {
  const runtime = useRuntime()
  const source = sources.get(planned) ?? gridSource(planned, (each) => runtime.module(each))
  sources.set(planned, source)
  return useSyncExternalStore(source.subscribe, source.read)
}

function gridSource(planned: readonly PlannedModule[], loaderOf: (each: PlannedModule) => Loader<ReadyModule>) {
  const loaders = planned.map(loaderOf)
  let states: unknown[] = []
  let grids: readonly Grid[] | undefined
  const read = () => {
    const next = loaders.map((loader) => loader.state())
    if (next.length === states.length && next.every((state, at) => state === states[at])) return grids
    states = next
    const isSettled = next.every(({ value, error }) => value !== undefined || error !== undefined)
    grids = !isSettled
      ? undefined
      : planned.flatMap((each, at) => {
          const data = next[at]?.value?.module as TitleGridModule | undefined
          return data ? [gridOf(each, data)] : []
        })
    return grids
  }
  const subscribe = (listener: () => void) => {
    const leave = loaders.map((loader) => loader.subscribe(listener))
    return () => {
      for (const each of leave) each()
    }
  }
  return { read, subscribe }
}
