import { useMemo, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ContentMenu, ModuleTypes } from '../../generated/types'
import type { Loader } from '../../lib/async/loader'
import { isRecord } from '../../lib/json/isRecord'
import type { ReadyModule } from '../../site/assemble/moduleLoaders'
import type { PlannedModule } from '../../site/moduleList'
import { usePageModules } from '../../site/react/PageModules'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import {
  findPageMenus,
  type MenuGrid,
  type MenuResults,
  menuResults,
  mergeMenus,
  type PageMenus,
  type PlannedMenus,
  readMenuState,
  toMenuGrid,
} from './pageMenus'

export interface PageMenu extends PageMenus {
  /** The grids with their titles; undefined until all have loaded. One that fails is left out. */
  loaded: readonly MenuGrid[] | undefined
  state: ReturnType<typeof readMenuState>
  /** Undefined: the grids show their own titles. */
  results: MenuResults | undefined
}

/** The page's content menu, shared by all its menus and grids and derived from the address and the modules. */
export function usePageMenu(): PageMenu {
  const modules = usePageModules()
  const { source, derive } = useRuntime().feature(createPageMenuCache)(modules)
  const loaded = useSyncExternalStore(source.subscribe, source.read)
  const [params] = useSearchParams()
  const search = params.toString()
  const { clockOffset } = useSession()
  return useMemo(() => derive({ loaded, search, clockOffset }), [derive, loaded, search, clockOffset])
}

/** The menus and grids of a page, once all have loaded. One that fails is left out: its own slot reports the failure. */
interface LoadedMenuParts {
  menu: ContentMenu
  grids: readonly MenuGrid[]
}

interface MenuInputs {
  loaded: LoadedMenuParts | undefined
  search: string
  /** The service's clock minus the device's, in milliseconds, for the sort by recently added. */
  clockOffset: number
}

/** Caches content menus by the module list of their page. */
function createPageMenuCache(runtime: Runtime) {
  const menus = new WeakMap<readonly PlannedModule[], ReturnType<typeof createPageMenu>>()
  return (modules: readonly PlannedModule[]) => {
    const cached = menus.get(modules) ?? createPageMenu(modules, (each) => runtime.module(each))
    menus.set(modules, cached)
    return cached
  }
}

function createPageMenu(modules: readonly PlannedModule[], loaderOf: Runtime['module']) {
  const planned = findPageMenus(modules)
  let last: { inputs: MenuInputs; menu: PageMenu } | undefined

  /** Memoized, because all grids of the page call it. */
  function derive(inputs: MenuInputs): PageMenu {
    const { loaded, search, clockOffset } = inputs
    const before = last?.inputs
    if (last && before?.loaded === loaded && before?.search === search && before.clockOffset === clockOffset)
      return last.menu
    const menus = { ...planned, menu: loaded?.menu ?? {} }
    const grids = loaded?.grids
    const state = readMenuState(menus, grids ?? [], new URLSearchParams(search))
    const results = grids && menuResults(menus, grids, state, Date.now() + clockOffset)
    last = { inputs, menu: { ...menus, loaded: grids, state, results } }
    return last.menu
  }

  return { source: createLoadedPartsStore(planned, loaderOf), derive }
}

/** A loaded module is valid by the schema of its type. */
const isModuleOf = <Type extends keyof ModuleTypes>(type: Type, module: unknown): module is ModuleTypes[Type] =>
  isRecord(module) && module.type === type

/** External store of the loaded menus and grids; undefined until each has loaded or failed. Only reads their loaders: the components that show them start loading. */
function createLoadedPartsStore(
  { menus, grids }: PlannedMenus,
  loaderOf: (each: PlannedModule) => Loader<ReadyModule>,
) {
  const loaders = [...menus, ...grids].map(loaderOf)
  let states: unknown[] = []
  let loaded: LoadedMenuParts | undefined
  const read = () => {
    const next = loaders.map((loader) => loader.state())
    if (next.length === states.length && next.every((state, index) => state === states[index])) return loaded
    states = next
    const isSettled = next.every(({ value, error }) => value !== undefined || error !== undefined)
    const data = next.map(({ value }) => value?.module)
    loaded = isSettled
      ? {
          menu: mergeMenus(data.filter((each) => isModuleOf('menu_module', each))),
          grids: grids.flatMap((each, index) => {
            const grid = data[menus.length + index]
            return isModuleOf('title_grid', grid) ? [toMenuGrid(each, grid)] : []
          }),
        }
      : undefined
    return loaded
  }
  const subscribe = (listener: () => void) => {
    const unsubscribes = loaders.map((loader) => loader.subscribe(listener))
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }
  return { read, subscribe }
}
