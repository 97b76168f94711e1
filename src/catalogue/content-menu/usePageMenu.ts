import { useMemo, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ContentMenu, MenuModuleModule, TitleGridModule } from '../../generated/types'
import type { Loader } from '../../lib/loader'
import type { ReadyModule } from '../../site/assemble/moduleLoaders'
import type { PlannedModule } from '../../site/moduleList'
import { usePageModules } from '../../site/react/PageModules'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import {
  type Grid,
  gridOf,
  type MenuResults,
  menuOf,
  menuResults,
  menuState,
  type PageMenus,
  type PlannedMenus,
  pageMenus,
} from './pageMenus'

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
  const loaded = useLoadedParts(menus)
  const [params] = useSearchParams()
  const search = params.toString()
  const { clockOffset } = useSession()
  return useMemo(() => derive(menus, loaded, search, clockOffset), [menus, loaded, search, clockOffset])
}

const known = new WeakMap<readonly PlannedModule[], PlannedMenus>()

/** The same object for the same modules. */
function menusOf(modules: readonly PlannedModule[]): PlannedMenus {
  const menus = known.get(modules) ?? pageMenus(modules)
  known.set(modules, menus)
  return menus
}

/** The menus and grids of a page, once all have come. One that fails is left out, and says so in its own place. */
interface Loaded {
  menu: ContentMenu
  grids: readonly Grid[]
}

const derived = new WeakMap<
  PlannedMenus,
  { loaded: Loaded | undefined; search: string; offset: number; menu: PageMenu }
>()

/**
 * Worked out once for all grids of a page.
 * @param offset of the service's clock: what was added lately is so by that
 */
function derive(planned: PlannedMenus, loaded: Loaded | undefined, search: string, offset: number): PageMenu {
  const last = derived.get(planned)
  if (last?.loaded === loaded && last?.search === search && last.offset === offset) return last.menu
  const menus = { ...planned, menu: loaded?.menu ?? {} }
  const grids = loaded?.grids
  const state = menuState(menus, grids ?? [], new URLSearchParams(search))
  const menu = {
    ...menus,
    loaded: grids,
    state,
    results: grids && menuResults(menus, grids, state, Date.now() + offset),
  }
  derived.set(planned, { loaded, search, offset, menu })
  return menu
}

/** One for the menus and grids of a page, so that all of them get the same. */
const sources = new WeakMap<PlannedMenus, ReturnType<typeof partSource>>()

/** The menus and grids of the page as they are in memory; who shows a menu loads them. */
function useLoadedParts(planned: PlannedMenus): Loaded | undefined {
  const runtime = useRuntime()
  const source = sources.get(planned) ?? partSource(planned, (each) => runtime.module(each))
  sources.set(planned, source)
  return useSyncExternalStore(source.subscribe, source.read)
}

function partSource({ menus, grids }: PlannedMenus, loaderOf: (each: PlannedModule) => Loader<ReadyModule>) {
  const loaders = [...menus, ...grids].map(loaderOf)
  let states: unknown[] = []
  let loaded: Loaded | undefined
  const read = () => {
    const next = loaders.map((loader) => loader.state())
    if (next.length === states.length && next.every((state, at) => state === states[at])) return loaded
    states = next
    const isSettled = next.every(({ value, error }) => value !== undefined || error !== undefined)
    // Both have been checked by the schema of their type.
    const dataOf = (at: number) => next[at]?.value?.module
    loaded = isSettled
      ? {
          menu: menuOf(menus.flatMap((_, at) => (dataOf(at) as MenuModuleModule | undefined) ?? [])),
          grids: grids.flatMap((each, at) => {
            const data = dataOf(menus.length + at) as TitleGridModule | undefined
            return data ? [gridOf(each, data)] : []
          }),
        }
      : undefined
    return loaded
  }
  const subscribe = (listener: () => void) => {
    const leave = loaders.map((loader) => loader.subscribe(listener))
    return () => {
      for (const each of leave) each()
    }
  }
  return { read, subscribe }
}
