import { useMemo, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ContentMenu, MenuModuleModule, TitleGridModule } from '../../generated/types'
import type { Loader } from '../../lib/loader'
import type { ReadyModule } from '../../site/assemble/moduleLoaders'
import type { PlannedModule } from '../../site/moduleList'
import { usePageModules } from '../../site/react/PageModules'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
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
  /** The grids with their titles; undefined until all have loaded. One that fails is left out. */
  loaded: readonly Grid[] | undefined
  state: ReturnType<typeof menuState>
  /** Undefined: the grids show what they have. */
  results: MenuResults | undefined
}

/** The content menu of the page: all its menus and grids share one, which follows from the address and the modules. */
export function usePageMenu(): PageMenu {
  const modules = usePageModules()
  const { source, derive } = useRuntime().feature(createPageMenus)(modules)
  const loaded = useSyncExternalStore(source.subscribe, source.read)
  const [params] = useSearchParams()
  const search = params.toString()
  const { clockOffset } = useSession()
  return useMemo(() => derive({ loaded, search, clockOffset }), [derive, loaded, search, clockOffset])
}

/** The menus and grids of a page, once all have loaded. One that fails is left out: its own slot reports the failure. */
interface LoadedParts {
  menu: ContentMenu
  grids: readonly Grid[]
}

interface MenuInputs {
  loaded: LoadedParts | undefined
  search: string
  /** The service's clock minus the device's, in milliseconds: it decides what was added lately. */
  clockOffset: number
}

/** The content menus of a site's pages, by the modules of a page. */
function createPageMenus(runtime: Runtime) {
  const menus = new WeakMap<readonly PlannedModule[], ReturnType<typeof createPageMenu>>()
  return (modules: readonly PlannedModule[]) => {
    const known = menus.get(modules) ?? createPageMenu(modules, (each) => runtime.module(each))
    menus.set(modules, known)
    return known
  }
}

function createPageMenu(modules: readonly PlannedModule[], loaderOf: Runtime['module']) {
  const planned = pageMenus(modules)
  let last: { inputs: MenuInputs; menu: PageMenu } | undefined

  /** Computed once for all grids of the page. */
  function derive(inputs: MenuInputs): PageMenu {
    const { loaded, search, clockOffset } = inputs
    const before = last?.inputs
    if (last && before?.loaded === loaded && before?.search === search && before.clockOffset === clockOffset)
      return last.menu
    const menus = { ...planned, menu: loaded?.menu ?? {} }
    const grids = loaded?.grids
    const state = menuState(menus, grids ?? [], new URLSearchParams(search))
    const results = grids && menuResults(menus, grids, state, Date.now() + clockOffset)
    last = { inputs, menu: { ...menus, loaded: grids, state, results } }
    return last.menu
  }

  return { source: partSource(planned, loaderOf), derive }
}

/** The menus and grids of the page as they are in memory; the component that shows a menu loads them. */
function partSource({ menus, grids }: PlannedMenus, loaderOf: (each: PlannedModule) => Loader<ReadyModule>) {
  const loaders = [...menus, ...grids].map(loaderOf)
  let states: unknown[] = []
  let loaded: LoadedParts | undefined
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
